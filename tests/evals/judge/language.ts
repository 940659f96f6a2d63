import { IDIOMAS, type Idioma } from '../rows.ts'
import { remove, words } from './fold.ts'
import { type Casa, en } from './house.ts'
import { withoutProse } from './text.ts'

/** Small words by which a reader tells the languages apart; folded. A word of two languages counts for both. */
const SMALL: Record<Idioma, string> = {
  es: 'a e u el la los las de del y o que en un una unos unas con por para no si es son esta estan hay tenemos tienes puedes nuestro nuestra nuestros nuestras te os lo le su sus desde hasta como mas pero tambien cada este estos muy al se ya nos antes tu vuestra abrimos cerramos cuando donde entre segun eso mesa carta platos llevan figura figuran puede aqui hoy',
  en: 'i would each per recommend from the a an of and or to in on at is are we you your our with for from not have has it its that this these those which what by as be can please than more there here they their includes include do does will would no yes it s before between about open closed tables today also menu dishes',
  fr: 'vins vont moins bouteille rouge blanc le la les l des du de et ou un une au aux a en dans pour par sur avec sans ne pas n est sont nous vous votre vos notre nos il y que qui ce cette ces ici c d j qu se plus mais avant selon entre chez peut si oui non aussi tous toutes leurs leur parmi carte plats figure avez avons ouverts',
  de: 'ab pro stuck der die das den dem des ein eine einen einem einer und oder in im an am auf aus bei mit nach von vom zu zum zur fur ist sind wir sie ihr ihre ihnen unser unsere unserer nicht kein keine es haben hat wird werden uber unter vor bis um als wie was das dass auch noch nur bitte ja nein ich mir uns haben karte heute diese dieser sich konnen kann',
  it: 'cosa meno cara vini vanno piatto bottiglia no si stesso pranzo cena serviamo il lo la i gli le l un una uno di del della dei degli delle e o che in con per su da dal dalla dalle al alla alle non si e sono siamo abbiamo avete potete nostro nostra nostri vi ci ne come piu ma anche ogni questo questi questa qui prima secondo tra se sul nel nella nei dei loro figura figurano puo oggi piatti vostra vostro ho',
}
const libro = (idioma: Idioma): ReadonlySet<string> => new Set(SMALL[idioma].split(' '))
const LIBROS: Record<Idioma, ReadonlySet<string>> = {
  es: libro('es'),
  en: libro('en'),
  fr: libro('fr'),
  de: libro('de'),
  it: libro('it'),
}

/** The restaurant's own words and names say nothing about the language; nor does Spanish prose that has no translation. */
function marco(casa: Casa, idiomas: readonly Idioma[], mensaje: string): string {
  const nombres = casa.cosas.flatMap((thing) => [
    ...idiomas.map((one) => en(thing.nombres, one) ?? ''),
    thing.nombres.get('es') ?? '',
  ])
  const secciones = casa.secciones.flatMap(({ nombres: own }) => [...own.values()])
  const ingredientes = casa.cosas.flatMap((thing) => thing.ingredientes.get('es') ?? [])
  const texto = idiomas.includes('es') ? mensaje : withoutProse(casa, 'es', mensaje)
  return remove(texto, [...nombres, ...secciones, ...ingredientes])
}

/** How many different small words of each language a text holds. */
function votes(texto: string): Record<Idioma, number> {
  const told = [...new Set(words(texto))]
  return Object.fromEntries(
    IDIOMAS.map((idioma) => [idioma, told.filter((word) => LIBROS[idioma].has(word)).length]),
  ) as Record<Idioma, number>
}

/**
 * Which of the expected languages an answer is in; null when another one has clearly more small words, or when none
 * of the expected ones has any and the text is long enough to tell.
 */
export function idiomaDe(casa: Casa, expected: readonly Idioma[], mensaje: string): Idioma | null {
  const own = marco(casa, expected, mensaje)
  const vote = votes(own)
  const best = Math.max(...IDIOMAS.map((idioma) => vote[idioma]))
  const [primero] = expected
  if (best === 0) return words(own).length > 8 ? null : (primero ?? null)
  const winners = expected.filter((idioma) => vote[idioma] === best)
  return winners[0] ?? null
}
