import type { ChatState, Finding, Reading } from '../../state.ts'
import { fold } from '../../text/fold.ts'
import { isSimilar } from './spelling.ts'

const isAlike = (a: string, b: string): boolean => isSimilar(fold(a), fold(b))

const MOST = 4
/** "I told you, marc lefebvre", of a Lefebvre: a clause that holds the whole name is the name, told again or in full. */
function withNameAgain(r: Reading, state: ChatState, text: string): Reading {
  const name = state.mode === 'booking' && state.step !== 'notes' ? state.draft.name : null
  const known = fold(name ?? '').split(' ')
  const isFree = name !== null && name !== '' && !r.question && !r.found.some(({ slot }) => slot === 'name')
  if (!isFree || text.includes('@')) return r
  const again = text
    .split(/[,.;:!?]+/)
    .map((clause) => clause.trim())
    .find((clause) => {
      const words = fold(clause).split(' ')
      return words.length > 1 && words.length <= MOST && known.every((word) => words.includes(word))
    })
  // Words beside a surname alone may be any: "herr moser kommt".
  const isName = again && (known.length > 1 || /^\S+ \S+$/.test(again))
  return isName ? { ...r, found: [...r.found, { slot: 'name', values: [again] }] } : r
}

/** What ties a name together stays small, and so does what is behind an apostrophe of one. */
const SMALL =
  /^(?:d[aeiou]?s?|d[ae]l|del+[aeo]?|dei|degli|van|von|vom|zu[mr]?|der|den|ter|l[ae]?s?|los|y|e|i|s)$/
/** "anna rossi", "jack o'neill", "ANNA ROSSI": a name that is all in small letters or in capitals is written as one. */
const withCapitals = (name: string): string =>
  name === name.toLowerCase() || (name === name.toUpperCase() && /\p{L}{2} \p{L}{2}/u.test(name))
    ? name
        .toLowerCase()
        .replace(/\p{L}+/gu, (word, at: number) =>
          at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
        )
    : name

const SURNAME = /apellido|(?:sur|last ?|family ?|nach|familien)name|nom de famille|cognome/
/** "It is spelled Prichard", of Dai Pritchard; "my surname is Ruiz", of Carmen: the other words stay. */
function beside(known: string, name: string, text: string, isRight: boolean): string {
  const words = known.split(' ')
  const [first, last, more] = words
  if (SURNAME.test(fold(text)) && !words.some((word) => isAlike(word, name.split(' ')[0] ?? '')))
    return !last || (isRight && !more) ? `${first} ${name}` : name
  const at = words.findIndex((own) => own !== name && isAlike(own, name))
  return at < 0 ? name : words.with(at, name).join(' ')
}

/** The name as it is to be kept. */
export function spell(heard: Reading, state: ChatState, text: string): Reading {
  const r = withNameAgain(heard, state, text)
  const known = state.mode === 'talking' ? null : state.draft.name
  const isAsked = state.mode === 'booking' && state.step === 'name'
  const found = r.found.map((one): Finding => {
    if (one.slot !== 'name' || !one.values[0]) return one
    const name = withCapitals(one.values[0])
    return { ...one, values: [known && !isAsked ? beside(known, name, text, r.correction) : name] }
  })
  return { ...r, found }
}
