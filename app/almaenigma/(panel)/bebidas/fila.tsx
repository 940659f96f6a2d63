import Link from 'next/link'
import { completitudDe, TEXTOS_DE_BEBIDA } from '@/components/admin/completitud.ts'
import { Interruptor } from '@/components/admin/interruptor.tsx'
import { Asa } from '@/components/admin/lista/asa.tsx'
import { BorrarFila } from '@/components/admin/lista/borrar-fila.tsx'
import { enlace } from '@/components/admin/lista/enlaces.ts'
import { Insignias } from '@/components/admin/lista/insignias.tsx'
import { Marca } from '@/components/admin/lista/marca.tsx'
import { Miniatura } from '@/components/admin/lista/miniatura.tsx'
import { AgotarFila, DuplicarFila } from '@/components/admin/lista/opciones.tsx'
import { alergenosDe, preciosDe } from '@/components/admin/lista/palabras.ts'
import { claseFila } from '@/components/admin/lista/tabla.tsx'
import type { Vista } from '@/lib/admin/lista.ts'
import type { FilaBebida } from '@/lib/admin/listas.ts'
import { agotado } from '@/lib/admin/platos.ts'
import { agotar, borrar, devolver, duplicar, mostrar } from './lista-acciones.ts'

type Props = { bebida: FilaBebida; vista: Vista; elegido: boolean }

/** One drink of the list. */
export function Fila({ bebida: p, vista, elegido }: Props) {
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
          href={enlace(`/almaenigma/bebidas/${p.id}`, vista)}
          prefetch={false}
          aria-current={elegido ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tono}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {p.categoria.nombre}, {alergenosDe(p)}
          {hoyNo && <b className="font-semibold text-error">, agotada hoy</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => completitudDe(p, idioma, TEXTOS_DE_BEBIDA)} />
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
