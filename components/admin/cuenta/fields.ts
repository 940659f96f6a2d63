import type { PlainField } from '../form/plain-form.tsx'

const PASSWORD_HINT =
  'Al menos 8 caracteres. Tres o cuatro palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.'

export const CURRENT_PASSWORD: PlainField = { name: 'actual', label: 'Contraseña actual', kind: 'password' }
export const NEW_PASSWORD: PlainField = {
  name: 'password',
  label: 'Contraseña nueva',
  kind: 'new-password',
  hint: PASSWORD_HINT,
}
export const CODE: PlainField = {
  name: 'code',
  label: 'Código de tu aplicación',
  kind: 'code',
  hint: 'Las seis cifras que muestra ahora.',
}
