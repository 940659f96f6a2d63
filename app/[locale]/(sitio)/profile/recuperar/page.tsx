import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import styles from '@/components/site/acceso/acceso.module.css'
import { Carta } from '@/components/site/acceso/carta.tsx'
import { CuentaAtras } from '@/components/site/acceso/cuenta-atras.tsx'
import { Hoja } from '@/components/site/acceso/hoja.tsx'
import { CADA_S, correoTapado } from '@/lib/auth/cuenta.ts'
import { leerPendiente } from '@/lib/cuenta/pendiente.ts'
import { avisoDe, type Consulta, deCuenta } from '../aviso.ts'

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
