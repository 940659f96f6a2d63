import 'server-only'
import { z } from 'zod'
import { one, rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import {
  type Dia,
  type DiaSummary,
  dia,
  diaSummary,
  type Explanation,
  explanation,
  type FoundReserva,
  foundReserva,
  type HistoryLine,
  historyLine,
  type Pulse,
  pulse,
} from '@/lib/admin/libro/shapes.ts'
import type { IsoDate } from '@/lib/core/dates.ts'

export const getDia = async (db: AdminDb, fecha: IsoDate): Promise<Dia> =>
  dia.parse(one(await db.rpc('libro_dia', { fecha })))

/** A mark that changes with anything on the day's board, and the number of waiting requests. */
export const getPulse = async (db: AdminDb, fecha: IsoDate): Promise<Pulse> =>
  pulse.parse(one(await db.rpc('libro_pulso', { fecha })))

export const getDias = async (db: AdminDb, desde: IsoDate, hasta: IsoDate): Promise<DiaSummary[]> =>
  z.array(diaSummary).parse(one(await db.rpc('libro_dias', { desde, hasta })))

export const searchLibro = async (db: AdminDb, texto: string): Promise<FoundReserva[]> =>
  z.array(foundReserva).parse(rows<unknown>(await db.rpc('libro_buscar', { texto })))

export const getHistory = async (db: AdminDb, id: string): Promise<HistoryLine[]> =>
  z.array(historyLine).parse(one(await db.rpc('libro_historia', { id })))

export type Pregunta = { fecha: IsoDate; hora: string; personas: number; mesa: 'interior' | 'exterior' }
export const explain = async (db: AdminDb, pregunta: Pregunta): Promise<Explanation> =>
  explanation.parse(one(await db.rpc('explicar', pregunta)))
