import { asLocale, type Locale } from '@/lib/i18n/locales.ts'

/** They come with the view: when a page breaks there is no server to ask. */
const TEXTS = {
  es: {
    title: 'Algo se ha quemado en la cocina.',
    text: 'La página no ha podido cargarse. Prueba otra vez; si sigue igual, llámanos.',
    button: 'Probar otra vez',
  },
  en: {
    title: 'Something burnt in the kitchen.',
    text: 'The page could not be loaded. Try again; if it stays like this, call us.',
    button: 'Try again',
  },
  fr: {
    title: 'Quelque chose a brûlé en cuisine.',
    text: 'La page n’a pas pu être chargée. Réessayez ; si cela continue, appelez-nous.',
    button: 'Réessayer',
  },
  de: {
    title: 'In der Küche ist etwas angebrannt.',
    text: 'Die Seite konnte nicht geladen werden. Versuchen Sie es noch einmal, oder rufen Sie uns an.',
    button: 'Noch einmal versuchen',
  },
  it: {
    title: 'Qualcosa si è bruciato in cucina.',
    text: 'La pagina non si è caricata. Riprovate; se continua così, chiamateci.',
    button: 'Riprova',
  },
} as const satisfies Record<Locale, Record<'title' | 'text' | 'button', string>>

export const errorTexts = (lang: string) => TEXTS[asLocale(lang)]
