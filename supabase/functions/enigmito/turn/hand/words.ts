import type { Locale } from '../../../../../lib/i18n/locales.ts'

/** Words by which something is asked of the things in hand, of which none is named (§6): each in the five languages, folded. */
const any = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})`)
export const CHEAP = any(
  'mas (?:economic|asequible|barat|bajo de precio)|menos (?:plata|dinero|cuest|val[eg]|pasta)|(?:sale|cuesta|vale) menos|precio mas bajo|(?:me )?ahorr|precio .{0,24}mas bajo',
  'cheapest|cheap one|least expensive|lowest|(?:costs?|sets? me back|pay) (?:the )?least|least money|easiest on|save (?:me|us)|bottom end|come out bottom|spend (?:much|a lot)|start pricewise',
  'moins cher|plus abordable|plus economique|(?:plus )?petit (?:prix|budget)|coute le moins|prix le plus bas|me ruiner|minimum|premier prix|pique le moins',
  '(?:gunst|billig|preiswert)\\w*st\\w*|wenigsten (?:kost|zahl)|kostet am wenigsten|(?:niedrigste|kleinste|geringste)\\w*|geringsten|preislich .{0,8}unten|spar\\w*',
  'meno car|piu economic|(?:costa|viene|spend\\w+) (?:di |e )?meno|prezzo piu basso|piu convenient|conviene di piu|spendere troppo|buon prezzo|risparmi',
)
export const DEAR = any(
  'mas (?:car[oa]|cuest|val[eg]|dinero)|(?:vale|cuesta) mas|precio mas (?:alto|elevado)|(?<!no )me arruin|tope de gama',
  'dearest|most expensive|the expensive|priciest|highest pric|(?:costs?|set me back|pay) (?:the )?most|most (?:money|you can pay)|top of the (?:range|list)|biggest ticket|break the bank',
  'plus cher|plus couteu|prix le plus (?:eleve|haut)|coute le plus|haut de gamme|portefeuille|vaut le plus|hors de prix',
  'te[iu]{1,2}erst\\w*|teuersten|meisten (?:kost|hinleg|zahl|blech)|kostet am meisten|kostspieligste|hochste\\w* preis|hochpreis|mehr kostet als|preis her der oberste',
  '(?:piu|cchiu|pi) (?:car[oai]|costos|salat)|(?:costa|spende) di piu|prezzo piu (?:alto|elevato)',
)
export const SUGGEST = any(
  'recomend|recomiend|aconsej|triunf|favorit|mojate|acertar|no me pueda perder|pide todo el mundo|mas (?:se )?pid|especialidad|tu que|pediria|que cojo|mejor de|merece|decid|ayuda',
  'recommend|suggest|favou?rite|popular|best|top pick|your pick|would you (?:go|pick|take|choose|order)|must try|should (?:we|i) (?:try|have|get)|can t go wrong|special|(?:everyone|people|regulars) (?:gets?|orders?|pick|have)|worth it|surprise me|choosing|the one to get',
  'conseil|recommand|prefere|coup de coeur|incontournable|specialite|vous prendriez|tu prendrais|choisir|choisissent|choisiriez|marche le mieux|meilleur|absolument|vaut .{0,9}le coup|tuerie|vous (?:verriez|mettriez)|gard\\w+ qu un|hesite',
  'empfehl|empfiehl|wurdest (?:du|de)|liebling|beliebt|renner|bestseller|spezialitat|wurdet ihr|wurden sie|nehmen wurd|bestellen die meisten|rat(?:et|en sie)|(?:soll|daterst) (?:ich|du)|tipp|der beste|lohnt|highlight|klassiker|stolz|entscheid',
  'consigl|preferit|gettonat|imperdibil|va per la maggiore|specialita|prendereste|prenderesti|suggeri|raccomand|merita|andate forte|cavallo di battaglia|parere|direbbe|scegli|indecis|migliore|fai tu',
)
export const HOW_MUCH = /\b(?:how much|what|wa[st]|wie ?viel|quanto|cuanto|combien)\b/
export const SUM =
  /\b(?:cuanto|total\w*|junt[oa]s|together|ensemble|insieme|sum[ae]\w*|suman|cuenta|precio|debo|cuesta\w*|costaria\w*|sale\w*|queda|sube|dinero|multiplica\w*|how much|how many euros|come to|comes? out|cost\w*|price|bill|owe|pay|damage|expensive|set (?:me|us) back|add (?:them|it) up|amount|combien|prix|tarif|coute\w*|cher|fait|fera|addition\w*|montant|compte|additionn\w*|wie ?viel|was (?:macht|kost|zahl|choscht|kommt)\w*|machn|kost\w*|choschtet|zahl\w*|belauft|teuer\w*|preis\w*|gesamt\w*|summe|zusammen\w*|rechnung|quanto|conto|costa\w*|costo|prezzo|cifra|spesa|pag\w+|pavammo|viene|esce|totale|ammont\w+|calcol\w+)\b/
export const DIFFER = any(
  'diferen|distint|que cambia|compar|(?:lo|el) mismo|(?:son )?iguales|parecid',
  'differen|distinguish|compare|the same|alike|similar|versus|vs\\b|tell them apart|sets? them apart|much between',
  'difference|compar|pareil|meme chose|semblable|se ressembl|distingu|de plus que l autre|separe|change',
  'unterschied|unterscheid|vergleich|das ?selbe|das gleiche|ahnlich|anders|verschieden|gegenuber',
  'differenz|confront|paragon|ugual|simil|somigli|stess[ao] cosa|divers|cambia',
)
export const SIZE = any(
  'compartir|para (?:uno|una|dos|varios)\\b|individual|racion|tapita|abundante|llena|comemos (?:dos|tres)|bastaria|es grande',
  'shar(?:e|ing)|split (?:that|it)|(?:for|feeds?|serves?) (?:one|two|several)|too much for|how big|big enough|enough|portion|filling|fill\\b|hungry|size',
  'partager|pour (?:un|une|deux|plusieurs)\\b|manger a deux|copieu|portion|ration|grand comment|taille|suffi|trop peu|finir',
  'teilen|fur (?:einen|eine|zwei|mehrere)\\b|wie viele leute|pro person|in die mitte|jeder seins|wie gross|platte|tellerchen|portion|reicht|satt|menge',
  'condivid|divid|per (?:uno|una|due|piu)\\b|quante persone|mangia(?:no)? (?:una|in)|porzion|abbondan|abbastanza|assaggio|bast(?:a|ano)\\b|grande',
)
export const HOT = any(
  'pica\\w*|enchil|ard(?:e|er)|quema',
  'spic(?:e|y)|hot\\b|heat|burn|fiery',
  'piqu|epic|releve|arrache|brule|piment|chauffe',
  'scharf|brennt|pikant|feurig',
  'piccant|brucia|pizzic|infuocat|piangere',
)
export const WHAT = any(
  'mas detalles|como (?:lo|la|se|esta) (?:prepara|hace|hecho)|preparad[oa]|que es eso|explica|cuentame mas|en que consiste',
  'explain|what (?:that|it) is|tell me more|more about (?:it|that)|break it down|how (?:is it|do you) (?:made|make|cook)|picturing|comes on the plate|what all',
  'explique|racont|m en plus|prepare|c est quoi|kesako|qu est ce que c est',
  'vorstellen|erklar|erzahl|was ist das|wie (?:macht|wird|bereitet)|mehr daru?ber',
  'di che si tratta|spiega|racconta|cosa (?:e|l e|ci mettete)|con cosa lo fa|come (?:lo|la|viene|si) (?:fa|prepara)|sarebbe',
)
export const OTHER = any(
  'otra cosa|otro distinto|en su lugar|algo distinto|no me convence',
  'something else|what else|anything else|not that',
  'autre chose|un autre|plutot un',
  'was anderes|etwas anderes|sonst noch',
  'altro\\b|qualcos altro|non mi convince',
)
/** "Is there anything hot?" asks for another dish. */
export const SOME =
  /\b(?:algo|alguno?s?|otr[oa]s?|something|anything|any|which|quelque chose|lesquels|etwas|irgendwas|was habt|welche\w*|qualcosa|quali|qualche|truc)\b/
export const ANOTHER =
  /\b(?:algo|otr[oa]s?|something|anything (?:cheaper|less)|another|quelque chose|une? autre|etwas|irgendwas|was (?:anderes|als|zum)|qualcosa|un altr[oa]|qualche)\b/
export const WEIGHT =
  /\b(?:k|kg|kilos?|gramos?|grams?|grammes?|gramm|g|grammi|chili|peso|pesa|weighs?|wiegt|pese)\b/
export const PRICED =
  /\b(?:pricewise|price wise|pocket|portefeuille|geldbeutel|preislich|weniger (?:bezahlt|zahl)|deja mas dinero|economis\w*|a meno|spende meno)\b/
export const MAY_EAT =
  /\?|\b(?:can i|may i|could i|puedo|puede|darf|kann ich|je peux|posso|or not|oder nicht|o no|ou pas|sabes si|ob das|es vegano|is it)\b/
export const SPICY: Record<Locale, string> = {
  es: 'picante',
  en: 'spicy',
  fr: 'piquant',
  de: 'scharf',
  it: 'piccante',
}
export const WINE = any(
  '(?:que|cual|con que|algun) vino|vino (?:le|pega|va|recom)|regar|maridar|maridaje',
  '(?:what|which) wine|wine (?:goes|go|with|for|pairing|match)|wash (?:it|that) down|pair',
  'quel vin|vin (?:va|avec|pour|ira)|accord',
  'welche[rn]? wein|wein (?:passt|dazu|nehm|trinkt)',
  '(?:che|quale) vino|vino (?:ci|si|va|consigl)|abbin',
)
export const MAY_CHOOSE =
  /\b(?:cual|cuales|alguno?s?|lista|esos|estos|ellos|which|any|those|them|of (?:these|those|them)|list|lequel|lesquels|laquelle|parmi|ceux|liste|welche\w*|davon|von denen|liste|quale|quali|qualcuno|quelli|questi|lista)\b/
/** Before an hour ("at 8?"), and behind an amount ("three euros"). */
export const HOUR = /^(?:at|las|alle|um|a|gegen|vers|sobre|verso)$/
export const EURO = /^(?:euro|eur|pavo)s?$/
/** So many of it are taken. */
export const TAKES =
  /\b(?:pedimos|pido|llevando|order|take|get|have|say|commande|prenant|prends|demande|fois|nehm\w*|mal|stuck|prend\w*|pigli\w*|volte|veces|times)\b/
