import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { deConsulta, metadatos } from '@/app/[locale]/metadatos.ts'
import type { EstadoReserva } from '@/components/site/reserva-resultado.tsx'
import { avisos } from '@/lib/http/mensajes.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { isReservaAviso } from '@/lib/reservas/avisos.ts'
import { leerReglas } from '@/lib/reservas/leer.ts'
import { DEFAULT_RULES } from '@/lib/reservas/reglas.ts'
import { VistaReservas } from '../vista.tsx'

/** What `POST /api/reservas` sends a form back to: made for each visit. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Query = Record<string, string | string[] | undefined>
type Props = ConIdioma & { searchParams: Promise<Query> }

/** Eight characters of Crockford's base 32: nothing else of the address is ever shown. */
const CODIGO = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** The text of a refusal; a code nobody knows is a failure without a name. */
async function textoDe(error: string, locale: Locale): Promise<string> {
  const texts = avisos(locale)
  if (isReservaAviso(error)) {
    const rules = error === 'personas' ? await leerReglas().catch(() => DEFAULT_RULES) : DEFAULT_RULES
    // Monday or a special day: the address does not say which day it was.
    return texts[error === 'cerrado' ? 'cerrado_otro' : error]
      .replace('{min}', String(rules.personasMin))
      .replace('{max}', String(rules.personasMax))
  }
  if (error === 'frecuencia' || error === 'clave') return texts[error]
  return error === 'invalid_json' || error === 'too_long' ? texts.formato : texts.fallo
}

async function estadoDe(query: Query, locale: Locale): Promise<EstadoReserva> {
  const { codigo, error } = query
  if (typeof error === 'string') return { tipo: 'error', texto: await textoDe(error, locale) }
  return typeof codigo === 'string' && CODIGO.test(codigo) ? { tipo: 'pedida', codigo } : null
}

/** The title says first what happened. */
export async function generateMetadata({ searchParams, ...props }: Props): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const [page, t, estado] = await Promise.all([
    metadatos(locale, '/reservations'),
    getTranslations({ locale, namespace: 'Reservas' }),
    searchParams.then((query) => estadoDe(query, locale)),
  ])
  const what = estado && (estado.tipo === 'pedida' ? t('graciasTitulo') : t('errorTitulo'))
  return { ...deConsulta(page), ...(what ? { title: `${what} · ${String(page.title)}` } : {}) }
}

export default async function Consulta({ searchParams, ...props }: Props) {
  const locale = await idiomaDe(props)
  return <VistaReservas locale={locale} estado={await estadoDe(await searchParams, locale)} />
}
