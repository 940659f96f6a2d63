import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '@/lib/admin/import/csv-read.ts'
import { BOM, csvLine } from '@/lib/admin/import/csv-write.ts'

/** RFC 4180 as spreadsheets write it, and nothing that a spreadsheet would run. */

const rows = (text: string) => {
  const sheet = parseCsv(text)
  return sheet.ok ? sheet.filas : sheet.mensaje
}

test.each([
  [
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    `${BOM}a;b\n"x;y";"di ""hola"""`,
    [
      ['a', 'b'],
      ['x;y', 'di "hola"'],
    ],
  ],
  [
    'a;b\n"dos\nlíneas";\n\n;;\n',
    [
      ['a', 'b'],
      ['dos\nlíneas', ''],
    ],
  ],
  [
    '"a,b";c\n1;2',
    [
      ['a,b', 'c'],
      ['1', '2'],
    ],
  ],
  ['', []],
  ["a\n'=1+1\n'hola", [['a'], ['=1+1'], ["'hola"]]],
  [
    'a;b\n24"; 3',
    [
      ['a', 'b'],
      ['24"', ' 3'],
    ],
  ],
])('%j', (text, expected) => {
  expect(rows(text)).toEqual(expected)
})

test('quotes that are never closed are told with their line', () => {
  expect(rows('a;b\n1;2\n"tres;4\n5;6')).toContain('línea 3')
})

test('T-CSV-01 whatever is written comes back as it was, and no cell begins like a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '@SUM(A1)', '-3', '+34', ' =1', '"', ';', '\n', "'", ''),
  )
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (table) => {
        // An apostrophe of the text's own before a formula is taken for ours: the one thing that does not come back.
        fc.pre(table.flat().every((c) => !/^'\s*[=+\-@＝＋－＠]|^'[\t\r\n]/.test(c)))
        const text = table.map(csvLine).join('')
        const kept = table.filter((row) => row.some((c) => c.trim() !== ''))
        expect(rows(`${BOM}${text}`)).toEqual(kept)
        for (const c of text.matchAll(/(?:^|;)"([^"]*)/g)) expect(c[1]).not.toMatch(/^\s*[=@＝＠]/)
      },
    ),
  )
})
