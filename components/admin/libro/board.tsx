'use client'
import { useEffect, useState } from 'react'
import type { Apunte, Dia } from '@/lib/admin/libro/shapes.ts'
import { type Ahora, daysBetween, minutes } from '@/lib/core/dates.ts'
import { useToast } from '../parts/toasts.tsx'
import { ApunteDelLibro } from './entry.tsx'
import { Espera } from './espera.tsx'
import { LLENO } from './forms.tsx'
import { CAIDAS } from './labels.ts'
import { Servicio } from './servicio.tsx'
import { Barra, Timbres } from './toolbar.tsx'
import { useDia } from './use-day.ts'
import { useTeclas } from './use-keys.ts'
import { useAhora } from './use-now.ts'
import { type Acciones, useVerbos } from './use-verbs.ts'
import { type Abierta, Ventana } from './window.tsx'

const llano = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const casa = (r: Apunte, q: string): boolean => {
  const cifras = q.replace(/\D/g, '')
  return (
    llano(r.nombre).includes(q) ||
    r.codigo.toLowerCase().includes(q) ||
    (cifras.length > 2 && (r.telefono ?? '').includes(cifras))
  )
}

/** The board of a day: lunch and dinner side by side, as the book stands now. */
export function Tablero({
  inicial,
  alAbrir,
  acciones,
}: {
  inicial: Dia
  alAbrir: Ahora
  acciones: Acciones
}) {
  const { dia, corte, pendientes, leer } = useDia(inicial)
  const ahora = useAhora(alAbrir)
  const { hacer, busy, atras } = useVerbos(acciones, leer)
  const [texto, buscar] = useState('')
  const [elegida, elegir] = useState<string | null>(null)
  const [abierta, abrir] = useState<Abierta>(null)
  const toast = useToast()
  // The button that was pressed may be gone with its step, or its row may stand elsewhere: whoever has keys alone stays
  // on it, and sees it.
  useEffect(() => {
    const row = elegida && !busy && !abierta ? document.getElementById(`r-${elegida}`) : null
    const here = document.activeElement
    if (here === document.body) row?.focus()
    else if (row?.contains(here)) here?.scrollIntoView({ block: 'nearest' })
  }, [busy, abierta, elegida])
  const q = llano(texto.trim())
  const halladas = dia.reservas.filter((r) => q === '' || casa(r, q))
  // Whoever does not come any more is out of the way, but for whom is looked for and what can still be taken back.
  const caida = (r: Apunte) => CAIDAS.includes(r.estado) && !r.deshacer && q === ''
  const visibles = halladas.filter((r) => !caida(r))
  const hoy = dia.fecha <= ahora.fecha
  const retraso = (r: Apunte) =>
    daysBetween(dia.fecha, ahora.fecha) * 1440 + minutes(ahora.hora) - minutes(r.hora)
  const tarde = (r: Apunte) => retraso(r) >= 0

  const sentar = async (r: Apunte) => {
    const answer = await hacer('sentar', r, {}, `${r.nombre}: en su mesa.`)
    if (LLENO.includes(answer?.aviso ?? '')) abrir({ tipo: 'sentar', r })
  }
  useTeclas({
    visibles,
    elegida,
    elegir,
    tecla: (key, r) => {
      if (key === 'c' && r.pasos.includes('confirmada'))
        return void hacer('pasar', r, { a: 'confirmada' }, `${r.nombre}: confirmada.`)
      if (key === 'n' && r.pasos.includes('no_presentada') && tarde(r))
        return void hacer('pasar', r, { a: 'no_presentada', avisar: 'no' }, `${r.nombre}: no vino.`)
      if (key === 's' && hoy && r.pasos.includes('sentada')) return void sentar(r)
      toast({ texto: `Con ${r.nombre} eso no se puede hacer ahora.`, error: true })
    },
  })

  const columna = (id: 'comida' | 'cena') =>
    halladas.filter(({ hora }) => hora >= dia.cena_desde === (id === 'cena'))
  const fila = (r: Apunte) => (
    <ApunteDelLibro
      key={r.id}
      {...{ r, hoy, hacer, sentar, abrir, elegir, atras }}
      elegida={r.id === (elegida ?? visibles[0]?.id)}
      tarde={tarde(r)}
      retraso={retraso(r)}
      busy={busy === r.id}
    />
  )
  const cerrar = () => abrir(null)
  return (
    <>
      <Barra texto={texto} buscar={buscar} anotar={(canal) => abrir({ tipo: 'anotar', canal })} />
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {pendientes !== null && pendientes > 0 && (
          <a
            href="/almaenigma/reservas/lista?ver=pendientes"
            className="inline-flex min-h-10 items-center text-sm underline underline-offset-4 print:hidden"
          >
            {pendientes} por confirmar en todos los días
          </a>
        )}
        <a
          href="#cena"
          className="inline-flex min-h-10 items-center text-sm underline underline-offset-4 min-[1100px]:hidden print:hidden"
        >
          Ir a la cena
        </a>
      </div>
      <p
        role="status"
        className={corte ? 'mt-3 border-[1.5px] border-error px-4 py-3 text-error' : 'sr-only'}
      >
        {corte === 'red' &&
          'Sin conexión con la casa. Esto es lo último que se vio; en cuanto vuelva se pone al día solo.'}
        {corte === 'sesion' &&
          'La sesión ha terminado: vuelve a entrar para seguir. Lo que ves es lo último que se leyó.'}
      </p>
      {dia.cerrado && (
        <p className="mt-4 border-l-4 border-error pl-4 font-semibold">
          Este día está cerrado: la web no ofrece mesas.
        </p>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-8 min-[1100px]:grid-cols-2 print:grid-cols-2">
        {(['comida', 'cena'] as const).map((id) => (
          <Servicio
            key={id}
            id={id}
            titulo={id === 'comida' ? 'Comida' : 'Cena'}
            dia={dia}
            reservas={columna(id)}
            caidas={columna(id).filter(caida)}
            fila={fila}
            preguntar={(hora) => abrir({ tipo: 'porque', hora })}
          />
        ))}
      </div>
      <Espera espera={dia.espera} />
      <Timbres />
      <Ventana {...{ abierta, dia, hacer, cerrar }} />
    </>
  )
}
