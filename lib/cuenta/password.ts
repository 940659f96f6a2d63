/** As `minimum_password_length` in supabase/config.toml. Characters. */
export const PASSWORD_MIN = 8
/** bcrypt reads no further, so longer ones are refused (T-AUTH-02). Bytes of UTF-8. */
const PASSWORD_MAX_BYTES = 72

export const PASSWORD_PROBLEMS = ['corta', 'larga', 'comun', 'propia'] as const
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number]

const COMMON_PASSWORDS = new Set(
  `password passwort contrasena contraseña motdepasse parola passw0rd pass clave secreto secret geheim segreto soleil
  qwerty qwertyuiop qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbnm qazwsx qweasd abc abcd abcde abcdef abcdefg abcdefgh
  letmein welcome bienvenido bienvenida willkommen bienvenue benvenuto benvenuti hola hello hallo bonjour ciao admin
  administrator administrador root user usuario invitado guest test testing prueba demo default changeme iloveyou teamo
  tequiero tequieromucho ichliebedich jetaime tiamo princess princesa principessa sunshine football futbol fussball calcio
  barcelona realmadrid madrid valencia sevilla espana españa andrea alejandro daniel maria jesus dragon monkey master shadow
  superman batman pokemon internet computer ordenador samsung michael jordan charlie jennifer trustno alma enigma almaenigma
  enigmito restaurante restaurant`
    .split(/\s+/)
    .filter(Boolean),
)

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/[0]/g, 'o')
    .replace(/[1!|]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[$5]/g, 's')

const KEYBOARD_ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
]

function sequentialCount(text: string): number {
  const next = (a: string, b: string) =>
    a === b || KEYBOARD_ROWS.some((row) => row.includes(a + b) || row.includes(b + a))
  const letters = Array.from(text.toLowerCase())
  return letters.filter((letter, i) => i > 0 && next(letters[i - 1] ?? '', letter)).length
}

function isCommon(password: string): boolean {
  const bare = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (COMMON_PASSWORDS.has(bare) || COMMON_PASSWORDS.has(bare.normalize('NFKD').replace(/\p{M}/gu, '')))
    return true
  if (COMMON_PASSWORDS.has(fold(password.replace(/[\d!?.]+$/, '')).replace(/^[^a-z]+|[^a-z]+$/g, '')))
    return true
  const letters = new Set(password.toLowerCase())
  return letters.size <= 2 || sequentialCount(password) >= password.length - 2
}

/** The first reason against a password; null when it is taken. No rules about its characters (ASVS 6.2): length is
 * worth more. */
export function passwordProblem(
  password: string,
  { email = '', username = '' }: { email?: string; username?: string } = {},
): PasswordProblem | null {
  if (Array.from(password).length < PASSWORD_MIN) return 'corta'
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'larga'
  if (isCommon(password)) return 'comun'
  const own = [email, email.replace(/@.*$/, ''), username].map(fold).filter((text) => text.length >= 4)
  const bare = fold(password)
  if (own.some((text) => bare === text || (bare.includes(text) && bare.length - text.length < 4)))
    return 'propia'
  return null
}

export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (passwordProblem(password)) return 0
  const letters = Array.from(password)
  const worth = new Set(letters).size + letters.length - sequentialCount(password) * 1.5
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const score = worth + (kinds - 1) * 3
  return score >= 30 ? 3 : score >= 20 ? 2 : 1
}
