import { BUTTON } from '../parts/classes.ts'

const DATE_TIME = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

type Props = {
  en: number
  /** It was on its way when the page went: perhaps it arrived. */
  enviado: boolean
  discard: () => void
}

/** Said once, above the fields: they hold what was typed before a crash or a reload, and nobody has saved it. */
export function Recovered({ en, enviado, discard }: Props) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs bg-(--limon-velo) px-4 py-3 text-[0.9375rem]"
    >
      <p className="mr-auto">
        <b className="font-semibold">Aquí está lo que escribiste y no se guardó</b> ({DATE_TIME.format(en)}).{' '}
        {enviado
          ? 'Se estaba guardando cuando se cerró la página: mira antes si ya está en la lista.'
          : 'Guárdalo o descártalo.'}
      </p>
      <button type="button" className={BUTTON.suave} onClick={discard}>
        Descartar lo recuperado
      </button>
    </div>
  )
}
