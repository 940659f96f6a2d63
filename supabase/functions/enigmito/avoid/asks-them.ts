/** What somebody else may have is asked. */
const MAY =
  /\b(?:puede|pueden|(?:she|he|they) can|can (?:she|he|they)|(?:elle|il|ils|elles) peu(?:t|vent)|peu(?:t|vent) (?:elle|il|ils|elles)|(?:kann|darf) (?:sie|er)|(?:sie|er) (?:kann|darf)|puo)\b/
export const asksThem = ({ words }: { words: readonly string[] }): boolean => MAY.test(words.join(' '))
