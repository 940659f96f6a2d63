import type { TestProject } from 'vitest/node'
import type { Settings } from '../../runner/sites.ts'

/** Hands the database of run.ts on to the tests. */
export default function setup(project: TestProject): void {
  const backend: Settings = JSON.parse(process.env.ALMA_MUTANT_BACKEND ?? '')
  project.provide('backends', [backend])
}
