import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asLinkType } from '../../../lib/cuenta/links.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import {
  composeTemplates,
  configSections,
  INVENTED,
  SECTIONS_BEGIN,
} from '../../../supabase/correo/templates.ts'

/** The letters that a hosted project's account server sends by itself. */
const root = resolve(import.meta.dirname, '../../..')
const toml = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
const templates = composeTemplates(INVENTED)

/** What each letter's links carry as `type`; null: the link opens a page of the account. */
const LINKS: Readonly<Record<string, string | null>> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
  reauthentication: null,
  email_changed: null,
}

/** What a guest of that language gets: the branch that Go's template takes. */
function read(template: string, idioma: string): string {
  const branches = [
    ...template.matchAll(/\{\{ (?:else )?if eq \$idioma "(\w\w)" \}\}([\s\S]*?)(?=\{\{ else)/g),
  ]
  const other = template.match(/\{\{ else \}\}([\s\S]*)\{\{ end \}\}/)?.[1] ?? ''
  return branches.find(([, language]) => language === idioma)?.[2] ?? other
}

test('every letter is there, as its file and as its section of config.toml', () => {
  expect(templates.map(({ name }) => name)).toEqual(Object.keys(LINKS))
  expect(readdirSync(join(root, 'supabase/templates')).sort()).toEqual(
    templates.map(({ name }) => `${name}.html`).sort(),
  )
  // Nothing else stands behind that line: `npm run templates` would take it away.
  expect(toml.split(SECTIONS_BEGIN)[1]).toBe(`\n${configSections(templates)}\n`)
  const paths = [...toml.matchAll(/^content_path = "(.+)"$/gm)].map(([, path = '']) => path)
  expect(paths).toHaveLength(templates.length)
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
})

describe.each(templates)('$name', ({ name, subject, html }) => {
  test('is written as `npm run templates` writes it', () => {
    expect(readFileSync(join(root, `supabase/templates/${name}.html`), 'utf8')).toBe(html)
  })

  test.each(LOCALES)('in %s: its own words, and a link to a page of the site', (idioma) => {
    const letter = read(html, idioma)
    expect(letter).toContain(`<html lang="${idioma}">`)
    expect(letter.match(/<html /g)).toHaveLength(1)
    expect(read(subject, idioma)).toContain('Alma Enigma')
    expect(letter).toContain(`<title>${read(subject, idioma)}</title>`)
    const links = [...letter.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    const type = LINKS[name]
    const page = idioma === 'es' ? '/profile' : `/${idioma}/profile`
    expect(links).toHaveLength(1)
    if (type)
      expect(links).toEqual([
        `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${asLinkType(type)}&idioma=${idioma}`,
      ])
    else expect(links[0]?.startsWith(`{{ .SiteURL }}${page}`)).toBe(true)
  })

  test('a language that nobody speaks gets Spanish, and nothing but known fields is asked for', () => {
    expect(read(html, 'xx')).toContain('<html lang="es">')
    expect(html).not.toMatch(/\{(?!\{)[a-z]+\}/)
    const fields = [...(html + subject).matchAll(/\{\{ (\.\w+) \}\}/g)].map(([, field]) => field)
    for (const field of fields) expect(['.SiteURL', '.TokenHash', '.Token']).toContain(field)
  })
})
