import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getJobRuns, type JobRuns } from '@/lib/admin/libro/informe.ts'
import { ago } from './labels.ts'
import { JobRow, sortedRuns } from './row.tsx'

export const metadata: Metadata = { title: 'Tareas automáticas' }

const PATH = '/almaenigma/correo/tareas'

export default async function Tareas() {
  const db = await adminDb(PATH)
  const { ahora: now, rondas: runs, pendientes } = await getJobRuns(db)
  return (
    <section className="max-w-[900px] px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <p>
        <Link
          href="/almaenigma/correo"
          prefetch={false}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          Correos enviados
        </Link>
      </p>
      <h1 className="mt-2 font-serif text-[2rem] font-medium leading-none tracking-tight">
        Tareas automáticas
      </h1>
      <p className="mt-2 max-w-prose text-texto-2">
        La casa hace todo esto sola. Si una tarea falla, las demás siguen y ella se vuelve a intentar.
      </p>
      <StoppedNotice ahora={now} rondas={runs} />
      {pendientes > 0 && (
        <p className="mt-4 max-w-prose font-medium">
          {pendientes === 1
            ? 'Hay un correo que lleva más de un minuto esperando.'
            : `Hay ${pendientes} correos que llevan más de un minuto esperando.`}
        </p>
      )}
      <ul className="mt-6 border-t-[1.5px] border-texto">
        {sortedRuns(runs).map((run) => (
          <li key={run.nombre} className="border-b border-linea py-4">
            <JobRow run={run} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StoppedNotice({ ahora: now, rondas: runs }: Pick<JobRuns, 'ahora' | 'rondas'>) {
  const stoppedRun = (wanted: string) => {
    const run = runs.find(({ nombre }) => nombre === wanted)
    return run?.tarde ? { desde: run.en ? ` desde ${ago(run.en, now)}` : '' } : null
  }
  const stoppedClock = stoppedRun('reservas')
  const correos = stoppedRun('correos')
  if (stoppedClock)
    return (
      <Aviso titulo={`Nada se hace solo${stoppedClock.desde}`}>
        <p>
          Las solicitudes no caducan, las mesas libres no se ofrecen y nadie recibe recordatorios
          {correos ? ' ni ningún otro correo' : ''}. Lo atrasado se hace en cuanto vuelva a funcionar.
        </p>
        <ul className="mt-2 list-disc pl-5">
          <li>
            Si la base de datos va con la web, vuelve a arrancar la web: <Command>npm start</Command>.
          </li>
          <li>
            Si está en Supabase, arranca el repartidor: <Command>npm run correo</Command>. Todo menos los
            correos puede hacerlo también la base de datos: activa pg_cron y ejecuta en su editor de SQL{' '}
            <Command>select private.programar();</Command>
          </li>
        </ul>
      </Aviso>
    )
  if (correos)
    return (
      <Aviso titulo={`No sale ningún correo${correos.desde}`}>
        <p>
          Lo demás sí se hace, y los correos esperan. Los envía el repartidor, que hay que dejar en marcha:{' '}
          <Command>npm run correo</Command>.
        </p>
      </Aviso>
    )
  return null
}

const Aviso = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <div role="alert" className={`mt-5 ${MENSAJE_ERROR}`}>
    <p className="font-semibold">{titulo}</p>
    <div className="mt-1 max-w-prose text-texto">{children}</div>
  </div>
)

const Command = ({ children }: { children: string }) => (
  <code className="whitespace-nowrap font-semibold">{children}</code>
)
