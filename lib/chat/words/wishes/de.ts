import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'hochstue?hl\\w*|kinder(?:hoch)?(?:stue?hl|sitz)\\w*',
  pram: 'kinderwagen|buggy',
  dog: 'hund(?:e|in|chen)?|welpen?|vierbeiner',
  guide: '(?:blinden|assistenz|begleit)(?:fuhr)?hund\\w*',
  place:
    'mit (?:aus)?(?:blick|sicht)|(?:im |in den )?schatt(?:en|ig)[a-z]*|fenster\\w*|meerblick|(?:blick|sicht) (?:auf(?:s| das)?|zum) meer|ruhige\\w* (?:\\w+ )?(?:tisch|platz\\w*|ecke?|stelle)|nische|galerie|empore|eckplatz|ecktisch|in (?:der|einer) ecke|(?:weit )?weg von (?:der |den |dem )?(?:tur|klos?|wc|toiletten?|kuche|eingang|bar|theke)|(?:nicht|bloss nicht|ja nicht)(?: (?:so|direkt|gleich|genau|unbedingt|zu|wieder|schon))* (?:neben|bei|an|am|nahe|beim|vor|in der nahe)(?: (?:der|den|dem|vom|von|zum|zur))* (?:tur|klos?|wc|toiletten?|kuche|eingang|bar|theke)|(?:kinder)?wagen ?platz|mussen (?:[\\w:.]+ ){0,5}(?:weg|raus|los|fertig)',
  feast:
    '(?:\\d+\\. ?)?geburtstag\\w*|\\d0er(?= (?:von|mein|unser))|(?:eine?|als|ne) uberraschung|jubilaum|jahrestag|\\w*hochzeit\\w*|feiern?|verlobung|junggesell\\w*|taufe|wird \\d{2}(?= *(?:$|[,.;!]|und|jahre))',
  cake: '(?:bring|eigene\\w*|selbst).{0,30}(?:torte|kuchen)|(?:torte|kuchen).{0,30}(?:bring|mit(?= *(?:$|[,.;!])))',
  candle: '(?:wunder)?kerzen?|blumen(?!ko)\\w*|kerz(?:chen|erl|li)',
  wheels:
    'rollstue?hl\\w*|krucken|rollator|gehbehindert\\w*|gehhilfe|(?:kein\\w*|nicht|ohne|schlecht)(?: \\w+){0,3} (?:treppen?|stufen)|treppen?(?:steigen)?(?: \\w+){0,3} (?:nicht|schwer|schlecht)',
  told: '(?:wie|hab\\w*|schon|doch)(?: (?:ich|wir|doch|ja|schon|bereits|dir|ihnen|euch|es|das|dreimal|zweimal|mal|eben|vorhin|habe?))* (?:gesagt|geschrieben|erwahnt)|sagte ich (?:doch|schon|bereits|ja)|(?:ich|wir) haben?(?: (?:es|das|dir|ihnen|euch|doch|ja|schon|bereits))* (?:gesagt|geschrieben|gegeben)|steht (?:(?:doch|ja|schon|bereits|alles) )*(?:da|oben|dort)(?: oben)?',
}
