import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { Countdown } from '@/components/site/cuenta/countdown.tsx'
import { MailRequest } from '@/components/site/cuenta/mail-sent.tsx'
import { CuentaSheet } from '@/components/site/cuenta/sheet.tsx'
import { maskedCorreo, RESEND_WAIT_S } from '@/lib/cuenta/links.ts'
import { readPending } from '@/lib/cuenta/pending.ts'
import { cuentaMetadata, noticeOf, type Query } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Query> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  cuentaMetadata(await localeOf(props), 'recuperar')

export default async function RecoverPage(props: Props) {
  const [locale, query] = await Promise.all([localeOf(props), props.searchParams])
  const [t, pending, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    readPending(),
    noticeOf(locale, query),
  ])
  const correo = pending?.correo ?? ''
  const isSent = query.hecho === 'recuperar' && correo !== ''
  const waitText = t('segundos', { n: RESEND_WAIT_S })
  const wait = { seconds: RESEND_WAIT_S, phrase: waitText, done: t('yaOtro') }
  const notice = isSent
    ? ({ tone: 'bien', text: t('recuperar.hecho', { correo: maskedCorreo(correo) }) } as const)
    : said
  return (
    <Frame locale={locale} page="/profile/recuperar">
      <CuentaSheet
        title={t('recuperar.titulo')}
        intro={isSent ? null : t('recuperar.entradilla')}
        notice={notice}
        drawing="llave"
        glaze="salmonete"
      >
        <MailRequest
          locale={locale}
          action="/api/sesion/recuperar"
          correo={query.error || isSent ? correo : ''}
          isSent={isSent}
          buttonLabel={t('recuperar.enviar')}
          againLabel={t('recuperar.otra')}
          fieldLabel={t('recuperar.correo')}
        >
          {isSent && (
            <div className={styles.dato}>
              <p>{t('reenviar.nota')}</p>
              <p className="mt-2">
                <Countdown text={t('reenviar.pronto', { tiempo: waitText })} wait={wait} />
              </p>
            </div>
          )}
        </MailRequest>
      </CuentaSheet>
    </Frame>
  )
}
