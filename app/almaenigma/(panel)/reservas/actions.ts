'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  addEntrySchema,
  advanceSchema,
  createLink,
  linkSchema,
  moveSchema,
  proposeSchema,
  seatSchema,
  undoSchema,
  addEntry as verboAnotar,
  undo as verboDeshacer,
  move as verboMover,
  advance as verboPasar,
  propose as verboProponer,
  seat as verboSentar,
} from '@/lib/admin/libro/verbs.ts'

/** Each answers the version the booking has then, with which it is taken back. No public page shows a booking. */
const version = (value: string) => value

/** Confirm, refuse, cancel, arrived, finished, no show: a compare-and-swap on the version. */
export const advanceAction = adminVerb(advanceSchema, [], verboPasar, version)
/** To the table. */
export const seatAction = adminVerb(seatSchema, [], verboSentar, version)
/** Another time instead, held for the guest. Not taken back: his letter says that it is his. */
export const proposeAction = adminVerb(proposeSchema, [], verboProponer, () => null)
/** Changes and moves. */
export const moveAction = adminVerb(moveSchema, [], verboMover, version)
/** A booking by telephone, or somebody who walks in: answers its id and version, with which a slip is taken back. */
export const addEntryAction = adminVerb(addEntrySchema, [], verboAnotar, version)
/** Takes the last step back. */
export const undoAction = adminVerb(undoSchema, [], verboDeshacer, version)
/** A link with which somebody else decides; answers its token. */
export const createLinkAction = adminVerb(linkSchema, [], createLink, (token) => token)
