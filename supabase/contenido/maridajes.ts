/** Which wine the house pours with which dish, with the reason the wine gives. */
import type { Carta, Cava } from './fuentes.ts'
import { idDe, json, type Valor } from './sql.ts'

/**
 * By dish, the best first. Each wine's reason was written with certain dishes in mind: a pair stands here only where
 * the reason is true of the dish. A dish no reason fits has no wine.
 */
const PAREJAS: Record<string, readonly string[]> = {
  'ostra-granizado-limon-pepino': ['pazo-do-mar-vello', 'hautes-coquilles', 'fauvel-drouard-extra-brut'],
  'gamba-roja-lonja': ['blanco-de-arena', 'perla-de-sal', 'poniente-en-rama'],
  'ensaladilla-ventresca-piparra': ['ancestral-de-levante', 'olatuarri'],
  'tomate-huerta-capellan': ['viento-de-garbi', 'rosa-de-cal'],
  'croqueta-sepia-tinta': ['sant-jaumet-brut', 'tardana-de-canada'],
  'croqueta-jamon': ['sant-jaumet-brut', 'clarete-de-mochales'],
  'berenjena-llama': ['brisat-de-duna'],
  'anchoa-mantequilla-tostada': ['olatuarri', 'cingle-blau'],
  'boquerones-vinagre': ['olatuarri', 'pell-de-pressec'],
  'tartar-atun-rojo': ['pell-de-pressec', 'sciara-bruna-bianco'],
  'bunuelos-bacalao': ['rosa-de-cal', 'tardana-de-canada'],
  'jamon-iberico-bellota': ['majuelo-del-mochuelo', 'lindero-de-cal'],
  'quesos-cuajo-cardo': ['brisat-de-duna', 'vina-arcediana-blanco-reserva'],
  'burrata-tomate-seco': ['acequia-mayor'],
  'hummus-garbanzo': ['pell-de-moscatell', 'lindero-de-cal'],
  'patatas-bravas': ['rosado-del-cantizal', 'grillo-de-paramo'],
  'cacaos-tramusos': ['lindero-de-cal'],
  'arroz-senyoret': ['salmonete', 'ribeira-funda'],
  'meloso-bogavante': ['casa-benisoda', 'pedra-do-cuncheiro', 'mas-fonollar-llarga-vida'],
  'arroz-huerta': ['verdil-de-nit'],
  'paella-valenciana': ['vessana-blanca', 'esparto-negro'],
  'arroz-negro-sepia': ['ribeira-funda', 'giro-de-ponent'],
  'fideua-gamba-rape': ['garbinada', 'sant-jaumet-rosat'],
  'arroz-horno': ['majuelo-del-mochuelo'],
  'meloso-setas': ['mando-de-la-serreta', 'torcaz-blanco'],
  'fideua-verduras': ['verdil-de-nit'],
  'dorada-espalda': ['hoyo-de-ceniza', 'bancal-sequer'],
  'suquet-rape-patata': ['pazo-do-mar-vello', 'lombo-branco'],
  'lubina-sal': ['ginepro-di-stazzo'],
  'rodaballo-brasa': ['hoyo-de-ceniza', 'faro-viejo'],
  'pulpo-brasa': ['pizarra-fria', 'hoyo-de-ceniza'],
  'bacalao-pil-pil': ['vina-arcediana-blanco-reserva'],
  'atun-rojo-encebollado': ['rome-de-lagar', 'cames-llargues', 'pierre-fendue'],
  'merluza-salsa-verde': ['garraf-endins'],
  'calamares-andaluza': ['tardana-de-canada', 'espuma-de-mar-vello'],
  'gambas-ajillo': ['poniente-en-rama', 'bancal-de-axarquia'],
  'mejillones-vapor': ['tres-mareas'],
  'escabeche-descarte': ['pell-de-pressec', 'cordon-alto-blanco'],
  'cordero-brasa': ['cueva-honda', 'vessana-negra', 'xisto-velho'],
  'entrecot-vaca-madurada': ['alondra-parda-reserva', 'la-font-amagada'],
  'carrillera-ternera': ['pena-candil-pie-franco', 'tinta-del-regueron'],
  'pollo-pepitoria': ['pizarra-fria', 'vessana-blanca'],
  'secreto-iberico': ['sa-marjada-negre', 'tres-balsas'],
  'canelones-asado': ['vessana-blanca'],
  'perdiz-escabechada': ['vina-arcediana-reserva', 'vina-arcediana-gran-reserva'],
  'ensalada-queso-cabra': ['brisat-de-duna'],
  'verduras-brasa-romesco': ['garbinada'],
  escalivada: ['cames-llargues'],
  'alcachofas-huevo': ['amontillado-del-naranjo', 'verdil-de-nit'],
  'patatas-pobre': ['clarete-de-mochales'],
  'coliflor-cacahuete': ['bancal-sequer', 'schattenspiel-kabinett'],
  'berenjenas-miel-cana': ['grillo-de-paramo', 'prensal-de-sa-marjada'],
  'garbanzos-espinacas': ['pell-de-moscatell'],
  'raviolis-calabaza': ['morenillo-vell'],
  'tarta-queso': ['siete-paseros-naturalmente-dulce'],
  'coca-almendra': ['fondillon-de-la-casa', 'escuma-de-moscatell'],
  'chocolate-aceite-sal': ['candil-dulce'],
  'helado-turron': ['siete-paseros-naturalmente-dulce'],
  'sorbete-limon': ['escuma-de-moscatell'],
  'naranja-canela': ['siete-paseros-naturalmente-dulce', 'escuma-de-moscatell'],
  'arroz-leche': ['siete-paseros-naturalmente-dulce'],
  'torrija-horchata': ['mistela-de-riurau'],
  'flan-calabaza': ['siete-paseros-naturalmente-dulce'],
}

/** The rows of `maridajes`. Throws at a pair of something that is neither on the menu nor in the cellar. */
export function maridajes(carta: Carta, cava: Cava): Record<string, Valor>[] {
  const vinos = new Map(cava.vinos.map((vino) => [vino.slug, vino]))
  return Object.entries(PAREJAS).flatMap(([plato, slugs]) => {
    if (!carta.platos.some(({ slug }) => slug === plato)) throw new Error(`No dish ${plato} to pair`)
    return slugs.map((slug, i) => {
      const vino = vinos.get(slug)
      if (!vino) throw new Error(`No wine ${slug} to pair with ${plato}`)
      return {
        plato_id: idDe('platos', plato),
        vino_id: idDe('vinos', slug),
        motivo: vino.motivo,
        traducciones: json(
          Object.fromEntries(
            Object.entries(vino.traducciones).map(([idioma, { motivo }]) => [idioma, { motivo }]),
          ),
        ),
        orden: i + 1,
      }
    })
  })
}
