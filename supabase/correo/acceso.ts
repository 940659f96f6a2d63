import { fill } from '../../lib/i18n/fill-text.ts'
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts'
import { localePath } from '../../lib/i18n/path.ts'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import accesoDe from '../../messages/acceso/de.json' with { type: 'json' }
import accesoEn from '../../messages/acceso/en.json' with { type: 'json' }
import accesoEs from '../../messages/acceso/es.json' with { type: 'json' }
import accesoFr from '../../messages/acceso/fr.json' with { type: 'json' }
import accesoIt from '../../messages/acceso/it.json' with { type: 'json' }
import { greetingName } from './compose.ts'
import { html, texto } from './render.ts'
import type { Casa } from './types.ts'

type Textos = typeof accesoEs
const TEXTOS: Readonly<Record<Locale, Textos>> = {
  es: accesoEs,
  en: accesoEn,
  fr: accesoFr,
  de: accesoDe,
  it: accesoIt,
}

/**
 * The kinds of account e-mail, each with the `type` that `/auth/confirm` gives to `verifyOtp`; null: the link needs no
 * token.
 */
const TIPOS_ACCESO = {
  confirmacion: 'signup',
  recuperacion: 'recovery',
  entrada: 'magiclink',
  cambio: 'email_change',
  aviso: null,
  cambiado: null,
  codigo: null,
  yaTienes: null,
  baja: null,
} as const
export type TipoAcceso = keyof typeof TIPOS_ACCESO

export type Acceso = {
  tipo: TipoAcceso
  idioma: Locale
  nombre: string | null
  tokenHash: string
  codigo: string
  limite?: string
}

const PAGES: Partial<Record<TipoAcceso, `/${string}`>> = {
  cambiado: '/profile',
  codigo: '/profile/seguridad',
  baja: '/profile/datos',
}

export const accesoIdioma = (value: unknown): Locale => LOCALES.find((locale) => locale === value) ?? 'es'

function link({ tipo, idioma, tokenHash }: Acceso, site: string): string {
  const type = TIPOS_ACCESO[tipo]
  if (type)
    return `${site}/auth/confirm?${new URLSearchParams({ token_hash: tokenHash, type, idioma }).toString()}`
  return site + localePath(idioma, PAGES[tipo] ?? '/profile/recuperar')
}

/**
 * Composes an account e-mail in the guest's language.
 * @param site the site's public address, without a slash at its end
 */
export function composeAcceso(
  acceso: Acceso,
  casa: Casa,
  site: string,
): { subject: string; texto: string; html: string } {
  const { comun: common, ...tipos } = TEXTOS[acceso.idioma]
  const own = tipos[acceso.tipo]
  const nombre = greetingName(acceso.nombre ?? '')
  const values = {
    casa: oneLine(casa.nombre),
    codigo: acceso.codigo,
    telefono: casa.telefono,
    limite: acceso.limite ?? '',
  }
  const hasLink = TIPOS_ACCESO[acceso.tipo] !== null
  const carta = {
    idioma: acceso.idioma,
    house: values.casa,
    subject: fill(own.asunto, values),
    greeting: nombre ? fill(common.saludo, { nombre }) : common.saludoSinNombre,
    paragraphs: own.texto.map((text) => fill(text, values)),
    facts: [],
    alternativas: null,
    button: { texto: own.boton, url: link(acceso, site) },
    avisos: [...(hasLink ? [common.caduca] : []), fill(common.ayuda, values)],
    signature: fill(common.firma, values).split('\n'),
    // "Ignore this e-mail" fits only a link the guest may not have requested; the other e-mails report what has already
    // happened.
    footer: fill(hasLink ? common.pie : common.pieCuenta, values),
  }
  return { subject: carta.subject, texto: texto(carta), html: html(carta) }
}
