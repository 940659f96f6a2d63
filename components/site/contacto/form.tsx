import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import { HONEYPOT, MAX, type MensajeAviso, type MensajeField, PATTERNS } from '@/lib/contacto/schema.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { Field, FieldError } from '../parts/field.tsx'
import { FormErrors } from '../parts/post-form.tsx'

/** The result of a form that was sent without script. */
export type MensajeState =
  | { type: 'enviado' }
  | { type: 'error'; code: MensajeAviso; campo: MensajeField | null }
  | null

const fieldId = (fieldProps: MensajeField) => `mensaje-${fieldProps}`

async function Thanks({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Mensaje' })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-t-4 border-exito bg-fondo-2 px-5 py-7 movil:px-8">
      <h3 className="flex items-center gap-3 font-serif text-apartado font-medium">
        <span className="text-exito">
          <Icon name="check" size={24} />
        </span>
        {t('graciasTitulo')}
      </h3>
      <p className="max-w-[52ch] text-texto-2">{t('graciasTexto')}</p>
      <ButtonLink
        href={`${localePath(locale, '/contact')}#mensaje`}
        ink="line"
        className="max-w-full whitespace-normal! text-center"
        data-otro
      >
        {t('otro')}
      </ButtonLink>
    </div>
  )
}

async function ErrorSummary({
  locale,
  state,
}: {
  locale: Locale
  state: Extract<MensajeState, { type: 'error' }>
}) {
  const t = await getTranslations({ locale, namespace: 'Mensaje' })
  const text = t(`aviso_${state.campo ?? state.code}`)
  return (
    <div role="alert" className="grid gap-2 border-l-4 border-error bg-gamba-velo px-5 py-5">
      <h3 className="font-serif text-apartado font-medium">{t('errorTitulo')}</h3>
      {state.campo ? (
        <p>
          {t('revisa')}{' '}
          <a href={`#${fieldId(state.campo)}`} className="enlace">
            {text}
          </a>
        </p>
      ) : (
        <p>{text}</p>
      )}
      <p className="text-menor text-texto-2">{t('errorVuelve')}</p>
    </div>
  )
}

type Props = { locale: Locale; state: MensajeState; text: string }

/** `text`: what the message opens with. Without script the browser validates and posts it; enhance.ts sends it in place. */
export async function MensajeForm({ locale, state, text }: Props) {
  const [t, f] = await Promise.all([
    getTranslations({ locale, namespace: 'Mensaje' }),
    getTranslations({ locale, namespace: 'Formulario' }),
  ])
  if (state?.type === 'enviado') return <Thanks locale={locale} />
  const invalidField = state?.campo
  const fieldProps = (name: MensajeField) => ({
    id: fieldId(name),
    name,
    error: t(`aviso_${name}`),
    isInvalid: invalidField === name,
  })
  const optional = t('opcional')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {state && <ErrorSummary locale={locale} state={state} />}
      <form
        method="post"
        action="/api/contacto"
        data-mejora="contacto"
        data-ya="siempre"
        data-enviando={t('enviando')}
        data-sin-conexion={t('sinConexion')}
        data-fallo={t('aviso_unreachable')}
        className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
      >
        <input type="hidden" name="locale" value={locale} />
        <FormErrors title={f('titulo')} />
        <p className="text-micro text-texto-3">{t('obligatorio')}</p>
        <div className="grid items-start gap-x-3 gap-y-5.5 movil:grid-cols-2">
          <Field
            {...fieldProps('nombre')}
            label={t('nombre')}
            autoComplete="name"
            required
            minLength={2}
            maxLength={MAX.nombre}
          />
          <Field
            {...fieldProps('email')}
            label={t('email')}
            type="email"
            autoComplete="email"
            required
            maxLength={MAX.email}
            pattern={PATTERNS.email}
            title={t('aviso_email')}
          />
          <Field
            {...fieldProps('telefono')}
            label={t('telefono')}
            optional={optional}
            type="tel"
            autoComplete="tel"
            maxLength={MAX.telefono}
            pattern={PATTERNS.telefono}
            title={t('aviso_telefono')}
          />
          <Field {...fieldProps('asunto')} label={t('asunto')} optional={optional} maxLength={MAX.asunto} />
        </div>
        <Field
          {...fieldProps('texto')}
          area
          label={t('texto')}
          hint={t('textoAyuda')}
          rows={7}
          required
          maxLength={MAX.texto}
          defaultValue={text}
        />
        <div className="oculto" aria-hidden="true">
          <label>
            {t('trampa')}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              id={fieldId('privacidad')}
              name="privacidad"
              required
              aria-invalid={invalidField === 'privacidad' || undefined}
              aria-describedby={invalidField === 'privacidad' ? `${fieldId('privacidad')}-aviso` : undefined}
              className="size-6 flex-none accent-accion"
            />
            <span>
              {t.rich('privacidad', {
                enlace: (text) => (
                  <a href={localePath(locale, '/privacidad')} className="enlace">
                    {text}
                  </a>
                ),
              })}
            </span>
          </label>
          <FieldError
            id={fieldId('privacidad')}
            error={t('aviso_privacidad')}
            isInvalid={invalidField === 'privacidad'}
          />
        </div>
        <p
          data-fallo-general
          role="alert"
          className="empty:hidden border-l-4 border-error bg-gamba-velo px-5 py-4"
        />
        <Button
          type="submit"
          size="l"
          className="justify-self-start aria-disabled:opacity-60 max-movil:w-full"
        >
          {t('enviar')}
        </Button>
        <div hidden data-gracias>
          <Thanks locale={locale} />
        </div>
      </form>
      <div role="status" tabIndex={-1} className="outline-none" data-estado />
    </div>
  )
}
