import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { Countdown } from '@/components/site/cuenta/countdown.tsx'
import { Carta } from '@/components/site/cuenta/mail-sent.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { asCuentaDone, maskedCorreo, RESEND_WAIT_S } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { avisoDe, deCuenta, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'reenviar')

export default async function ResendPage(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, pending, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    readPending(),
    avisoDe(locale, query),
  ])
  const done = asCuentaDone(query.hecho)
  const correo = pending?.correo ?? ''
  const isSent = (done === 'alta' || done === 'reenvio' || query.error === 'espera') && correo !== ''
  const waitText = t('segundos', { n: RESEND_WAIT_S })
  const espera = { segundos: RESEND_WAIT_S, tiempo: waitText, listo: t('yaOtro') }
  const aviso = done === 'reenvio' ? ({ tipo: 'bien', texto: t('reenviar.enviado') } as const) : said
  return (
    <Marco locale={locale} page="/profile/reenviar">
      <CuentaSheet
        titulo={t('reenviar.titulo')}
        intro={t(isSent ? 'reenviar.entradilla' : 'reenviar.sinA')}
        aviso={aviso}
        drawing="dorada"
        glaze="anil"
      >
        <Carta
          locale={locale}
          action="/api/sesion/reenviar"
          correo={correo}
          isSent={isSent}
          boton={t('recuperar.enviar')}
          againLabel={t('reenviar.otra')}
          etiqueta={t('reenviar.correo')}
        >
          {isSent && (
            <div className={styles.dato}>
              <p>{t('reenviar.a', { correo: maskedCorreo(correo) })}</p>
              <p className="mt-2">{t('reenviar.nota')}</p>
              {!query.error && (
                <p className="mt-2">
                  <Countdown texto={t('reenviar.pronto', { tiempo: waitText })} espera={espera} />
                </p>
              )}
            </div>
          )}
        </Carta>
      </CuentaSheet>
    </Marco>
  )
}
