import localFont from 'next/font/local'

// Ibarra Real Nova, cut for the 1780 Quixote, for titles and dishes; Hanken Grotesk for reading, hours and prices.
// Every file holds the weights 400 to 700 and no others: the rest of the axis was a third of what a phone waits for.
// The two upright files are preloaded; the italic comes when a page uses it. The motto below the name stands on every
// page and uses nothing but letters: a cut of the italic at one weight with the five languages' letters, 8 kB for 30.
const ibarra = localFont({
  src: './ibarra-real-nova-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--fuente-ibarra',
  adjustFontFallback: 'Times New Roman',
})
const ibarraItalic = localFont({
  src: './ibarra-real-nova-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--fuente-ibarra-cursiva',
  adjustFontFallback: 'Times New Roman',
})
const mottoFont = localFont({
  src: './ibarra-real-nova-lema-500-italic.woff2',
  weight: '500',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--fuente-lema',
  adjustFontFallback: 'Times New Roman',
})
const hanken = localFont({
  src: './hanken-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--fuente-hanken',
  adjustFontFallback: 'Arial',
})

/** The class of <html> that names the fonts to the style sheet. */
export const fontClasses = `${ibarra.variable} ${ibarraItalic.variable} ${mottoFont.variable} ${hanken.variable}`
