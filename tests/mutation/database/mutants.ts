import { CAPACITY } from './capacity.ts'
import type { Mutant } from './change.ts'
import { GRANTS } from './grants.ts'
import { POLICIES } from './policies.ts'
import { RULES } from './rules.ts'
import { TABLES } from './tables.ts'

/** Every change of policies, grants, triggers and functions that a test must notice. */
export const MUTANTS: readonly Mutant[] = [...POLICIES, ...GRANTS, ...RULES, ...CAPACITY, ...TABLES]
