import Link from 'next/link'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { BorrarFila } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { alergenosDe, euros } from '@/components/admin/list/labels.ts'
import { enlace } from '@/components/admin/list/links.ts'
import { Marca } from '@/components/admin/list/mark.tsx'
import { DuplicarFila } from '@/components/admin/list/options.tsx'
import { Miniatura } from '@/components/admin/list/row-thumbnail.tsx'
import { claseFila } from '@/components/admin/list/table.tsx'
import { Interruptor } from '@/components/admin/parts/switch.tsx'
import { completitudDe, TEXTOS_DE_VINO } from '@/components/admin/translations/completeness.ts'
import type { Vista } from '@/lib/admin/list/list.ts'
import type { FilaVino } from '@/lib/admin/list/rows.ts'
import { borrar, devolver, duplicar, mostrar } from './list-actions.ts'

const ESTILO: Readonly<Record<string, string>> = {
  espumoso: 'Espumoso',
  blanco: 'Blanco',
  naranja: 'Naranja',
  rosado: 'Rosado',
  tinto: 'Tinto',
  generoso: 'Generoso',
  dulce: 'Dulce',
}

type Props = { vino: FilaVino; vista: Vista; elegido: boolean }

/** One wine of the list. */
export function Fila({ vino: p, vista, elegido }: Props) {
  const tono = p.visible ? '' : 'text-texto-3'
  return (
    <tr data-fila={p.id} className={claseFila(elegido)}>
      <td>
        <span className="flex items-center">
          {vista.seleccion ? (
            <Marca id={p.id} nombre={p.nombre} />
          ) : (
            <Asa id={p.id} nombre={p.nombre}>
              <DuplicarFila id={p.id} nombre={p.nombre} action={duplicar} />
              <BorrarFila
                id={p.id}
                nombre={p.nombre}
                consecuencia="Deja de verse en la cava, y con él los maridajes que lo nombran."
                borrar={borrar}
                devolver={devolver}
              />
            </Asa>
          )}
          <Miniatura slug={p.slug} ilustracion={null} imagen={p.imagen} />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={enlace(`/almaenigma/vinos/${p.id}`, vista)}
          prefetch={false}
          aria-current={elegido ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tono}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {[p.bodega, p.region, p.anada].filter(Boolean).join(', ')}. {ESTILO[p.estilo] ?? p.estilo},{' '}
          {alergenosDe(p)}
          {p.stock === 0 && <b className="font-semibold text-error">, sin existencias</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completitudDe(p, idioma, TEXTOS_DE_VINO)} />
      </td>
      <td className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${tono}`}>
        {euros(p.precio_botella_cents)}
        {p.precio_copa_cents !== null && (
          <span className="block text-[0.8125rem] text-texto-3">{euros(p.precio_copa_cents)} copa</span>
        )}
      </td>
      <td className="pl-2 text-right">
        <Interruptor id={p.id} nombre={p.nombre} visible={p.visible} action={mostrar} />
      </td>
    </tr>
  )
}
