import { readFileSync } from 'node:fs'
import type { Case } from '../judge/case.ts'

/** Questions of a file, one JSON object a line. @throws Error naming the line that is none */
export function readQuestions(file: string): Case[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      try {
        const example = JSON.parse(line) as Partial<Case>
        if (typeof example.text !== 'string' || typeof example.lang !== 'string')
          throw new Error('no text or no lang')
        return [{ id: `line-${index + 1}`, intent: 'other', must: [], must_not: [], ...example } as Case]
      } catch (error) {
        throw new Error(`${file}, line ${index + 1}: ${error instanceof Error ? error.message : 'not JSON'}`)
      }
    })
}
