import type { Style } from './words/shape.ts'

export type Pairing =
  | 'crustaceo'
  | 'marisco'
  | 'molusco'
  | 'pescado_blanco'
  | 'pescado_azul'
  | 'arroz'
  | 'carne_roja'
  | 'cordero'
  | 'ave'
  | 'verdura'
  | 'queso'
  | 'frito'
  | 'picante'
  | 'aperitivo'
  | 'postre'
  | 'chocolate'

/** `roots` match the Spanish item name, `section` the Spanish section name; `marida`: needed in a wine. */
export type KindRule = {
  of: 'dish' | 'drink'
  roots: string
  section?: string
  marida?: readonly Pairing[]
  within?: string
}

const dish = (roots: string, pairings: readonly Pairing[] = [], section?: string): KindRule =>
  section ? { of: 'dish', roots, marida: pairings, section } : { of: 'dish', roots, marida: pairings }
const narrow = (roots: string, pairings: readonly Pairing[], within: string): KindRule => ({
  of: 'dish',
  roots,
  marida: pairings,
  within,
})
const drink = (roots: string, section?: string): KindRule =>
  section ? { of: 'drink', roots, section } : { of: 'drink', roots }

const FISH =
  'pescado* | lubina* | dorada* | merluza* | bacalao* | atun* | rape | lenguado* | salmonete* | rodaballo* | boqueron* | anchoa* | sardina* | caballa* | salmon | bonito | mero | corvina | trucha* | ventresca'
const SEAFOOD =
  'marisco* | gamba* | gambon* | langostino* | mejillon* | clochina* | almeja* | sepia* | calamar* | chipiron* | pulpo* | cigala* | bogavante* | ostra* | langosta* | berberecho* | navaja* | vieira* | carabinero* | senyoret'
const BEEF = 'vaca | ternera | buey | entrecot* | solomillo* | chuleton* | chuleta* | carrillera*'
const PORK = 'cerdo* | secreto | presa | lomo | costilla* | cochinillo | panceta'
const BIRD = 'pollo* | perdiz | pato | pavo | codorniz | pichon'

export const KINDS = {
  rice: dish(
    'arroz* | arroces | paella* | fideua* | risotto* | arros',
    ['arroz'],
    'arroz* | arroces | paella*',
  ),
  paella: dish('paella*', ['arroz']),
  fideua: dish('fideua*', ['arroz']),
  fish: dish(FISH, ['pescado_blanco', 'pescado_azul']),
  seafood: dish(SEAFOOD, ['marisco', 'crustaceo', 'molusco']),
  octopus: dish('pulpo*', ['molusco', 'marisco']),
  prawns: dish('gamba* | langostino* | gambon* | carabinero*', ['crustaceo', 'marisco']),
  lobster: dish('bogavante* | langosta | langostas', ['crustaceo', 'marisco']),
  oysters: dish('ostra*', ['molusco', 'marisco']),
  clams: dish('almeja* | berberecho*', ['molusco', 'marisco']),
  mussels: dish('mejillon* | clochina*', ['molusco', 'marisco']),
  squid: dish('calamar* | chipiron* | sepia*', ['molusco']),
  tuna: dish('atun* | ventresca', ['pescado_azul']),
  cod: dish('bacalao*', ['pescado_blanco']),
  hake: dish('merluza*', ['pescado_blanco']),
  seabass: dish('lubina*', ['pescado_blanco']),
  bream: dish('dorada*', ['pescado_blanco']),
  turbot: dish('rodaballo*', ['pescado_blanco']),
  monkfish: dish('rape', ['pescado_blanco']),
  salmon: dish('salmon', ['pescado_azul']),
  sardines: dish('sardina*', ['pescado_azul']),
  anchovies: dish('anchoa* | boqueron*', ['pescado_azul', 'aperitivo']),
  meat: dish(
    `carne* | cordero* | cabrito | conejo | asado | ${BEEF} | ${PORK} | ${BIRD}`,
    ['carne_roja', 'cordero', 'ave'],
    'tierra | carne*',
  ),
  beef: dish(BEEF, ['carne_roja']),
  steak: dish('entrecot* | solomillo* | chuleton* | chuleta*', ['carne_roja']),
  lamb: dish('cordero*', ['cordero']),
  pork: dish(PORK, ['carne_roja']),
  ham: dish('jamon*', ['aperitivo']),
  chicken: dish('pollo*', ['ave']),
  duck: dish('pato | magret', ['ave']),
  partridge: dish('perdiz', ['ave']),
  rabbit: dish('conejo', ['ave']),
  salad: dish('ensalada | ensaladas', ['verdura']),
  grilled: dish('brasa|plancha|parrilla', []),
  burrata: dish('burrata*', ['queso']),
  croquettes: dish('croqueta*', ['frito']),
  fritters: dish('bunuelo*', ['frito']),
  potatoes: dish('patata* | bravas', ['frito', 'aperitivo']),
  soup: dish('sopa* | crema de | gazpacho* | salmorejo* | ajoblanco*', ['verdura']),
  stew: dish('guiso* | suquet | estofado* | pepitoria', ['carne_roja']),
  cheesecake: dish('tarta de queso*', ['postre']),
  icecream: dish('helado* | sorbete*', ['postre']),
  flan: dish('flan', ['postre']),
  chocolate: dish('chocolate*', ['chocolate']),
  cheese: dish('queso*', ['queso']),
  vegetables: dish(
    'verdura* | berenjena* | alcachofa* | escalivada* | calabacin* | coliflor* | esparrago* | pimiento* | huerta',
    ['verdura'],
    'huerta | verdura*',
  ),
  aubergine: dish('berenjena*', ['verdura']),
  artichoke: dish('alcachofa*', ['verdura']),
  mushrooms: dish('seta* | champinon*', ['verdura']),
  tomato: dish('tomate*', ['verdura']),
  pumpkin: dish('calabaza*', ['verdura']),
  chickpeas: dish('garbanzo* | hummus', ['verdura']),
  pasta: dish('pasta | espagueti* | ravioli* | canelon* | macarron* | lasana* | tallarin*', [
    'verdura',
    'ave',
  ]),
  bread: dish('pan', ['aperitivo']),
  hummus: dish('hummus', ['verdura', 'aperitivo']),
  tartare: dish('tartar* | tartare*', ['pescado_azul']),
  omelette: dish('tortilla*', ['verdura', 'aperitivo']),
  starters: dish('entrante*', ['aperitivo'], 'abrir | entrante* | picar | compartir | tapa* | empezar'),
  mains: dish('principal*', [], 'arroz* | arroces | mar | tierra | carne* | pescado* | huerta | principal*'),
  kids: dish('infantil*', ['frito'], 'pequen* | nino* | infantil*'),
  dessert: dish('postre*', ['postre'], 'postre* | dulce*'),
  sushi: dish('sushi | maki* | sashimi'),
  ramen: dish('ramen'),
  kebab: dish('kebab* | durum'),
  pizza: dish('pizza*'),
  burger: dish('hamburguesa* | burger*'),
  taco: dish('taco | tacos | burrito* | fajita* | nacho*'),
  schnitzel: dish('schnitzel | escalope*'),
  fondue: dish('fondue | raclette'),
  curry: dish('curry'),
  noodles: dish('noodles | wok | pad thai'),
  sausage: dish('salchicha* | chorizo* | morcilla* | embutido*', ['carne_roja']),
  snails: dish('caracol*'),
  sandwich: dish('bocadillo* | sandwich* | montadito*', ['aperitivo']),
  fries: narrow('patatas fritas', [], 'potatoes'),
  pancakes: dish('tortita* | crep* | gofre*'),
  tiramisu: dish('tiramisu'),
  eggs: dish('huevo | huevos', ['verdura']),
  foie: dish('foie*'),
  ceviche: dish('ceviche*', ['pescado_blanco']),
  gazpacho: narrow('gazpacho*', ['verdura'], 'soup'),
  salmorejo: narrow('salmorejo*', ['verdura'], 'soup'),
  spaghetti: narrow('espagueti*', ['verdura'], 'pasta'),
  ravioli: narrow('ravioli*', ['verdura'], 'pasta'),
  cannelloni: narrow('canelon*', ['ave'], 'pasta'),
  lasagne: narrow('lasana*', [], 'pasta'),
  macaroni: narrow('macarron*', [], 'pasta'),
  mozzarella: narrow('mozzarella*', [], 'cheese'),
  brownie: narrow('brownie* | coulant*', [], 'chocolate'),
  scallops: narrow('vieira* | zamburina*', ['molusco', 'marisco'], 'seafood'),
  crab: narrow('cangrejo* | centollo* | buey de mar', ['crustaceo', 'marisco'], 'seafood'),
  turkey: narrow('pavo', ['ave'], 'meat'),
  trout: narrow('trucha*', ['pescado_blanco'], 'fish'),
  sole: narrow('lenguado*', ['pescado_blanco'], 'fish'),
  mullet: narrow('salmonete*', ['pescado_azul'], 'fish'),
  swordfish: narrow('pez espada | emperador', ['pescado_azul'], 'fish'),
  eel: narrow('anguila* | angula*', [], 'fish'),
  meatballs: narrow('albondiga*', ['carne_roja'], 'meat'),
  lentils: narrow('lenteja*', ['verdura'], 'vegetables'),
  avocado: narrow('aguacate*', ['verdura'], 'vegetables'),
  truffle: narrow('trufa*', [], 'mushrooms'),
  caviar: narrow('caviar', [], 'starters'),
  fish_chips: narrow('fish and chips', [], 'fish'),
  asparagus: narrow('esparrago*', ['verdura'], 'vegetables'),
  spinach: narrow('espinaca*', ['verdura'], 'vegetables'),
  cauliflower: narrow('coliflor*', ['verdura'], 'vegetables'),
  fruit: narrow('fruta* | naranja | macedonia', ['postre'], 'dessert'),
  sangria: drink('sangria*'),
  beer: drink('cerveza* | cana | jarra', 'cerveza*'),
  cocktail: drink('coctel*', 'coctel*'),
  mojito: drink('mojito* | margarita* | caipirinha* | spritz'),
  gin: drink('gin*'),
  cola: drink('cola'),
  soft: drink('refresco* | tonica* | limonada*', 'refresco*'),
  juice: drink('zumo* | mosto*'),
  coffee: drink('cafe* | cortado* | carajillo*', 'cafe*'),
  tea: drink('te | infusion* | manzanilla | poleo'),
  vermouth: drink('vermut*', 'vermut*'),
  water: drink('agua mineral | agua con | agua sin'),
  alcohol_free: drink('sin alcohol'),
  spirits: drink('whisky* | ron | vodka* | orujo* | anis | licor* | brandy | palomita'),
} as const satisfies Record<string, KindRule>
export type Kind = keyof typeof KINDS

export const STYLE_OF_HINT: Record<string, Style> = {
  tinto: 'tinto',
  blanco: 'blanco',
  rosado: 'rosado',
  espumoso: 'espumoso',
}
