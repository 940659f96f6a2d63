export type Carta = {
  idioma: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  facts: readonly (readonly [rotulo: string, valor: string])[]
  alternativas: { intro: string; links: readonly { texto: string; url: string }[] } | null
  button: { texto: string; url: string } | null
  avisos: readonly string[]
  signature: readonly string[]
  footer: string
}

export function texto(carta: Carta): string {
  const { greeting, paragraphs, facts, alternativas, button, avisos, signature, footer } = carta
  return `${[
    greeting,
    ...paragraphs,
    facts.map(([label, valor]) => `${label}: ${valor}`).join('\n'),
    alternativas
      ? [alternativas.intro, ...alternativas.links.map(({ texto, url }) => `- ${texto}\n  ${url}`)].join('\n')
      : '',
    button ? `${button.texto}:\n${button.url}` : '',
    ...avisos,
    signature.join('\n'),
    `-- \n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const e = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

// The site's colours as sRGB: mail clients support neither oklch nor custom properties.
const DARK_CSS = `@media (prefers-color-scheme: dark) {
body, .hoja { background: #0d1425 !important; color: #f0f4f7 !important; }
.suave { color: #b8c6d4 !important; }
.linea { border-color: #303d58 !important; }
.enlace { color: #79a4f3 !important; }
.boton { background: #79a4f3 !important; color: #0d1425 !important; }
}`
const P = 'margin:0 0 16px'

/**
 * One column of text, no pictures, no external resources, readable without its style sheet and in dark mode. Every
 * value is escaped.
 */
export function html(carta: Carta): string {
  const { idioma, subject, greeting, paragraphs, facts, alternativas, button, avisos, signature, footer } =
    carta
  const rows = facts.map(
    ([label, valor]) =>
      `<tr><th scope="row" class="suave linea" style="padding:8px 20px 8px 0;border-bottom:1px solid #c9d6df;text-align:left;vertical-align:top;font-weight:400;color:#55667f">${e(label)}</th><td class="linea" style="padding:8px 0;border-bottom:1px solid #c9d6df;font-weight:600">${e(valor)}</td></tr>`,
  )
  const links = alternativas?.links.map(
    ({ texto, url }) =>
      `<li style="margin:0 0 10px"><a class="enlace" href="${e(url)}" style="color:#1841aa;font-weight:600">${e(texto)}</a></li>`,
  )
  return `${[
    '<!doctype html>',
    `<html lang="${e(idioma)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${e(subject)}</title><style>:root { color-scheme: light dark; }\n${DARK_CSS}</style></head>`,
    '<body style="margin:0;padding:0;background:#f7fbfc;color:#121d36">',
    `<div class="hoja" lang="${e(idioma)}" style="max-width:560px;margin:0 auto;padding:28px 20px;background:#f7fbfc;color:#121d36;font:400 17px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">`,
    `<p style="${P}">${e(greeting)}</p>`,
    ...paragraphs.map((text) => `<p style="${P}">${e(text)}</p>`),
    rows.length > 0
      ? `<table style="margin:8px 0 24px;border-collapse:collapse;width:100%;font-size:17px">${rows.join('')}</table>`
      : '',
    alternativas && links
      ? `<p style="${P}">${e(alternativas.intro)}</p><ul style="margin:0 0 20px;padding:0 0 0 20px">${links.join('')}</ul>`
      : '',
    button
      ? `<p style="margin:0 0 24px"><a class="boton" href="${e(button.url)}" style="display:inline-block;padding:14px 20px;border-radius:2px;background:#1841aa;color:#f7fbfc;font-weight:600;text-decoration:none">${e(button.texto)}</a></p>`
      : '',
    ...avisos.map((text) => `<p style="${P}">${e(text)}</p>`),
    `<p style="margin:0 0 24px">${signature.map(e).join('<br>')}</p>`,
    `<p class="suave linea" style="margin:0;padding:16px 0 0;border-top:1px solid #c9d6df;color:#55667f;font-size:14px">${e(footer)}</p>`,
    '</div></body></html>',
  ]
    .filter(Boolean)
    .join('\n')}\n`
}
