import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBlocks, parseSegments, plainText } from '../../../lib/legales/markup.ts'
import { job } from '../core/time.ts'

test('headings, paragraphs and lists, divided by empty lines', () => {
  const found = parseBlocks(
    '## 1. Titular\n\nUna línea\nque sigue.\n\n### Detalle\n- uno\n- dos\n\n1. primero\n2. segundo\n\nFin.',
  )
  expect(found.map(({ tipo }) => tipo)).toEqual(['h2', 'p', 'h3', 'ul', 'ol', 'p'])
  expect(found[1]).toEqual({ tipo: 'p', trozos: [{ tipo: 'texto', texto: 'Una línea que sigue.' }] })
  expect(found[3]).toMatchObject({ puntos: [[{ texto: 'uno' }], [{ texto: 'dos' }]] })
})

test('a list without an empty line before it, and Windows line ends', () => {
  expect(parseBlocks('Hace falta:\r\n- sal\r\n- agua').map(({ tipo }) => tipo)).toEqual(['p', 'ul'])
})

test('bold words, links, and addresses that are links without saying so', () => {
  expect(parseSegments('Queda **pendiente**: [Cookies](/privacidad#cookies).')).toEqual([
    { tipo: 'texto', texto: 'Queda ' },
    { tipo: 'fuerte', trozos: [{ tipo: 'texto', texto: 'pendiente' }] },
    { tipo: 'texto', texto: ': ' },
    { tipo: 'enlace', href: '/privacidad#cookies', texto: 'Cookies' },
    { tipo: 'texto', texto: '.' },
  ])
  const found = parseSegments('hola@almaenigma.example.com o +34 900 000 000, www.aepd.es.')
  expect(found.flatMap((piece) => (piece.tipo === 'enlace' ? [piece.href] : []))).toEqual([
    'mailto:hola@almaenigma.example.com',
    'tel:+34900000000',
    'https://www.aepd.es',
  ])
  expect(plainText(found)).toBe('hola@almaenigma.example.com o +34 900 000 000, www.aepd.es.')
})

test('placeholders of the owner and lone marks stay text', () => {
  for (const text of ['[razón social], con NIF [NIF]', '** a', 'a * b', '#nada', '(x)[y]'])
    expect(parseSegments(text)).toEqual([{ tipo: 'texto', texto: text }])
})

test('T-XSS-01 HTML is text, and no link runs anything', () => {
  expect(parseBlocks('<script>alert(1)</script>')).toEqual([
    { tipo: 'p', trozos: [{ tipo: 'texto', texto: '<script>alert(1)</script>' }] },
  ])
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])
    expect(parseSegments(`[x](${href})`).every(({ tipo }) => tipo === 'texto')).toBe(true)
})

test('whatever is written: no exception, only safe links, and quickly', async () => {
  const marks = fc.array(
    fc.constantFrom('*', '**', '[', ']', '(', ')', '#', '- ', '\n', 'a', '@', '.', '+34 9', 'www.'),
  )
  fc.assert(
    fc.property(marks, (parts) => {
      const links = (pieces: ReturnType<typeof parseSegments>): string[] =>
        pieces.flatMap((piece) => (piece.tipo === 'enlace' ? [piece.href] : []))
      for (const block of parseBlocks(parts.join('')))
        if ('trozos' in block)
          for (const href of links([...block.trozos])) expect(href).toMatch(/^(https?:|mailto:|tel:|\/|#)/)
    }),
    { numRuns: 400 },
  )
  const ms = await job(() => {
    parseBlocks('*'.repeat(20_000))
    parseBlocks(`${'['.repeat(5_000)}${'a@'.repeat(5_000)}`)
    parseBlocks(`+34${' 9'.repeat(10_000)}`)
  })
  expect(ms).toBeLessThan(1_000)
})
