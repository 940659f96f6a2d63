import { daContacto, digitsOf } from '../judge/common.ts'
import { amounts } from '../judge/money.ts'
import { DIAS, dice } from '../judge/phrases.ts'
import type { Idioma } from '../rows.ts'
import { type Act, type Expect, type Line, many } from './case.ts'
import { timesIn } from './inventions.ts'
import type { Reading } from './reading.ts'

/** Words of regret, of help, or of taking something seriously; folded. */
const FEELING: Record<Idioma, RegExp> = {
  es: /siento|sentimos|lament|disculp|perdon|ayud(?:ar|amos|a\b)|urgenc|enseguida|cuanto antes|mejores|recuper|preocup|tranquil|gracias por (?:dec|avis|cont)|entiendo|entendemos|(?:lo )?(?:revis|arregl|soluc|busc|mir)\w*|te (?:atiend|escuch)|sin problema/,
  en: /sorry|apolog|regret|help|urgent|emergenc|right away|as soon as|get well|feel better|hope|worr|thank you for (?:tell|let)|understand|look into|put it right|make it right|check|no problem|look for/,
  fr: /desol|regrett|excus|pardon|aid(?:er|ons|e\b)|urgenc|tout de suite|des que|retablis|inquiet|merci de (?:nous|me|l)|compren|verifi|regl|cherch|pas de (?:souci|probleme)/,
  de: /leid|bedauer|entschuldig|verzeih|helf|hilf|notf|notruf|sofort|so schnell|gute besserung|sorg|danke, dass|verst(?:eh|and)|pruf|klar|kummer|such|kein problem/,
  it: /dispiac|spiac|scus|perdon|aiut|urgen|emergenz|subito|appena|guarir|rimett|preoccup|grazie per aver|capisc|comprend|verific|control|risolv|cerc|nessun problema/,
}
const BOOKING = /reserv|book|buch|prenot|table|tisch|tavol|mesa/
const CONTACT = /telefon|phone|call|llam|appel|anruf|chiam|e-?mail|mail|correo|courriel|link|enlace|lien/
const ALLERGY = /alerg|allerg|vegan|vegetar|gluten|glutine|celia|coeliac|zoliak|lact|latte|milch|milk|lait/

const phoneOf = ({ house }: Reading): string => digitsOf(String(house.filas.footer_info[0]?.telefono ?? '-'))
const givesPhone = (reading: Reading): boolean =>
  [reading.text, ...reading.links.map(({ url }) => url)].some((text) =>
    digitsOf(text).includes(phoneOf(reading)),
  )

/** Whether an answer does such a thing, by what it holds; in doubt it does. */
function does(reading: Reading, line: Line, act: Act): boolean {
  const { named, folded, text, lang, links } = reading
  const asks = text.includes('?')
  switch (act) {
    case 'list':
    case 'item':
    case 'compare':
    case 'pairing':
      return named.length > 0
    case 'price':
      return amounts(text).length > 0
    case 'allergens':
      return ALLERGY.test(folded) || dice('alergenos', lang, folded)
    case 'count':
      return (
        /\d/.test(text) ||
        named.length > 0 ||
        /\b(?:un|una|dos|tres|cuatro|one|two|three|four|deux|trois|zwei|drei|vier|due|tre|quattro|no|kein\w*|nessun\w*|aucun\w*)\b/.test(
          folded,
        )
      )
    case 'hours':
      return (
        timesIn(text).length > 0 ||
        dice('cerrado', lang, folded) ||
        dice('abierto', lang, folded) ||
        DIAS[lang].some((day) => folded.includes(day))
      )
    case 'house':
      return named.length < 3 && !/^$/.test(folded)
    case 'book':
      return (
        (line.step !== null && line.step !== 'completed') ||
        BOOKING.test(folded) ||
        leads(links, '/reservations')
      )
    case 'booking':
      return (
        (BOOKING.test(folded) && (CONTACT.test(folded) || givesPhone(reading))) ||
        leads(links, '/reservations/')
      )
    case 'care':
      return givesPhone(reading) || FEELING[lang].test(folded)
    case 'small':
      return named.length === 0
    case 'clarify':
      return asks
    case 'unknown':
      return dice('noSabe', lang, folded) || dice('noPuede', lang, folded) || contact(reading)
  }
}

const leads = (links: Reading['links'], where: string): boolean =>
  links.some(({ url }) => url.includes(where))
const contact = ({ house, text, links }: Reading): boolean =>
  daContacto({ casa: house, said: text, offered: links } as unknown as Parameters<typeof daContacto>[0])

/** Null when the answer does one of the accepted things, or says itself that it did. */
export function actWrong(reading: Reading, line: Line, { act }: Expect): string | null {
  const accepted = many(act)
  if (accepted.length === 0) return null
  if (accepted.some((one) => one === line.talk?.frame?.act || does(reading, line, one))) return null
  return `does not do what was asked for: ${accepted.join(' or ')}`
}

/** Faults of an answer to somebody in trouble. */
export function careWrong(reading: Reading, { care }: Expect): string[] {
  if (!care) return []
  const { folded, lang, named } = reading
  const all = `${folded} ${reading.links.map(({ url }) => url).join(' ')}`
  // Who wants a person gets the phone; whoever is in trouble also hears a word of regret or help.
  const kind = care === 'person' || FEELING[lang].test(folded.replace(NO_HELP, ''))
  return [
    ...(kind ? [] : ['neither regret nor help']),
    ...(givesPhone(reading) ? [] : ['does not give the phone']),
    ...(care === 'reaction' && !/(?<!\d)112(?!\d)/.test(all) ? ['does not name 112'] : []),
    ...(named.length > 0 ? [`answers with the menu: ${named.map(({ slug }) => slug).join(', ')}`] : []),
  ]
}

/** "I cannot help you with that; I can help you with the menu" helps nobody in trouble. */
const NO_HELP =
  /(?:esto es lo que he|no te he) entendido|this is what i understood|sorry, i did(?:n't| not) understand|(?:voici ce que|je) (?:j'ai|n'ai pas) compris|das habe ich (?:nicht )?verstanden|(?:ecco che cosa|non) ho capito|(?:con eso no puedo|no puedo) ayud\w*|puedo ayudarte con[^.]*|(?:can't|cannot|can) help[^.]*|(?:ne peux pas|peux) vous aider[^.]*|kann ich ihnen (?:leider )?nicht[^.]*|helfe ich[^.]*|(?:non posso|posso) aiutar\w*[^.]*|el equipo te lo aclara[^.]*/g
