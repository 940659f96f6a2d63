import type { Locale } from '../../../../lib/i18n/locales.ts'

/** Signs and letters that stand for words, and are lost where a line is taken apart: "w/o nuts", "c koi". */
const SHORT: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    // "Ta. And the orange?": thanks said on the way to the next question.
    [
      /^\s*(?:ta|thanks?|thank you|cheers|thx|ty)(?:\s+(?:a lot|so much|mate|love|you))?[\s.!,]+(?=and\s+(?:the|an?|what|how|is|are|do|does|can|which)(?!\p{L}))(?!.*\s(?:was|were)\s)/iu,
      '',
    ],
    [/(?<=\s)&(?=\s)/gu, 'and'],
    [/(?<=(?<!\p{L})valencian\s+)ones?(?!\p{L})/giu, 'paella'],
    // "Not more then 22", "which is the most cheap": as many write it, and as those say it who learnt English later.
    [
      /(?<=(?<!\p{L})(?:more|less|rather|other|cheaper|better|bigger|smaller|lower|higher)\s)then(?=\s+(?:\d|€|the|that|this|an?|it)(?!\p{L}))/giu,
      'than',
    ],
    [/(?<!\p{L})most cheap(?:est)?(?!\p{L})/giu, 'cheapest'],
    [/(?<!\p{L})more cheap(?!\p{L})/giu, 'cheaper'],
    [/(?<=(?<!\p{L})which (?:one )?(?:is|s|are)\s)less(?=\s*(?:$|[?.!]))/giu, 'cheaper'],
    // Of all that is on the menu, the rice is black.
    [/(?<=(?<!\p{L})black\s)ones?(?!\p{L})/giu, 'rice'],
    // "When do they pick up?" is of the telephone.
    [
      /(?<=(?<!\p{L})(?:they|any ?(?:one|body)|some ?(?:one|body)|no ?(?:one|body)|you guys)\s)picks? up(?!\p{L})(?!\s+(?:an?|the|my|our|some|food|orders?|if)(?!\p{L}))/giu,
      'answer the phone',
    ],
    // "The veggie fideuà" is the one with vegetables.
    [/(?<!\p{L})veggie(?=\s+(?:fideu[aà]|rice|paella|arroz)(?!\p{L}))/giu, 'vegetable'],
    // "I'm off dairy", "off dairy here".
    [
      /(?<=^\s*|[.,;!?]\s*|(?<!\p{L})(?:i['’]?m|am|is|['’]s|are|['’]re|been|(?:wife|husband|hubby|son|daughter|mum|mom|dad|sister|brother|partner|girlfriend|boyfriend|mate|friend|kid)s?)\s+)off (?=(?:dairy|gluten|lactose|milk|eggs?|meat|fish|nuts|shellfish|wheat|soya?)(?!\p{L}))/giu,
      'avoiding ',
    ],
    [/(?<=(?<!\p{L})(?:the|an?|one)\s)small\s+(?:portion|plate)(?!\p{L})(?!\s+for)/giu, 'half portion'],
    // The "s" of an owner is no "is".
    [/(?<!\p{L})(?:children|child|kid)s?['’]s?(?=\s+menus?(?!\p{L}))/giu, 'kids'],
    [/(?<!\p{L})(?:w[ao]t|whit)(?=s?(?!\p{L}))/giu, 'what'],
    // "Two beers an a plate o they bravas".
    [
      /(?<=\p{L}\s)an(?=\s+(?:an?|the|they|them|those|\d+|one|two|three|four|five|twa|how|is|are|what|whit|can|do|some)(?!\p{L}))/giu,
      'and',
    ],
    [/(?<=(?<!\p{L})does (?:it|that|this) )got(?!\p{L})/giu, 'have'],
    [/(?<=\p{L}\s)o['’]?(?=\s+(?:the|they|them|those|that)(?!\p{L}))/giu, 'of'],
    [/(?<!\p{L})zero[ -]zero(?!\p{L})/giu, '0,0'],
    [/(?<=(?<!\p{L})(?:my|his|her|the|our|ur|your) )gf(?!\p{L})/giu, 'girlfriend'],
    [
      /(?<!\p{L})gf(?= (?:is|has|and|can|cant|can['’]t|cannot|wants|hates|isnt|isn['’]t)(?!\p{L}))/giu,
      'girlfriend',
    ],
    [/(?<!\p{L})half a dozen(?:\s+of)?(?!\p{L})/giu, '6 '],
    [/(?<!\p{L})(?:a|one) dozen(?:\s+of)?(?!\p{L})/giu, '12 '],
    [/(?<!\p{L})w\/o(?:ut)?(?!\p{L})/giu, 'without'],
    [/(?<!\p{L})w\/(?=\s*\p{L})/giu, 'with '],
  ],
  es: [
    // "Al·lèrgica", as it is written on this coast.
    [/l·l/giu, 'l'],
    [
      /^\s*(?:muchas )?gracias[\s.!,]+(?=y\s+(?:el|la|los|las|un|una|qu[eé]|cu[aá]\p{L}+|de|es)(?!\p{L}))(?!.*\sest(?:aba|uvo)\p{L}*)/iu,
      '',
    ],
    [/(?<=\s)&(?=\s)/gu, 'y'],
    // "¿Qué onda?" greets in America.
    [/(?<!\p{L})(?:qu?[eé]?|k) onda(?!\p{L})/giu, 'hola'],
    // "La valenciana" is the paella.
    [/(?<=(?<!\p{L})(?:la|una|las|unas|dos|tres|cuatro|\d+)\s+)(?=valencianas?(?!\p{L}))/giu, 'paella '],
    [/(?<!\p{L})cero[ -]cero(?!\p{L})/giu, '0,0'],
    [
      /(?<=(?<!\p{L})(?:la|una)\s)(?:raci[oó]n|porci[oó]n)\s+(?:peque[nñ]a|chica|chiquita)(?!\p{L})(?!\s+para)/giu,
      'media ración',
    ],
    [/(?<!\p{L})media docena(?:\s+de)?(?!\p{L})/giu, '6 '],
    [/(?<!\p{L})una docena(?:\s+de)?(?!\p{L})/giu, '12 '],
  ],
  fr: [
    // "Ça répond à partir de quelle heure ?" is of the telephone.
    [/(?<!\p{L})[cç]a r[eé]pond(?!\p{L})/giu, 'vous répondez au téléphone'],
    [
      /^\s*merci(?:\s+(?:bien|beaucoup))?[\s.!,]+(?=et\s+(?:l[ea]s?|l['’]|un|une|quel|combien|c['’]|est))(?!.*\sétai)/iu,
      '',
    ],
    [/(?<=\s)&(?=\s)/gu, 'et'],
    [/(?<=(?<!\p{L})(?:la|une|les)\s+)(?=valenciennes?(?!\p{L}))/giu, 'paella '],
    // "Y a-tu du poisson", "c'est-tu possible": Quebec's question.
    [/(?<=(?<!\p{L})(?:y ?['’]?a|est|avez|peut|sont|faut))[ -]tu(?=\s)/giu, ' t il'],
    [/(?<!\p{L})z[eé]ro[ -]z[eé]ro(?!\p{L})/giu, '0,0'],
    [/(?<=(?<!\p{L})(?:la|une)\s)petite\s+portion(?!\p{L})(?!\s+pour)/giu, 'demi portion'],
    [/(?<![\p{L}'’])c\s+(?!est(?!\p{L})|['’])/giu, 'c est '],
    // "Sa pik les bravas ?", "sa fait combien".
    [/(?<!\p{L})sa(?=\s+(?:pik|pique|fait|va|coute|coûte|contient|existe|a)(?!\p{L}))/giu, 'ça'],
    [/(?<!\p{L})pik(?!\p{L})/giu, 'pique'],
    // "Il mange point de poisson".
    [
      /(?<=(?<!\p{L})(?:mang|boi|aim|veu|support)\p{L}*\s+)point(?=\s+(?:de|du|des|les?|la)\s|\s+d['’\s])/giu,
      'pas',
    ],
    [/(?<!\p{L})une demi[- ]douzaine(?:\s+d[e'’])?(?!\p{L})/giu, '6 '],
    [/(?<!\p{L})une douzaine(?:\s+d[e'’])?(?!\p{L})/giu, '12 '],
    // "La cb" pays, "cb ?" asks how much.
    [
      /(?<!\p{L})(?<!(?:la|sa|par|en|ma|une|de|avec|carte|les|vos|votre|prenez|acceptez|payer|paye|ou)\s+)cb(?!\p{L})/giu,
      'combien',
    ],
  ],
  de: [
    [
      /^\s*(?:vielen dank|danke(?:\s+(?:dir|schön|sehr))?|merci)[\s.!,]+(?=und\s+(?:der|die|das|den|ein|eine|was|wie|ist|sind|welche\p{L}?)(?!\p{L}))(?!.*\swar(?:en)?(?!\p{L}))/iu,
      '',
    ],
    [/(?<=\s)&(?=\s)/gu, 'und'],
    [/(?<=(?<!\p{L})(?:die|eine)\s+valencianische)(?=\s*(?:$|[?.!,]|für|hat|ist))/giu, ' Paella'],
    // "Habt ihr den auch offen?", "welche Weine habt ihr offen".
    [
      /(?<=(?<!\p{L})(?:den|ihn|weine?|rotweine?|weißweine?|ros[eé]|welchen?|davon)\s(?:(?:auch|noch|habt ihr|haben sie|gibt es|gibts|hast du|haste)\s){0,2})offen(?=\s*(?:$|[?.!,]|und|aus))/giu,
      'glasweise',
    ],
    [/(?<!\p{L})händ(?!\p{L})/giu, 'habt'],
    [/(?<!\p{L})hüt(?!\p{L})/giu, 'heute'],
    [/(?<!\p{L})null[ -]?null(?!\p{L})/giu, '0,0'],
    // As it is said in Bavaria: "zwoamoi", "a kloane Portion", "drei davo, ois zam".
    [/(?<!\p{L})(?:oa|oan|ein)(?:moi|mol)(?!\p{L})/giu, 'einmal'],
    [/(?<!\p{L})zwoa(?:moi|mol|mal)(?!\p{L})/giu, '2 mal'],
    [/(?<=(?<!\p{L})(?:drei|vier))(?:moi|mol)(?!\p{L})/giu, 'mal'],
    [/(?<!\p{L})kloan(?=e?[nrsm]?(?!\p{L}))/giu, 'klein'],
    [/(?<!\p{L})davo(?!\p{L})/giu, 'davon'],
    [/(?<!\p{L})ois\s+(?:zam|zsamm|zamm|zusammen)(?!\p{L})/giu, 'alles zusammen'],
    [/(?<!\p{L})(?:zum\s+)?(?:o|oo)fang[ae](?!\p{L})/giu, 'zum anfangen'],
    [/(?<=(?<!\p{L})(?:de|die|eine?|a|ne)\s)kleine?\s+portion(?!\p{L})(?!\s+f[uü]r)/giu, 'halbe portion'],
    [/(?<!\p{L})zwei(?=mal(?!\p{L}))/giu, '2 '],
    [/(?<!\p{L})drei(?=mal(?!\p{L}))/giu, '3 '],
    [/(?<!\p{L})vier(?=mal(?!\p{L}))/giu, '4 '],
    [/(?<!\p{L})ein(?:e[nmrs]?)? halbes? dutzend(?!\p{L})/giu, '6'],
    [/(?<!\p{L})ein(?:e[nms]?)? dutzend(?!\p{L})/giu, '12'],
    [/(?<!\p{L})aller(?=\p{L}+st(?:e[nmrs]?)?(?!\p{L}))/giu, ''],
  ],
  it: [
    [
      /^\s*grazie(?:\s+mille)?[\s.!,]+(?=e\s+(?:l['’]|(?:il|lo|la|i|gli|le|un|una|quant\p{L}|che|qual\p{L})(?!\p{L})))(?!.*(?<!\p{L})era(?:no)?(?!\p{L}))/iu,
      '',
    ],
    [/(?<=\s)&(?=\s)/gu, 'e'],
    // "Ok niente. E le crocchette?": what was asked before is let go.
    [/^\s*(?:\p{L}+[ ,]+)?niente[.!;,]+\s+(?=\S+\s\S)/giu, ''],
    [/(?<!\p{L})zero[ -]zero(?!\p{L})/giu, '0,0'],
    [
      /(?<=(?<!\p{L})(?:la|una)\s)(?:porzione\s+piccola|piccola\s+porzione)(?!\p{L})(?!\s+per)/giu,
      'mezza porzione',
    ],
    [/(?<!\p{L})mezza dozzina(?:\s+di)?(?!\p{L})/giu, '6 '],
    [/(?<!\p{L})una dozzina(?:\s+di)?(?!\p{L})/giu, '12 '],
  ],
}

export const writtenOut = (line: string, lang: Locale): string =>
  (SHORT[lang] ?? []).reduce((text, [sign, words]) => text.replace(sign, words), line)
