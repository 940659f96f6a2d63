import { LOCALES } from '../../lib/i18n/locales.ts'
import { composeAcceso, type TipoAcceso } from './acceso.ts'
import type { Casa } from './types.ts'

/** The letters of the accounts as templates of Supabase's account server, which sends them on a hosted project. */

/** What stands in a letter until the account server puts its own there. */
const SITE = 'https://site.invalid'
const TOKEN_HASH = 'token-hash'
const CODE = 'token-code'
const LANGUAGE = '{{ $idioma := printf "%v" .Data.idioma }}'

/** Whose name the letters carry while no owner has had them written with his own. */
export const INVENTED: Casa = {
  nombre: 'Alma Enigma',
  telefono: '+34 900 000 000',
  email: 'hola@almaenigma.example.com',
  direccion: '',
}

export type Template = {
  /** Name of the file, and of its section in config.toml. */
  name: string
  section: 'template' | 'notification'
  subject: string
  html: string
}

type Kind = Pick<Template, 'name' | 'section'> & {
  tipo: TipoAcceso
  /** Where the letter is used with another `type` of link than its own. */
  type?: string
}
const KINDS: readonly Kind[] = [
  { name: 'confirmation', section: 'template', tipo: 'confirmacion' },
  { name: 'invite', section: 'template', tipo: 'confirmacion', type: 'invite' },
  { name: 'recovery', section: 'template', tipo: 'recuperacion' },
  { name: 'magic_link', section: 'template', tipo: 'entrada' },
  { name: 'email_change', section: 'template', tipo: 'cambio' },
  { name: 'reauthentication', section: 'template', tipo: 'codigo' },
  { name: 'email_changed', section: 'notification', tipo: 'cambiado' },
]

const inGo = (text: string): string =>
  text
    .replaceAll(SITE, '{{ .SiteURL }}')
    .replaceAll(TOKEN_HASH, '{{ .TokenHash }}')
    .replaceAll(CODE, '{{ .Token }}')

/** One text for each language, chosen by `user_metadata.idioma`, which a guest could set to anything: else Spanish. */
function choose(texts: ReadonlyMap<string, string>, between: string): string {
  const others = [...texts].filter(([idioma]) => idioma !== 'es')
  const parts = others.map(
    ([idioma, text], i) => `{{ ${i > 0 ? 'else ' : ''}if eq $idioma "${idioma}" }}${between}${text}`,
  )
  return `${LANGUAGE}${parts.join('')}{{ else }}${between}${texts.get('es')}{{ end }}`
}

/**
 * Composes all templates.
 * @param casa the house's name and telephone as they are to stand in the letters: a template cannot read them
 */
export function composeTemplates(casa: Casa): Template[] {
  return KINDS.map(({ name, section, tipo, type }) => {
    const letters = LOCALES.map((idioma) => {
      // Without the guest's name: what somebody has called himself would reach a stranger's mailbox.
      const acceso = { tipo, idioma, nombre: null, tokenHash: TOKEN_HASH, codigo: CODE }
      const { subject, html } = composeAcceso(acceso, casa, SITE)
      const typed = type ? html.replace(/([?;&]type=)\w+/, `$1${type}`) : html
      return { idioma, subject: inGo(subject), html: inGo(typed) }
    })
    return {
      name,
      section,
      subject: choose(new Map(letters.map(({ idioma, subject }) => [idioma, subject])), ''),
      html: `${choose(new Map(letters.map(({ idioma, html }) => [idioma, html])), '\n')}\n`,
    }
  })
}

/** The line of config.toml after which everything is written anew. */
export const SECTIONS_BEGIN = '# Letters of the accounts, written by `npm run templates`.\n'

/** The sections of config.toml that name the templates. Paths count from the project's folder. */
export const configSections = (templates: readonly Template[]): string =>
  templates
    .map(({ name, section, subject }) =>
      [
        `[auth.email.${section}.${name}]`,
        ...(section === 'notification' ? ['enabled = true'] : []),
        `subject = ${JSON.stringify(subject)}`,
        `content_path = "./supabase/templates/${name}.html"`,
      ].join('\n'),
    )
    .join('\n\n')
