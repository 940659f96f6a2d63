import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'hochst(?:uhl|uehl)\\w*|kinder(?:hoch)?(?:st(?:uhl|uehl)|sitz)\\w*',
  pram: 'kinderwagen|buggy',
  dog: 'hund(?:e|in|chen)?|welpen?|vierbeiner',
  guide: '(?:blinden|assistenz|begleit)(?:fuhr)?hund\\w*',
  place:
    'fenster\\w*|meerblick|(?:blick|sicht) (?:auf(?:s| das)?|zum) meer|ruhige\\w* (?:\\w+ )?(?:tisch|platz\\w*|ecke?|stelle)|nische|eckplatz|ecktisch|in (?:der|einer) ecke',
  feast:
    'geburtstag\\w*|jubilaum|jahrestag|hochzeit\\w*|feiern?|verlobung|junggesell\\w*|taufe|wird \\d{2}(?= *(?:$|[,.;!]|und|jahre))',
  cake: '(?:bring|eigene\\w*|selbst).{0,30}(?:torte|kuchen)|(?:torte|kuchen).{0,30}(?:mitbring|bring|mit(?= *(?:$|[,.;!])))|kerzen?',
  wheels:
    'rollst(?:uhl|uehl)\\w*|krucken|rollator|gehbehindert\\w*|gehhilfe|(?:kein\\w*|nicht|ohne|schlecht)(?: \\w+){0,3} (?:treppen?|stufen)|treppen?(?:steigen)?(?: \\w+){0,3} (?:nicht|schwer|schlecht)',
  noted:
    '(?:hast|habt|haben|habn)(?: \\w+){1,7} (?:notiert|aufgeschrieben|vermerkt|eingetragen)|(?:ist|steht|wurde)(?: \\w+){1,5} (?:notiert|vermerkt|aufgeschrieben)',
  told: '(?:wie|hab\\w*|schon|doch)(?: (?:ich|wir|doch|ja|schon|bereits|dir|ihnen|euch|es|das|dreimal|zweimal|mal|eben|vorhin|habe?))* (?:gesagt|geschrieben|erwahnt)|sagte ich (?:doch|schon|bereits|ja)|(?:ich|wir) haben?(?: (?:es|das|dir|ihnen|euch|doch|ja|schon|bereits))* (?:gesagt|geschrieben)|steht (?:(?:doch|ja|schon|bereits|alles) )*(?:da|oben|dort)(?: oben)?',
}
