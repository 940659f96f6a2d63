const SYNONYMS: Record<string, string> = {
  francia:
    'france frankreich french franzosisches francaise francaises frances francesa franceses francese francesi franzosischer franzosische franzosischen francais franzosisch francesas francesine',
  italia:
    'italy italien italie italian italiano italiana italiani italianos italienischer italienische italienischen italianas italiane italienne italiennes italiens italienisch italienisches',
  espana:
    'spain spanien espagne spagna spanish spanisch spanische spanischen spanischer spanisches espagnol espagnols espagnole espagnoles espanol espanoles espanola espanolas spagnolo spagnoli spagnola spagnole',
  portugal:
    'portogallo portugues portugueses portuguese portoghese portoghesi portugiesischer portugiesische portugais portuguesa portuguesas portugaise portugaises portugiesisch portugiesischen portugiesisches',
  alemania:
    'germany deutschland allemagne germania aleman alemanes german allemand allemands tedesco tedeschi deutscher deutsche deutschen deutsches alemana alemanas allemande allemandes tedesca tedesche deutsch',
  borgona:
    'burgundy bourgogne burgund borgogna burgundian bourguignon bourguignons bourguignonne borgognone borgognoni burgundischer',
  mosela: 'moselle mosella',
  loira: 'loire',
  cataluna:
    'catalonia katalonien catalogne catalogna catalan catalanes catalunya catalani katalanisch katalanischer katalanischen katalanische katalanisches catalonian',
  andalucia:
    'andalusia andalusien andalousie andaluz andaluces andalusisch andalusischer andalusischen andalusische andalou andalous andaluso andalusi',
  galicia:
    'galizia galicien galice gallego gallegos galician galicisch galicischer galicischen galicische galizisch galizischer galizischen galizische galiziano galiziani galiciens',
  sicilia:
    'sicily sizilien sicile siciliano sicilianos siciliana sicilianas siciliani siciliane sicilian sizilianisch sizilianischer sizilianischen sizilianische sizilianisches sicilien siciliens sicilienne siciliennes',
  cerdena:
    'sardinia sardinien sardaigne sardegna sardo sardos sarda sardi sarde sardes sardinian sardisch sardischer sardischen sardische sardisches',
  canarias:
    'kanaren canaries canary canarie canario canarios lanzarote tenerife canarian kanarisch kanarischer kanarischen canarien canariens canari',
  baleares:
    'balearen balearic baleari mallorca majorca mallorquin balear mallorquines mallorcan mallorquinisch mallorquinischer mallorquinischen majorquin maiorchino',
  piamonte:
    'piedmont piemont piemonte piemontese piemontesi piamontes piamonteses piedmontese piemontais piemontesisch piemontesischer piemontesischen',
  provenza: 'provence provenza',
  valenciana:
    'valenciano valencianos valenciana valencian valenciani valenziano valenziani valencien valenciens valencianisch valencianischer valencianischen',
  murcia: 'murciano murcianos murciana murcian',
  jerez: 'xeres sherry',
  garnacha: 'grenache cannonau',
  monastrell: 'mourvedre',
  albarino: 'alvarinho',
  carinena: 'carignan mazuelo',
  moscatel: 'muscat moscato muskateller',
  macabeo: 'viura macabeu',
  syrah: 'shiraz',
  rioja: 'riojano riojanos',
  toscana: 'toscano toscanos toscani tuscan toskanisch toskanischer toskanischen toscan toscans',
  vasco: 'basque basques baskisch baskischer baskischen basco baschi',
  champana: 'champagne champagner champan champany champanes champers schampus',
}
const WRITTEN = new Map(
  Object.entries(SYNONYMS).flatMap(([row, words]) => words.split(' ').map((word) => [word, row] as const)),
)

export const asWritten = (word: string): string => WRITTEN.get(word) ?? word

/** Known everywhere: not having them is an answer too. */
const FAMOUS_PLACES = new Set(
  'bordeaux burdeos toscana toskana tuscany toscane navarra somontano ribeiro monterrei toro california chile argentina mendoza alsacia alsace elsass rheingau rodano rhone beaujolais chianti barolo barbaresco brunello montalcino valpolicella amarone douro alentejo rioja ribera rueda priorat priorato penedes jumilla yecla manchuela almansa mancha valdepenas bierzo cigales rias txakoli chablis sancerre provence veneto friuli puglia australia sudafrica'.split(
    ' ',
  ),
)
const FAMOUS_GRAPES = new Set(
  'malbec merlot cabernet sauvignon chardonnay pinot syrah shiraz tempranillo garnacha grenache monastrell verdejo albarino godello mencia bobal riesling gewurztraminer primitivo sangiovese zinfandel carmenere viognier semillon nebbiolo barbera montepulciano trebbiano vermentino graciano carinena macabeo xarello parellada moscatel muscat palomino airen'.split(
    ' ',
  ),
)
export const isFamousPlace = (word: string): boolean => FAMOUS_PLACES.has(word)
export const isFamousGrape = (word: string): boolean => FAMOUS_GRAPES.has(word)

/** First two digits of a Spanish postcode by autonomous community, named as in `vinos.region`. */
const COMMUNITIES: readonly [region: string, provinces: string][] = [
  ['Andalucía', '04 11 14 18 21 23 29 41'],
  ['Aragón', '22 44 50'],
  ['Asturias', '33'],
  ['Islas Baleares', '07'],
  ['Canarias', '35 38'],
  ['Cantabria', '39'],
  ['Castilla y León', '05 09 24 34 37 40 42 47 49'],
  ['Castilla-La Mancha', '02 13 16 19 45'],
  ['Cataluña', '08 17 25 43'],
  ['Comunidad Valenciana', '03 12 46'],
  ['Extremadura', '06 10'],
  ['Galicia', '15 27 32 36'],
  ['Comunidad de Madrid', '28'],
  ['Región de Murcia', '30'],
  ['Navarra', '31'],
  ['País Vasco', '01 20 48'],
  ['La Rioja', '26'],
]
export const regionOf = (postcode: string): string | null =>
  COMMUNITIES.find(([, provinces]) => provinces.split(' ').includes(postcode.slice(0, 2)))?.[0] ?? null
