import localFont from 'next/font/local'

// Ibarra Real Nova for titles and dishes, Hanken Grotesk for text, hours and prices. Each file holds the weights 400 to
// 700 only. The two upright files are preloaded. The motto, on every page, has its own cut of the italic: one weight,
// letters only, 8 kB instead of 30.
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

export const fontClasses = `${ibarra.variable} ${ibarraItalic.variable} ${mottoFont.variable} ${hanken.variable}`
