import { expect, test } from 'vitest'
import { passwordProblem, passwordStrength } from '../../../lib/cuenta/password.ts'

test.each([
  ['1234567', 'corta'],
  ['12345678', 'comun'],
  ['password', 'comun'],
  ['Passw0rd!', 'comun'],
  ['P@$$w0rd1', 'comun'],
  ['contraseña', 'comun'],
  ['Passwort2024', 'comun'],
  ['motdepasse!', 'comun'],
  ['qwertyuiop', 'comun'],
  ['aaaaaaaaaaaa', 'comun'],
  ['abababab', 'comun'],
  ['AlmaEnigma1', 'comun'],
  ['lola.perez', 'propia'],
  ['Lola.Perez1', 'propia'],
  ['lola.perez@example.com', 'propia'],
  ['a'.repeat(30) + 'bcdfg'.repeat(9), 'larga'],
  ['ñ'.repeat(20) + 'q1w2e3r4t5z6u7i8o9p0'.repeat(2), 'larga'],
  ['caballo grapa batería', null],
  ['miércoles', null],
  ['Tr0ub4dor&3', null],
  ['zq8!vK2p', null],
  ['正确的马电池订书', null],
  ['x'.repeat(10) + 'sedgfhwruoizpvmnbklahtq 735 sd'.repeat(2), null],
])('T-AUTH-02 the password %j: %s', (clave, problem) => {
  expect(passwordProblem(clave, { email: 'lola.perez@example.com', username: 'Lola Pérez' })).toBe(problem)
})

test('the seventy-third byte is refused, the seventy-second is not', () => {
  const words = 'caballo grapa bateria correcto lunes tejado ventana olivo marea salina r'
  expect(words).toHaveLength(72)
  expect([passwordProblem(words), passwordProblem(`${words}a`)]).toEqual([null, 'larga'])
})

test('advice grows with length rather than with signs', () => {
  expect(
    ['1234567', 'miércoles', 'Tr0ub4dor&3', 'caballo grapa batería lunes'].map(passwordStrength),
  ).toEqual([0, 1, 2, 3])
})
