import type { JobRuns } from '@/lib/admin/libro/informe.ts'
import { ZONA } from '@/lib/core/dates.ts'
import { ago, lasted } from './labels.ts'

const TAREA: Readonly<Record<string, string>> = {
  reservas: 'Recordatorios, solicitudes sin contestar que caducan, ofertas de la lista de espera',
  correos: 'Envío de los correos que esperan',
  cuentas: 'Borrado de las cuentas que lo pidieron',
  retencion: 'Datos cuyo plazo ha terminado',
  clientes: 'Alergias de las fichas que ya no se pueden guardar',
  programados: 'Cambios con fecha: precios, platos y textos',
  oficina: 'Historial e invitaciones antiguas',
  imagenes: 'Fotos que ya no usa nadie',
  fotos: 'Fotos sobrantes del almacén',
  copia: 'Copia de seguridad comprobada: base de datos, archivos y claves',
}
const DATE_TIME = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONA })

type JobRun = JobRuns['rondas'][number]

export const sortedRuns = (runs: readonly JobRun[]): JobRun[] => {
  const names = Object.keys(TAREA)
  const place = ({ nombre }: JobRun) => (nombre in TAREA ? names.indexOf(nombre) : names.length)
  return runs.toSorted((a, b) => place(a) - place(b))
}

function estado(r: JobRun): { dicho: string; classes: string } {
  const isBad = 'bg-(--gamba-velo) text-error'
  if (r.tarde) return { dicho: 'Parada', classes: isBad }
  if (r.falla) return { dicho: 'Falla', classes: isBad }
  if (!r.en) return { dicho: 'Todavía nunca', classes: 'bg-fondo-3' }
  return { dicho: 'Al día', classes: 'bg-(--oliva-velo) text-exito' }
}

function nextRunLabel(r: JobRun, now: string): string {
  if (r.tarde) return r.proxima ? `Le tocaba ${ago(r.proxima, now)}` : 'Tendría que haberse repetido'
  if (r.falla) return 'Se vuelve a intentar cada minuto'
  if (!r.proxima) return 'Se repite sin parar'
  return Date.parse(r.proxima) > Date.parse(now) ? `Otra vez ${ago(r.proxima, now)}` : 'Le toca ya'
}

export function JobRow({ run: r, now }: { run: JobRun; now: string }) {
  const { dicho, classes } = estado(r)
  return (
    <article
      aria-labelledby={`t-${r.nombre}`}
      className={r.falla || r.tarde ? 'pl-4 shadow-[inset_4px_0_0_var(--gamba)]' : undefined}
    >
      <h2 id={`t-${r.nombre}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
        {TAREA[r.nombre] ?? r.nombre}
        <span className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${classes}`}>{dicho}</span>
      </h2>
      {r.en && (
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums text-texto-2">
          <span>
            La última vez{' '}
            <time dateTime={r.en} title={DATE_TIME.format(Date.parse(r.en))}>
              {ago(r.en, now)}
            </time>
          </span>
          {r.ms !== null && <span>Tardó {lasted(r.ms)}</span>}
          <span>{nextRunLabel(r, now)}</span>
        </p>
      )}
      {!r.en && r.nombre === 'fotos' && (
        <p className="mt-1 text-sm text-texto-2">
          La hace el repartidor que tiene la clave del almacén (SUPABASE_SECRET_KEY).
        </p>
      )}
      {r.error && r.error_en && (
        <p className={`mt-1 text-sm wrap-anywhere ${r.falla ? 'font-medium text-error' : 'text-texto-2'}`}>
          {r.falla ? 'Ha fallado' : `Falló por última vez el ${DATE_TIME.format(Date.parse(r.error_en))}`}:{' '}
          {r.error}
        </p>
      )}
    </article>
  )
}
