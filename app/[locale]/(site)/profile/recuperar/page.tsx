import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import styles from '@/components/site/cuenta/acceso.module.css'
import { CuentaAtras } from '@/components/site/cuenta/countdown.tsx'
import { Carta } from '@/components/site/cuenta/mail-sent.tsx'
import { Hoja } from '@/components/site/cuenta/sheet.tsx'
import { CADA_S, correoTapado } from '@/lib/cuenta/links.ts'
import { leerPendiente } from '@/lib/cuenta/pending.ts'
import { avisoDe, type Consulta, deCuenta } from '../notice.ts'

export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Consulta> }

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  deCuenta(await idiomaDe(props), 'recuperar')

export default async function PaginaRecuperar(props: Props) {
  const [locale, query] = await Promise.all([idiomaDe(props), props.searchParams])
  const [t, pendiente, said] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    leerPendiente(),
    avisoDe(locale, query),
  ])
  const correo = pendiente?.correo ?? ''
  const enviada = query.hecho === 'recuperar' && correo !== ''
  const tiempo = t('segundos', { n: CADA_S })
  const espera = { segundos: CADA_S, tiempo, listo: t('yaOtro') }
  const aviso = enviada
    ? ({ tipo: 'bien', texto: t('recuperar.hecho', { correo: correoTapado(correo) }) } as const)
    : said
  return (
    <Marco locale={locale} pagina="/profile/recuperar">
      <Hoja
        titulo={t('recuperar.titulo')}
        entradilla={enviada ? null : t('recuperar.entradilla')}
        aviso={aviso}
        dibujo="copa"
        esmalte="mosto"
      >
        <Carta
          locale={locale}
          action="/api/sesion/recuperar"
          correo={query.error || enviada ? correo : ''}
          enviada={enviada}
          boton={t('recuperar.enviar')}
          otra={t('recuperar.otra')}
          etiqueta={t('recuperar.correo')}
        >
          {enviada && (
            <div className={styles.dato}>
              <p>{t('reenviar.nota')}</p>
              <p className="mt-2">
                <CuentaAtras texto={t('reenviar.pronto', { tiempo })} espera={espera} />
              </p>
            </div>
          )}
        </Carta>
      </Hoja>
    </Marco>
  )
}
