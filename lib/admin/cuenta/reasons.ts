import type { PasswordProblem } from '@/lib/cuenta/password.ts'

/** Why something about an account was refused, in the words of the back office. */
export const PASSWORD_REASONS: Readonly<Record<PasswordProblem | 'debil', string>> = {
  corta: 'La contraseña necesita al menos 8 caracteres.',
  larga: 'La contraseña es demasiado larga.',
  comun: 'Esa contraseña es de las primeras que se prueban. Elige otra.',
  propia: 'La contraseña se parece demasiado a tu correo o a tu nombre. Elige otra.',
  debil: 'Esa contraseña es demasiado fácil de adivinar. Elige otra más larga.',
}

export const REASONS = {
  ...PASSWORD_REASONS,
  actual: 'La contraseña actual no es esa.',
  codigo:
    'El código no vale. Escribe el que muestra ahora tu aplicación; cada uno sirve una sola vez. Si ninguno vale, mira que la hora del móvil esté en automático.',
  correo: 'Escribe un correo completo, por ejemplo nombre@ejemplo.com.',
  enlace: 'Este enlace ya no sirve: se ha usado o ha caducado. Pide otro.',
  espera: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  fallo: 'No hay respuesta y no se ha cambiado nada. Espera un momento y vuelve a probar.',
  sesion: 'La sesión ha terminado. Vuelve a entrar y hazlo otra vez.',
} as const
export type AccountRefusal = keyof typeof REASONS
