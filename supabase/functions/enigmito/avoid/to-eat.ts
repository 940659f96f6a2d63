import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'

const AND = '\\b(?:\\W+\\w+){0,8}?\\W+'
/** Words that ask whether somebody may have it: a modal alone asks anything, so it stands near a verb of eating. */
const MAY: Record<Locale, RegExp> = {
  es: new RegExp(
    `\\b(?:pued[eo]n?|podemos|podr\\w+)${AND}(?:com|prob|tom|ped|compart|cat|pic|beb)(?:ar|er|ir)|\\b(?:apt[oa]s?|[lm]e va(?! a \\w+[aei]r)|va bien|segur[oa]|le vale|me vale)\\b`,
  ),
  en: new RegExp(
    `\\b(?:can|could|may)${AND}(?:eat|have|try|taste|share|order|get|enjoy|drink)\\b|\\b(?:safe|suitable|allowed)\\b|\\b(?:is|are)\\b.*\\b(?:(?:ok|okay|alright|fine) (?:for|to|with)|(?:good|safe) for (?:me|him|her|us|them|my))\\b|\\b(?:is|are)\\b.*\\b(?:ok|okay|alright|fine) ?\\?`,
  ),
  fr: new RegExp(
    `\\b(?:peu[tx]|peuvent|pouvons|puis|pourr\\w+)${AND}(?:manger|gouter|prendre|partager|avoir|essayer|boire)\\b|\\b(?:c(?: est)? bon pour|ca va(?= ?\\?| pour)|ca passe|sans risque|convient)\\b`,
  ),
  de: new RegExp(
    `\\b(?:kann|konnen|konnt\\w*|darf|durf\\w*)${AND}(?:essen|probieren|kosten|nehmen|haben|teilen|bestellen|trinken)\\b|\\b(?:ist|sind|ware|geht|gehen|passt)\\b.* fur (?:mich|uns|ihn|sie|mein\\w* \\w+)\\b|\\b(?:essen|probieren|teilen) (?:kann|konnen|darf|durfen)\\b|\\b(?:vertrag\\w*|geeignet|sicher fur|geht .*fur|(?:geht|ist|sind|ware) .*(?:ok|okay|in ordnung))\\b`,
  ),
  it: new RegExp(
    `\\b(?:puo|posso|possono|possiamo|potr\\w+)${AND}(?:mangia|assaggia|prende|condivide|ordina|prova|ave|be|bere)r\\w*|\\b(?:va bene|sicur[oa]|adatt[oa]|idone[oa])\\b`,
  ),
}

/** What is asked of a message in which more is told: "does it hold eggs? he doesn't like them but can eat them". */
const askedOf = (line: string): string => line.match(/[^.!?;]*\?/g)?.join(' ') ?? line

/** Whether it is asked if somebody may eat something, whatever harm is told beside it. */
export const asksToEat = ({ lang, line }: { lang: Locale; line: string }): boolean =>
  MAY[lang].test(fold(askedOf(line)))
