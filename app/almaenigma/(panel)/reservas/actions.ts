'use server'
import { adminVerb } from '@/lib/admin/action/action.ts'
import {
  addEntrySchema,
  advanceSchema,
  enlaceDeDecision,
  enlaceSchema,
  moverSchema,
  proposeSchema,
  seatSchema,
  undoSchema,
  anotar as verboAnotar,
  deshacer as verboDeshacer,
  mover as verboMover,
  pasar as verboPasar,
  proponer as verboProponer,
  sentar as verboSentar,
} from '@/lib/admin/libro/verbs.ts'

/** Each answers the version the booking has then, with which it is taken back. No public page shows a booking. */
const version = (value: string) => value

/** Confirm, refuse, cancel, arrived, finished, no show: a compare-and-swap on the version. */
export const advance = adminVerb(advanceSchema, [], verboPasar, version)
/** To the table. */
export const seat = adminVerb(seatSchema, [], verboSentar, version)
/** Another time instead, held for the guest. Not taken back: his letter says that it is his. */
export const propose = adminVerb(proposeSchema, [], verboProponer, () => null)
/** Changes and moves. */
export const mover = adminVerb(moverSchema, [], verboMover, version)
/** A booking by telephone, or somebody who walks in: answers its id and version, with which a slip is taken back. */
export const addEntry = adminVerb(addEntrySchema, [], verboAnotar, version)
/** Takes the last step back. */
export const undo = adminVerb(undoSchema, [], verboDeshacer, version)
/** A link with which somebody else decides; answers its token. */
export const enlace = adminVerb(enlaceSchema, [], enlaceDeDecision, (token) => token)
