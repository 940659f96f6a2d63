import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'

type Props = {
  locale: Locale
  codigo: string
  confirmation: Texto | null
  whatsapp: string
}

export async function NewReserva({ locale, codigo, confirmation, whatsapp }: Props) {
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Reservas' }),
  ])
  const steps = [t('siguiente1'), t('siguiente2'), t('siguiente3')]
  return (
    <section
      id="resultado"
      role="status"
      className="mt-9 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 border-t-4 border-exito bg-fondo-2 px-5 py-7 movil:px-8"
    >
      <h2 className="flex items-center gap-3 font-serif text-seccion font-medium">
        <span className="text-exito">
          <Icon name="check" size={24} />
        </span>
        {t('nuevaTitulo')}
      </h2>
      <p className="max-w-[60ch]" {...(confirmation && enIdioma(confirmation, locale))}>
        {confirmation?.text ?? r('graciasTexto')}
      </p>
      <dl className="grid gap-1">
        <dt className="text-micro text-texto-3">{r('codigo')}</dt>
        <dd className="text-[clamp(1.25rem,7vw,2rem)] leading-none font-semibold tracking-[.12em] tabular-nums select-all">
          {codigo}
        </dd>
      </dl>
      <div>
        <h3 className="font-semibold">{t('siguiente')}</h3>
        <ol className="mt-1 list-decimal pl-5 text-texto-2">
          {steps.map((step) => (
            <li key={step} className="max-w-[60ch] py-0.5">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="print:hidden">
        <ButtonLink
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          data-whatsapp
          className="max-w-full px-4! py-3 text-center whitespace-normal!"
        >
          <Icon name="mensaje" />
          {t('whatsapp')}
        </ButtonLink>
        <p className="mt-2 max-w-[60ch] text-menor text-texto-2">{t('whatsappTexto')}</p>
      </div>
    </section>
  )
}
