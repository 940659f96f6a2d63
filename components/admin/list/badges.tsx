import type { Completeness, Idioma } from '../translations/completeness.ts'
import { IDIOMAS, NOMBRE_IDIOMA } from '../translations/completeness.ts'

const BADGE = {
  completo: 'bg-(--oliva-velo) text-exito',
  parcial: 'bg-(--limon-velo) text-texto shadow-[inset_0_0_0_1px_var(--borde)]',
  falta: 'text-texto-3 shadow-[inset_0_0_0_1px_var(--linea)]',
} as const

export function IdiomaBadges({ de }: { de: (idioma: Idioma) => Completeness }) {
  return (
    <ul className="flex gap-[3px] text-[0.6875rem] font-semibold leading-[18px]">
      <li className={`w-[22px] rounded-xs text-center ${BADGE.completo}`}>
        ES<span className="sr-only">: original</span>
      </li>
      {IDIOMAS.map((idioma) => {
        const { grade, motivo } = de(idioma)
        return (
          <li
            key={idioma}
            title={`${NOMBRE_IDIOMA[idioma]}: ${motivo}`}
            className={`w-[22px] rounded-xs text-center ${BADGE[grade]}`}
          >
            {idioma.toUpperCase()}
            <span className="sr-only">: {motivo}</span>
          </li>
        )
      })}
    </ul>
  )
}
