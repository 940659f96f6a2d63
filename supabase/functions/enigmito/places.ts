const SYNONYMS: Record<string, string> = {
  francia:
    'france frankreich french franzosisches francaise francaises frances francesa franceses francese francesi franzosischer franzosische franzosischen francais',
  italia:
    'italy italien italie italian italiano italiana italiani italianos italienischer italienische italienischen',
  espana:
    'spain spanien espagne spagna spanish spanisch spanische spanischen spanischer spanisches espagnol espagnols espagnole espagnoles espanol espanoles espanola espanolas spagnolo spagnoli spagnola spagnole',
  portugal:
    'portogallo portugues portugueses portuguese portoghese portoghesi portugiesischer portugiesische portugais',
  alemania:
    'germany deutschland allemagne germania aleman alemanes german allemand allemands tedesco tedeschi deutscher deutsche deutschen deutsches',
  borgona: 'burgundy bourgogne burgund borgogna',
  mosela: 'moselle mosella',
  loira: 'loire',
  cataluna: 'catalonia katalonien catalogne catalogna catalan catalanes catalunya',
  andalucia: 'andalusia andalusien andalousie',
  galicia: 'galizia galicien galice gallego gallegos',
  sicilia: 'sicily sizilien sicile',
  cerdena: 'sardinia sardinien sardaigne sardegna',
  canarias: 'kanaren canaries canary canarie canario canarios lanzarote tenerife',
  baleares: 'balearen balearic baleari mallorca majorca mallorquin',
  piamonte: 'piedmont piemont piemonte',
  provenza: 'provence provenza',
  valenciana: 'valenciano valencianos valenciana valencian valenciani',
  murcia: 'murciano murcianos',
  jerez: 'xeres sherry',
  garnacha: 'grenache cannonau',
  monastrell: 'mourvedre',
  albarino: 'alvarinho',
  carinena: 'carignan mazuelo',
  moscatel: 'muscat moscato muskateller',
  macabeo: 'viura macabeu',
  syrah: 'shiraz',
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
