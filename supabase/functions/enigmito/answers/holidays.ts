import type { HHmm, IsoDate } from '../../../../lib/core/dates.ts'
import { dateFact, fill, type Piece, textFact, timeFact, wording } from '../facts.ts'
import type { Special } from '../menu.ts'
import { said } from '../said.ts'
import { type Answer, type Context, sayContact } from './context.ts'
import { ends } from './hours.ts'
import { sayTopic } from './topics.ts'

const DAYS_LISTED = 6

export const holidays: Answer = (context) => {
  const { c, menu, ahora } = context
  const ahead = menu.specials
    .filter(({ hasta, tipo }) => hasta >= ahora.fecha && tipo !== 'aforo_reducido')
    .slice(0, DAYS_LISTED)
  const told = sayTopic('holidays', context)
  c.next()
  if (ahead.length > 0) {
    c.say(c.texts.Horario.especiales)
    for (const special of ahead) sayLine(special, context)
    c.next()
  }
  if (!told && ahead.length === 0) {
    c.missing('policy:holidays')
    c.say(c.texts.Nada.sinDato)
  }
  if (!told) sayContact(context)
  c.link('reservar', 'llamar')
}

function sayLine(special: Special, { c }: Context): void {
  const { Horario } = c.texts
  const [from, to] = [special.desde as IsoDate, special.hasta as IsoDate]
  const fecha =
    from === to
      ? dateFact(from, c.lang)
      : fill(Horario.periodo, { desde: dateFact(from, c.lang), hasta: dateFact(to, c.lang) }, c.lang)
  const templates = {
    cierre: Horario.lineaCierre,
    apertura_especial: Horario.lineaApertura,
    horario_especial: Horario.lineaHorario,
    aforo_reducido: Horario.cualquiera,
  }
  const own = special.tipo === 'horario_especial'
  const service = (times: readonly HHmm[] | undefined, template: string, none: string): Piece[] => {
    const both = ends(times ?? [])
    if (both) return [fill(template, { desde: timeFact(both[0]), hasta: timeFact(both[1]) }, c.lang)]
    return own && times ? [wording(none)] : []
  }
  const reason = said(special.reasons, c.lang)
  const parts = [
    fill(templates[special.tipo ?? 'cierre'], { fecha }, c.lang),
    ...(special.tipo === 'cierre'
      ? []
      : [
          ...service(special.comida, Horario.comida, Horario.comidaNo),
          ...service(special.cena, Horario.cena, Horario.cenaNo),
        ]),
    ...(reason ? [textFact(reason)] : []),
  ]
  c.item(Horario.cualquiera, {
    fecha: { text: parts.map(({ text }) => text).join(' '), facts: parts.flatMap(({ facts }) => facts) },
  })
}
