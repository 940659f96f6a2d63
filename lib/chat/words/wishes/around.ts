import type { Locale } from '../../../i18n/locales.ts'

/**
 * What stands around a wish and is no part of it; it comes with what reads wishes. `order`: tells the house to note what stands beside it;
 * `opens`: what opens a wish, and says nothing of it.
 */
export const AROUND: Readonly<Record<Locale, Readonly<Record<'order' | 'opens', string>>>> = {
  es: {
    order:
      '(?:(?:que|q) )?conste(?: (?:que|q))?|(?:(?:me|nos|lo|la|os) )*(?:(?:podeis|puedes|podrias|podriais|podria|puede|se puede|se podria|podemos) )?(?:apunt|anot)(?:a|ad|ar|e|en)?(?:me|nos|lo|la)?(?: (?:tambien|tmb|tb|ahi|esto|eso|por favor|porfa))*(?: (?:lo de(?=l? )l?|que|q))?|(?:(?:podeis|puedes|podrias|podriais|podria|puede|se puede|se podria|podemos) )?(?:pon|poned|poner|ponga|anade|anadid|deja|dejad|mete|meted|escribe)(?:me|nos|le|lo|la)?(?: (?:tambien|tmb|tb|ahi|puesto|apuntado|anotado))*(?: en (?:las? )?(?:notas?|observaciones|comentarios|reserva))?(?: (?:lo de(?=l? )l?|que|q))?|(?:en )?(?:las )?notas?(?= *:)',
    opens:
      '(?:que|q)(?= (?:sea|este|no (?:sea|este)|es|somos|ven))|eh|oye|mire|mira|bueno|pues|lo de(?=l? )l?',
  },
  en: {
    order:
      '(?:(?:can|could|would|will) (?:you|u|ya) )?(?:(?:please|pls|plz|just|also) )*(?:make a note|(?:note|mention|jot|write)(?: (?:down|in))?|put(?= in the (?:notes?|booking)| a note)|put (?:down|that)|add(?= (?:a note|that|in|to the))|put(?=[ ,.!?]*$))(?: (?:the fact that|(?:in|to|on) the (?:notes?|booking)|that|it|this|of|down|in|about|a note))*|notes?(?= *:)|bear in mind(?: that)?|for the notes',
    opens: 'ok so|so|i mean|well|also|just so (?:you|u) know|fyi|the (?:thing|bit) about',
  },
  fr: {
    order:
      "(?:(?:(?:tu )?peux|vous pouvez|pouvez|pourriez|tu pourrais)(?:[ -](?:vous|tu))? )?(?:note[rz]?|marque[rz]?|ajoute[rz]?|inscrive[rz]|inscris|mentionne[rz]?|precise[rz]?|mettez|mets|mettre)(?:[ -](?:moi|nous|le|la|ca))*(?: (?:aussi|bien|juste|en note|dans les remarques|(?:que|qu)(?= |')'?|ca|svp))*|(?:remarques?|notes?)(?= *:)",
    opens: 'si(?= (?:une?|il|on|pour|la|le|nous) )|du coup|alors|et puis|ah oui|au fait',
  },
  de: {
    order:
      '(?:(?:konn(?:t|en|ten|test|tet)|kannst|bitte)(?: (?:sie|ihr|du|mir|mal|bitte))* )?(?:notier\\w*|vermerk\\w*|schreib\\w*|trag\\w*|merk\\w*)(?: (?:sie|euch|dir|mir|uns|bitte|mal|noch|auch|das|es|dazu|auf|rein|ein|vor|dass|die sache mit|das mit))*|(?:anmerkung(?:en)?|notiz(?:en)?)(?= *:)',
    opens: 'das mit|also|ubrigens|und zwar|ach ja?|ah ja|doch(?= (?:noch|wir|ein))',
  },
  it: {
    order:
      '(?:(?:puoi|potete|potresti|potreste) )?(?:segna|segnate|scrivi|scrivete|annota|annotate|appunta|appuntate|metti|mettete|mettici|metteteci|aggiungi|aggiungete|ricordatevi|segnare|scrivere|annotare|mettere|metterci|aggiungere)(?:lo|la|ci|mi)?(?: (?:anche|pure|che|nelle note|la cosa|per favore))*|(?:nelle )?note(?= *:)',
    opens: 'allora|dunque|guardi?|senti|poi',
  },
}
