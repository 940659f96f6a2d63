export type Carta = {
  idioma: string
  house: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** What stands on the ticket; the first is the day and hour, its heading. */
  facts: readonly (readonly [rotulo: string, valor: string])[]
  alternativas: { intro: string; links: readonly { texto: string; url: string }[] } | null
  button: { texto: string; url: string } | null
  avisos: readonly string[]
  signature: readonly string[]
  footer: string
}

export function texto(carta: Carta): string {
  const { idioma, greeting, paragraphs, facts, alternativas, button, avisos, signature, footer } = carta
  // French keeps a space before it, which must not begin a line.
  const colon = idioma === 'fr' ? '\u00a0:' : ':'
  return `${[
    greeting,
    ...paragraphs,
    facts.map(([label, valor]) => `${label}${colon} ${valor}`).join('\n'),
    alternativas
      ? [alternativas.intro, ...alternativas.links.map(({ texto, url }) => `- ${texto}\n  ${url}`)].join('\n')
      : '',
    button ? `${button.texto}${colon}\n${button.url}` : '',
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

// The site's colours as sRGB: mail clients support neither oklch nor custom properties. A ticket is lemon by night too.
const DARK_CSS = `@media (prefers-color-scheme: dark) {
body, .hoja { background: #0d1425 !important; color: #f0f4f7 !important; }
.suave { color: #b8c6d4 !important; }
.linea { border-color: #303d58 !important; }
.enlace { color: #79a4f3 !important; }
.boton { background: #79a4f3 !important; color: #0d1425 !important; }
}`
const SERIF = "Georgia,'Times New Roman',serif"
const INDIGO = '#1841aa'
const LEMON = '#f8d824'
const WHITE = '#f7fbfc'
const INK = '#121d36'

/** A row of tiles, cut on their diagonal, without a picture: a client that knows no gradient shows one colour. */
const band = (height: number): string =>
  `<div aria-hidden="true" style="height:${height}px;line-height:${height}px;font-size:0;background-color:${INDIGO};background-image:linear-gradient(135deg,${WHITE} 25%,transparent 25.5%),linear-gradient(225deg,${WHITE} 25%,transparent 25.5%),linear-gradient(45deg,${LEMON} 25%,transparent 25.5%),linear-gradient(315deg,${LEMON} 25%,transparent 25.5%);background-size:${height}px ${height}px;background-repeat:repeat-x"></div>`

const masthead = (house: string): string =>
  `<p style="margin:0 0 14px;font:500 26px/1.1 ${SERIF};letter-spacing:-.01em">${e(house)}</p>`

/** The booking as the page shows it. */
function ticket([when, ...facts]: Carta['facts']): string {
  if (!when) return ''
  const cell = `padding:9px 0;border-top:1px solid #c3a90f;color:${INK}`
  const rows = facts.map(
    ([label, valor]) =>
      `<tr><th scope="row" style="${cell};padding-right:20px;text-align:left;vertical-align:top;font-weight:400">${e(label)}</th><td style="${cell};text-align:right;font-weight:600">${e(valor)}</td></tr>`,
  )
  return [
    `<div style="margin:8px 0 24px;background:${LEMON};color:${INK}">`,
    band(26),
    `<div style="padding:18px 22px 14px"><p style="margin:0;font-size:14px;color:${INK}">${e(when[0])}</p><p style="margin:0 0 14px;font:500 27px/1.1 ${SERIF};color:${INK}">${e(when[1])}</p>`,
    `<table style="border-collapse:collapse;width:100%;font-size:17px;color:${INK}">${rows.join('')}</table></div></div>`,
  ].join('\n')
}
const P = 'margin:0 0 16px'

/**
 * One column of text under the house's name, the booking as its lemon ticket; no pictures, no external resources,
 * readable without its style sheet and in dark mode. Every value is escaped.
 */
export function html(carta: Carta): string {
  const {
    idioma,
    house,
    subject,
    greeting,
    paragraphs,
    facts,
    alternativas,
    button,
    avisos,
    signature,
    footer,
  } = carta
  const links = alternativas?.links.map(
    ({ texto, url }) =>
      `<li style="margin:0 0 10px"><a class="enlace" href="${e(url)}" style="color:#1841aa;font-weight:600">${e(texto)}</a></li>`,
  )
  return `${[
    '<!doctype html>',
    `<html lang="${e(idioma)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${e(subject)}</title><style>:root { color-scheme: light dark; }\n${DARK_CSS}</style></head>`,
    '<body style="margin:0;padding:0;background:#f7fbfc;color:#121d36">',
    `<div class="hoja" lang="${e(idioma)}" style="max-width:560px;margin:0 auto;padding:28px 20px;background:#f7fbfc;color:#121d36;font:400 17px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">`,
    masthead(house),
    `<p style="${P}">${e(greeting)}</p>`,
    ...paragraphs.map((text) => `<p style="${P}">${e(text)}</p>`),
    ticket(facts),
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
