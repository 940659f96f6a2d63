import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { Switch } from '@/components/admin/parts/switch.tsx'
import { type MensajeRow, replyHref } from '@/lib/admin/contacto/mensajes.ts'
import { ZONA } from '@/lib/core/dates.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { setReadAction } from '../actions.ts'

const READ_LABELS = {
  campo: 'leido',
  label: 'leído',
  si: 'queda como leído.',
  no: 'vuelve a estar sin leer.',
}
const IDIOMA = { es: 'español', en: 'inglés', fr: 'francés', de: 'alemán', it: 'italiano' } as const

const DATE_TIME = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONA })

export function Mensaje({ mensaje: m, asunto }: { mensaje: MensajeRow; asunto: string }) {
  const isNew = m.leido_en === null
  return (
    <article
      aria-labelledby={`m-${m.id}`}
      className={`border-b border-linea py-5 ${isNew ? 'pl-4 shadow-[inset_4px_0_0_var(--limon)]' : ''}`}
    >
      <header className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1">
          <h2
            id={`m-${m.id}`}
            className={`text-[1.0625rem] leading-snug wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium text-texto-2'}`}
          >
            <bdi>{m.nombre}</bdi>
            {isNew && (
              <span className="ml-2.5 rounded-xs bg-limon px-1.5 py-0.5 align-[.1em] text-xs font-semibold text-tinta">
                Sin leer
              </span>
            )}
          </h2>
          <p className="text-[0.8125rem] text-texto-3">
            <time dateTime={m.creado_en}>{DATE_TIME.format(Date.parse(m.creado_en))}</time>, en{' '}
            {IDIOMA[m.idioma]}
          </p>
        </div>
        <div className="flex items-center gap-2 text-[0.8125rem] text-texto-3">
          <span aria-hidden="true">Leído</span>
          <Switch
            id={m.id}
            nombre={`El mensaje de ${m.nombre}`}
            visible={!isNew}
            action={setReadAction}
            labels={READ_LABELS}
          />
        </div>
      </header>
      <div lang={m.idioma} dir="auto" className="mt-2 max-w-[72ch] wrap-anywhere">
        {m.asunto && <p className="font-semibold">{m.asunto}</p>}
        <p className="whitespace-pre-wrap">{m.texto}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={replyHref(m.email, asunto)} className={BUTTON.suave}>
          <Icon name="correo" className="size-4" />
          Responder<span className="sr-only"> a {m.nombre}</span>
        </a>
        <span className="wrap-anywhere text-sm text-texto-2">{m.email}</span>
        {m.telefono && (
          <a href={`tel:${m.telefono}`} className="whitespace-nowrap text-sm font-semibold underline">
            {groupDigits(m.telefono)}
          </a>
        )}
      </div>
    </article>
  )
}
