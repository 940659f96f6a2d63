'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import { removeDemo, removeDemoSchema } from '@/lib/admin/libro/demo.ts'
import {
  addEntrySchema,
  advanceSchema,
  changeMesaSchema,
  createLink,
  linkSchema,
  moveSchema,
  proposeSchema,
  seatSchema,
  undoSchema,
  addEntry as verboAnotar,
  undo as verboDeshacer,
  changeMesa as verboMesa,
  move as verboMover,
  advance as verboPasar,
  propose as verboProponer,
  seat as verboSentar,
} from '@/lib/admin/libro/verbs.ts'

/** Each answers the version the booking has then, with which it is taken back. No public page shows a booking. */
const version = (value: string) => value

/** Each step is an optimistic lock on the version. */
export const advanceAction = adminVerb(advanceSchema, [], verboPasar, version)
export const seatAction = adminVerb(seatSchema, [], verboSentar, version)
export const changeMesaAction = adminVerb(changeMesaSchema, [], verboMesa, version)
/** Not undone: the guest has an e-mail that says the table is theirs. */
export const proposeAction = adminVerb(proposeSchema, [], verboProponer, () => null)
export const moveAction = adminVerb(moveSchema, [], verboMover, version)
/** Answers the id and the version, with which a mistake is undone. */
export const addEntryAction = adminVerb(addEntrySchema, [], verboAnotar, version)
export const undoAction = adminVerb(undoSchema, [], verboDeshacer, version)
/** Not undone: it asks before. */
export const removeDemoAction = adminVerb(removeDemoSchema, [], removeDemo, () => null)
/** A link with which somebody else decides; answers its token. */
export const createLinkAction = adminVerb(linkSchema, [], createLink, (token) => token)
