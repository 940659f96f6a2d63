import Link from 'next/link'
import { Insignias } from '@/components/admin/list/badges.tsx'
import { BorrarFila } from '@/components/admin/list/delete-row.tsx'
import { Asa } from '@/components/admin/list/handle.tsx'
import { alergenosDe, preciosDe } from '@/components/admin/list/labels.ts'
import { enlace } from '@/components/admin/list/links.ts'
import { Marca } from '@/components/admin/list/mark.tsx'
import { AgotarFila, DuplicarFila } from '@/components/admin/list/options.tsx'
import { Miniatura } from '@/components/admin/list/row-thumbnail.tsx'
import { claseFila } from '@/components/admin/list/table.tsx'
import { Interruptor } from '@/components/admin/parts/switch.tsx'
import { completitudDe, TEXTOS_DE_PLATO } from '@/components/admin/translations/completeness.ts'
import { agotado } from '@/lib/admin/carta/platos-list.ts'
import type { Vista } from '@/lib/admin/list/list.ts'
import type { FilaPlato } from '@/lib/admin/list/rows.ts'
import { agotar, borrar, devolver, duplicar, mostrar } from './list-actions.ts'

type Props = { plato: FilaPlato; vista: Vista; elegido: boolean }

/** One dish of the list. */
export function Fila({ plato: p, vista, elegido }: Props) {
  const tono = p.visible ? '' : 'text-texto-3'
  const hoyNo = agotado(p, Date.now())
  return (
    <tr data-fila={p.id} className={claseFila(elegido)}>
      <td>
        <span className="flex items-center">
          {vista.seleccion ? (
            <Marca id={p.id} nombre={p.nombre} />
          ) : (
            <Asa id={p.id} nombre={p.nombre}>
              <AgotarFila id={p.id} nombre={p.nombre} agotado={hoyNo} action={agotar} />
              <DuplicarFila id={p.id} nombre={p.nombre} action={duplicar} />
              <BorrarFila
                id={p.id}
                nombre={p.nombre}
                consecuencia="Deja de verse en la carta en los cinco idiomas."
                borrar={borrar}
                devolver={devolver}
              />
            </Asa>
          )}
          <Miniatura slug={p.slug} ilustracion={p.ilustracion} imagen={p.imagen} />
        </span>
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={enlace(`/almaenigma/platos/${p.id}`, vista)}
          prefetch={false}
          aria-current={elegido ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tono}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {p.categoria.nombre}, {alergenosDe(p)}
          {hoyNo && <b className="font-semibold text-error">, agotado hoy</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completitudDe(p, idioma, TEXTOS_DE_PLATO)} />
      </td>
      <td className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${tono}`}>
        {preciosDe(p.precios)}
      </td>
      <td className="pl-2 text-right">
        <Interruptor id={p.id} nombre={p.nombre} visible={p.visible} action={mostrar} />
      </td>
    </tr>
  )
}
