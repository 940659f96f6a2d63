import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { Countdown } from '@/components/site/cuenta/countdown.tsx'
import { MailRequest } from '@/components/site/cuenta/mail-sent.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { asCuentaDone, maskedCorreo, RESEND_WAIT_S } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  cuentaMetadata(await localeOf(props), 'reenviar')

export default async function ResendPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  const [t, pending, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    readPending(),
    noticeOf(locale, query),
  ])
  const done = asCuentaDone(query.hecho)
  const correo = pending?.correo ?? ''
  const isSent = (done === 'alta' || done === 'reenvio' || query.error === 'espera') && correo !== ''
  const waitText = t('segundos', { n: RESEND_WAIT_S })
  const wait = { seconds: RESEND_WAIT_S, phrase: waitText, done: t('yaOtro') }
  const notice = done === 'reenvio' ? ({ tone: 'bien', text: t('reenviar.enviado') } as const) : said
  return (
    <Frame locale={locale} page="/profile/reenviar">
      <CuentaSheet
        title={t('reenviar.titulo')}
        intro={t(isSent ? 'reenviar.entradilla' : 'reenviar.sinA')}
        notice={notice}
        drawing="barca"
        glaze="limon"
      >
        <MailRequest
          locale={locale}
          action="/api/sesion/reenviar"
          correo={correo}
          isSent={isSent}
          buttonLabel={t('recuperar.enviar')}
          againLabel={t('reenviar.otra')}
          fieldLabel={t('reenviar.correo')}
        >
          {isSent && (
            <div className={styles.dato}>
              <p>{t('reenviar.a', { correo: maskedCorreo(correo) })}</p>
              <p className="mt-2">{t('reenviar.nota')}</p>
              {!query.error && (
                <p className="mt-2">
                  <Countdown text={t('reenviar.pronto', { tiempo: waitText })} wait={wait} />
                </p>
              )}
            </div>
          )}
        </MailRequest>
      </CuentaSheet>
    </Frame>
  )
}
