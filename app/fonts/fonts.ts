import localFont from 'next/font/local'

// Ibarra Real Nova for titles and dishes, Hanken Grotesk for text, hours and prices. Each file holds the weights 400 to
// 700 only. The two upright files are preloaded. Lines in italics have a cut of their own for each of their two weights: letters
// and figures of five languages, 10 kB instead of 27. The whole italic comes where a sign is missing in it (`--font-lema`).
// What stands in for them meanwhile is in fallback.css.
const ibarra = localFont({
  src: './ibarra-real-nova-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--fuente-ibarra',
  adjustFontFallback: false,
})
const ibarraItalic = localFont({
  src: './ibarra-real-nova-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--fuente-ibarra-cursiva',
  adjustFontFallback: false,
})
const lineItalic = localFont({
  src: [
    { path: './ibarra-real-nova-lema-400-italic.woff2', weight: '400', style: 'italic' },
    { path: './ibarra-real-nova-lema-500-italic.woff2', weight: '500', style: 'italic' },
  ],
  display: 'swap',
  preload: false,
  variable: '--fuente-lema',
  adjustFontFallback: false,
})
const hanken = localFont({
  src: './hanken-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--fuente-hanken',
  adjustFontFallback: false,
})

export const fontClasses = `${ibarra.variable} ${ibarraItalic.variable} ${lineItalic.variable} ${hanken.variable}`
