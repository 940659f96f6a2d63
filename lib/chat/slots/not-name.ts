import { MAX } from '../../reservas/rules.ts'
import { OPENING } from '../questions.ts'
import { cachedRegExp, wordPattern } from '../text/fold.ts'
import { isPlainTalk } from '../words/plain-yes.ts'
import type { Lexicon } from '../words/shape.ts'

/** Small words and verbs of talk. Names hold none of them, unless they are written as a name is. */
const TALK = wordPattern(
  `(?:${[
    'luego|digo|d[aei]me|quier[oe]|queremos|tiene[ns]?|tenemos|somos|soy|quieres|tengo|necesito|puedo|puedes|podeis|estoy|estan|voy|vamos|vienen?|nadie|ningun[oa]|esper[ae]|aqui|mis?|antes|despues|entonces|porque|como|cuando|donde|yo|cual|cuanto|numero|telefono|algo|tambien|mejor|todavia|aun|primero|oye|que|est?o|ostras|vaya|mira|uy',
    "give|call|ring|tell|show|send|you|your|we|they|it|is|are|do not|don'?t|does|have|has|can|could|would|should|what|me|which|when|where|why|how|want|need|know|think|not|never|number|phone|later|nothing|whatever|wait|first|before|then|if|just|skip|too|also|the|my|here|this|that",
    "donnez?|moi|je|tu|vous|nous|suis|avez|veux|veut|voulons|voulez|peux|pouvez|rien|telephone|attends|attendez|avant|apres|alors|d'abord|comment|quand|pourquoi|quelle?|combien|aussi|finalement|garde|on|mon|mes|ici|ca|mince|zut",
    '(?:a[chy]+|oh) n[eino]+|gib|geben|ich|wir|ihr|ist|sind|wollen|haben?|hat|hatte|ne|eine[nmr]?|kann|konnen|muss|kein(?:e[nr]?)?|nichts?|egal|nummer|telefon|erst|vorher|warte|dann|warum|wie|was|wann|welche[rs]?|spater|ahnung|mir|mich|auch|heute|morgen|doch|lieber|kommt|noch|mei(?:n\\w*)?|hier|grad|gerade|empfang|schade',
    'd[ai]mmi|vogli(?:o|amo)|sono|hai|vuoi|abbiamo|avete|siamo|puo|posso|potete|non|niente|nessun[oa]|aspetta|prima|dopo|allora|quando|dove|quale|quanto|perche|anche|io|cosi|che|qui|sta|guardi|senta',
  ].join('|')})`,
)
const REFUSAL =
  /^[^a-z]*(?:(?:da|me da|es) igual|nada|dejalo|never ?mind|no idea|none|idk|laissez? tomber|peu importe|aucune idee|keine ahnung|weiss (?:ich )?nicht|spielt keine rolle|lasci(?:a|ate) (?:stare|perdere)|fa lo stesso)[^a-z]*$/

/** "El hummus": a thing. */
const ARTICLE = /^(?:el|los|un|il|gli) [a-z]+$/
/** Words of the longest name. */
export const WORDS = 8
/** A small picture, with its colour and what joins it to the next. */
const PICTURE = '\\p{Extended_Pictographic}\\u200d\\ufe0f\\u{1f3fb}-\\u{1f3ff}'
const LETTERS = new RegExp(`^[${PICTURE}"«„“ ]*\\p{L}[${PICTURE}\\p{L}\\p{M}\\d"«»„“”'’.\\- ]*$`, 'u')
/** A figure belongs to a name only inside a word: "A-12", and not "4". */
const NUMBER_WORD = /(?:^| )\d/

export const isNameLike = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= MAX.nombre &&
  LETTERS.test(name) &&
  !NUMBER_WORD.test(name) &&
  name.split(' ').length <= WORDS

/** Two or more words, each with its capital: a name, whatever the words mean ("Franz Kalt", "Rosa Blanco"). */
const PROPER = /^\p{Lu}[^ ]* (?:[^ ]+ )*\p{Lu}[^ ]*$/u
/** "Sabato Otto": each word has its capital, and no figure stands there. */
export const isWholeName = (written: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’-]*[ .]*){2,}$/u.test(written.trim())

const TIES = /^(?:d[aeiu]|del|dei|della|dos|van|von|der|l[aeo]s?|y|i)$/
/** So many words in small letters, beside those that tie a name together, are a sentence. */
const isSentence = (written: string): boolean =>
  !/\p{Lu}/u.test(written) && written.split(' ').filter((word) => !TIES.test(word)).length > 4

/** Whether a text that was asked for a name is something else: a refusal, or talk. */
export const isNoName = (folded: string, written: string, lex: Lexicon): boolean =>
  isSentence(written) ||
  REFUSAL.test(folded) ||
  // "Una duda" announces a question.
  folded.replace(OPENING, '') === '' ||
  (ARTICLE.test(folded) && !/\p{Lu}/u.test(written)) ||
  isPlainTalk(folded, written, lex) ||
  // "For lunch, at one"
  (!PROPER.test(written) && cachedRegExp(`^(?:[a-z]{1,4} )?(?:${lex.comida}|${lex.cena})$`).test(folded)) ||
  ((TALK.test(folded) || wordPattern(lex.idioms.wait).test(folded)) && !PROPER.test(written))

const STOP =
  /[,;:!?¿¡§()/\n]|\.(?= |\.|$)(?<!(?<!\p{L})(?:\p{L}|[Dd]ra?|[Ss]ra?|[Mm]rs?|[Mm]s|[Ss]t|[Pp]rof|[Dd]ott|[Ss]ig|[Mm]me)\.)/u
const NAME =
  /^(?!Guten |Buen)(?:\p{Lu}[\p{L}'’-]*\.?|de|del|de la|de los|van|von|der|den|di|da|dal|della|le|la|du|y|i)(?: (?:\p{Lu}[\p{L}'’-]*\.?|de|del|la|los|van|von|der|den|di|da|dal|della|le|du|dos|y|i))+$/u

/** The clause of a message that is written as a whole name, where the first is not: "fine. Declan O'Rourke". */
export function properClause(written: string): string | null {
  const clauses = written.split(STOP).map((clause) => clause.trim())
  return clauses.find((clause) => NAME.test(clause) && (clause.match(/\p{Lu}/gu)?.length ?? 0) > 1) ?? null
}
