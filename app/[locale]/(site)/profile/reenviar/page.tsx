import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { CuentaAtras } from '@/components/site/cuenta/countdown.tsx'
import { Carta } from '@/components/site/cuenta/mail-sent.tsx'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { asHechoCuenta, CADA_S, correoTapado } from '@/lib/cuenta/links.ts'
import { leerPendiente } from '@/lib/cuenta/pending.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'reenviar')

export default async function PaginaReenviar(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, pendiente, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    leerPendiente(),
    avisoDe(locale, query),
  ])
  const hecho = asHechoCuenta(query.hecho)
  const correo = pendiente?.correo ?? ''
  const enviada = (hecho === 'alta' || hecho === 'reenvio' || query.error === 'espera') && correo !== ''
  const tiempo = t('segundos', { n: CADA_S })
  const espera = { segundos: CADA_S, tiempo, listo: t('yaOtro') }
  const aviso = hecho === 'reenvio' ? ({ tipo: 'bien', texto: t('reenviar.enviado') } as const) : said
  return (
    <Marco locale={locale} pagina="/profile/reenviar">
      <Hoja
        titulo={t('reenviar.titulo')}
        entradilla={t(enviada ? 'reenviar.entradilla' : 'reenviar.sinA')}
        aviso={aviso}
        dibujo="dorada"
        esmalte="anil"
      >
        <Carta
          locale={locale}
          action="/api/sesion/reenviar"
          correo={correo}
          enviada={enviada}
          boton={t('recuperar.enviar')}
          otra={t('reenviar.otra')}
          etiqueta={t('reenviar.correo')}
        >
          {enviada && (
            <div className={styles.dato}>
              <p>{t('reenviar.a', { correo: correoTapado(correo) })}</p>
              <p className="mt-2">{t('reenviar.nota')}</p>
              {!query.error && (
                <p className="mt-2">
                  <CuentaAtras texto={t('reenviar.pronto', { tiempo })} espera={espera} />
                </p>
              )}
            </div>
          )}
        </Carta>
      </Hoja>
    </Marco>
  )
}
