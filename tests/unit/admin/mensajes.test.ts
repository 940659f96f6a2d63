import { expect, test } from 'vitest'
import { replyHref } from '../../../lib/admin/contacto/mensajes.ts'

test('an answer goes to one address, whatever that address and the subject hold', () => {
  expect(replyHref('ana@example.com', 'Re: ¿20 & más?')).toBe(
    'mailto:ana@example.com?subject=Re%3A%20%C2%BF20%20%26%20m%C3%A1s%3F',
  )
  const tricky = new URL(replyHref('a?bcc=x%40evil.example&x@example.com', 'x'))
  expect([...tricky.searchParams.keys()]).toEqual(['subject'])
})
