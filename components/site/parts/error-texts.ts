import { asLocale, type Locale } from '@/lib/i18n/locales.ts'

/** When a page breaks there is no server to ask for its words: they come with the view of the error. */
const TEXTOS = {
  es: {
    titulo: 'Algo se ha quemado en la cocina.',
    texto: 'La página no ha podido cargarse. Prueba otra vez; si sigue igual, llámanos.',
    boton: 'Probar otra vez',
  },
  en: {
    titulo: 'Something burnt in the kitchen.',
    texto: 'The page could not be loaded. Try again; if it stays like this, call us.',
    boton: 'Try again',
  },
  fr: {
    titulo: 'Quelque chose a brûlé en cuisine.',
    texto: 'La page n’a pas pu être chargée. Réessayez ; si cela continue, appelez-nous.',
    boton: 'Réessayer',
  },
  de: {
    titulo: 'In der Küche ist etwas angebrannt.',
    texto: 'Die Seite konnte nicht geladen werden. Versuchen Sie es noch einmal, oder rufen Sie uns an.',
    boton: 'Noch einmal versuchen',
  },
  it: {
    titulo: 'Qualcosa si è bruciato in cucina.',
    texto: 'La pagina non si è caricata. Riprovate; se continua così, chiamateci.',
    boton: 'Riprova',
  },
} as const satisfies Record<Locale, Record<'titulo' | 'texto' | 'boton', string>>

export const errorEn = (lang: string) => TEXTOS[asLocale(lang)]
