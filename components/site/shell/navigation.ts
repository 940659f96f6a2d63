/** The public pages by their Spanish path, in the order the specification gives the header. */
export const NAVIGATION = [
  { path: '/', key: 'inicio' },
  { path: '/menu', key: 'carta' },
  { path: '/philosophy', key: 'filosofia' },
  { path: '/contact', key: 'contacto' },
  { path: '/wine', key: 'cava' },
  { path: '/gallery', key: 'experiencias' },
] as const

/** The home page is its own navigation, in the order of its engraving. */
export const HOME_NAVIGATION = [
  { path: '/menu', key: 'carta' },
  { path: '/wine', key: 'cava' },
  { path: '/philosophy', key: 'filosofia' },
  { path: '/gallery', key: 'experiencias' },
  { path: '/contact', key: 'contacto' },
] as const

/** Each language in its own words. */
export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const
