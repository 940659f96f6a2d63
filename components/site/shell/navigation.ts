/** By their Spanish path, in the order of the specification. */
export const NAVIGATION = [
  { path: '/', key: 'inicio' },
  { path: '/menu', key: 'carta' },
  { path: '/philosophy', key: 'filosofia' },
  { path: '/contact', key: 'contacto' },
  { path: '/wine', key: 'cava' },
  { path: '/gallery', key: 'experiencias' },
] as const

export const HOME_NAVIGATION = [
  { path: '/menu', key: 'carta' },
  { path: '/wine', key: 'cava' },
  { path: '/philosophy', key: 'filosofia' },
  { path: '/gallery', key: 'experiencias' },
  { path: '/contact', key: 'contacto' },
] as const

export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const
