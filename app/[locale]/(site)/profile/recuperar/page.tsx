import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { Countdown } from '@/components/site/cuenta/countdown.tsx'
import { Carta } from '@/components/site/cuenta/mail-sent.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { maskedCorreo, RESEND_WAIT_S } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { avisoDe, deCuenta, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'recuperar')

export default async function RecoverPage(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, pending, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    readPending(),
    avisoDe(locale, query),
  ])
  const correo = pending?.correo ?? ''
  const isSent = query.hecho === 'recuperar' && correo !== ''
  const waitText = t('segundos', { n: RESEND_WAIT_S })
  const espera = { segundos: RESEND_WAIT_S, tiempo: waitText, listo: t('yaOtro') }
  const aviso = isSent
    ? ({ tipo: 'bien', texto: t('recuperar.hecho', { correo: maskedCorreo(correo) }) } as const)
    : said
  return (
    <Marco locale={locale} page="/profile/recuperar">
      <CuentaSheet
        titulo={t('recuperar.titulo')}
        intro={isSent ? null : t('recuperar.entradilla')}
        aviso={aviso}
        drawing="copa"
        glaze="mosto"
      >
        <Carta
          locale={locale}
          action="/api/sesion/recuperar"
          correo={query.error || isSent ? correo : ''}
          isSent={isSent}
          boton={t('recuperar.enviar')}
          againLabel={t('recuperar.otra')}
          etiqueta={t('recuperar.correo')}
        >
          {isSent && (
            <div className={styles.dato}>
              <p>{t('reenviar.nota')}</p>
              <p className="mt-2">
                <Countdown texto={t('reenviar.pronto', { tiempo: waitText })} espera={espera} />
              </p>
            </div>
          )}
        </Carta>
      </CuentaSheet>
    </Marco>
  )
}
