import Link from 'next/link'
import { Interruptor } from '@/components/admin/interruptor.tsx'
import { Asa } from '@/components/admin/lista/asa.tsx'
import { BorrarFila } from '@/components/admin/lista/borrar-fila.tsx'
import { Insignias } from '@/components/admin/lista/insignias.tsx'
import type { PreguntaFila } from '@/lib/admin/preguntas-frecuentes.ts'
import { borrarPregunta, devolverPregunta, mostrarPregunta } from './actions.ts'
import { estadoDe } from './estado.ts'
import { TEMAS } from './temas.ts'

/** One question of the list. */
export function Fila({ pregunta: p }: { pregunta: PreguntaFila }) {
  return (
    <tr
      data-fila={p.id}
      className="border-b border-linea hover:bg-fondo-2 data-arrastrada:relative data-arrastrada:z-10 data-arrastrada:bg-(--limon-velo) [&>td]:py-2.5"
    >
      <td>
        <Asa id={p.id} nombre={p.pregunta}>
          <BorrarFila
            id={p.id}
            nombre={p.pregunta}
            consecuencia="Deja de leerse en la web en los cinco idiomas, y Enigmito deja de contestarla."
            borrar={borrarPregunta}
            devolver={devolverPregunta}
          />
        </Asa>
      </td>
      <td className="pl-2 pr-2">
        <Link
          href={`/almaenigma/preguntas-frecuentes/${p.id}`}
          prefetch={false}
          className={`block font-semibold leading-snug hover:underline ${p.visible ? '' : 'text-texto-3'}`}
        >
          {p.pregunta}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">{TEMAS[p.tema] ?? 'Otro tema'}</span>
      </td>
      <td className="max-movil:hidden">
        <Insignias de={(idioma) => estadoDe(p, idioma)} />
      </td>
      <td className="pl-2 text-right">
        <Interruptor id={p.id} nombre={p.pregunta} visible={p.visible} action={mostrarPregunta} />
      </td>
    </tr>
  )
}
