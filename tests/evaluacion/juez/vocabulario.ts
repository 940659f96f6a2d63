import type { Idioma } from '../filas.ts'

/** The words of the expectations, and what they are called in the rows. */
export const ALERGENOS: Record<string, string> = {
  gluten: 'gluten',
  crustaceans: 'crustaceos',
  eggs: 'huevos',
  fish: 'pescado',
  peanuts: 'cacahuetes',
  soy: 'soja',
  milk: 'leche',
  nuts: 'frutos_cascara',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sesamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  molluscs: 'moluscos',
}

/** How an answer may name an allergen besides the stored name: roots of folded words. */
export const DICHO: Record<string, string> = {
  gluten: 'gluten|glutine',
  crustaceos: 'crustace|krebstier|crostace|krustentier|shellfish|schalentier',
  huevos: 'huevo|=egg|=eggs|oeuf|=ei|=eier|=uova|=uovo',
  pescado: 'pescado|fish|poisson|fisch|pesce',
  cacahuetes: 'cacahuet|peanut|arachid|erdnuss|erdnusse',
  soja: 'soja|soya|soia|=soy',
  leche: 'leche|lacte|lactos|milk|dairy|lait|laitier|milch|laktose|latte|lattosio|latticin',
  frutos_cascara:
    'frutos de cascara|frutos secos|nuts|tree nuts|fruits a coque|noix|schalenfruchte|nusse|frutta a guscio|=noci',
  apio: 'apio|celery|celeri|sellerie|sedano',
  mostaza: 'mostaza|mustard|moutarde|senf|senape',
  sesamo: 'sesam|sesame|sesamo',
  sulfitos: 'sulfit|sulphit|solfit|schwefel',
  altramuces: 'altramu|lupin',
  moluscos: 'molusc|mollus|weichtier',
}

export const DIETAS: Record<string, 'vegano' | 'vegetariano'> = { vegan: 'vegano', vegetarian: 'vegetariano' }

/** Topics of the house: the row of the questions, and the column of the contact page that says it too. */
export const TEMAS: Record<string, readonly [tema: string, columna?: string]> = {
  parking: ['aparcamiento', 'aparcamiento'],
  dogs: ['perros'],
  children: ['ninos'],
  accessibility: ['accesibilidad', 'accesibilidad'],
  terrace: ['terraza', 'terraza'],
  payment: ['pago'],
  wifi: ['wifi'],
  takeaway: ['para_llevar'],
  delivery: ['a_domicilio'],
  dress_code: ['vestimenta'],
  set_menu: ['menu_del_dia'],
  tasting_menu: ['menu_degustacion'],
  gift_card: ['tarjeta_regalo'],
  cancellation: ['cancelacion'],
  walk_in: ['sin_reserva'],
  events: ['eventos'],
  groups: ['grupos', 'grupos'],
  corkage: ['descorche'],
  smoking: ['fumar'],
  music: ['musica'],
  halal: ['halal'],
  kosher: ['kosher'],
  transport: ['transporte', 'transporte'],
  private_room: ['sala_privada'],
  cake: ['tarta'],
  tips: ['propina'],
  holidays: ['festivos'],
  heating: ['calefaccion'],
  late: ['retraso'],
  promo: ['promocion'],
  languages: ['idiomas'],
  jobs: ['empleo'],
  sea_view: ['vistas'],
  beach: ['playa'],
  suppliers: ['proveedores'],
}

export type Clase = {
  de: 'plato' | 'bebida'
  /** Roots by which a name, a section or a text is of the kind; `=` before a whole word. */
  raices: Record<Idioma, string>
  /** Roots of sections all of whose rows belong to the kind. */
  secciones?: string
  /** What `vinos.marida` says of it. */
  marida?: string
}

const plato = (
  es: string,
  en: string,
  fr: string,
  de: string,
  it: string,
  marida = '',
  secciones?: string,
): Clase => ({ de: 'plato', raices: { es, en, fr, de, it }, marida, ...(secciones ? { secciones } : {}) })
const bebida = (es: string, en: string, fr: string, de: string, it: string, secciones?: string): Clase => ({
  de: 'bebida',
  raices: { es, en, fr, de, it },
  ...(secciones ? { secciones } : {}),
})

const MAR = 'crustaceo marisco molusco'
const PEZ = 'pescado_blanco pescado_azul'
const PESCADO = 'pescado|lubina|dorada|merluza|bacalao|atun|=rape|lenguado|salmonete'
const MARISCO = 'marisco|gamba|langostino|mejillon|almeja|sepia|calamar|pulpo|cigala|bogavante'
const CARNE = 'carne|ternera|=vaca|cordero|cerdo|pollo|entrecot|solomillo|chuleta'

/** Kinds of food and drink. The Spanish roots are the ones the expectations define; the others say the same. */
export const CLASES: Record<string, Clase> = {
  rice: plato(
    'arroz|paella|fideua|risotto|arros',
    'rice|paella|fideua|risotto',
    '=riz|paella|fideua|risotto',
    'reis|paella|fideua|risotto|milchreis',
    '=riso|=risi|paella|fideua|risotto',
    'arroz',
    'arroces|arroz|rice',
  ),
  paella: plato('paella', 'paella', 'paella', 'paella', 'paella', 'arroz'),
  fish: plato(
    PESCADO,
    '=fish|seabass|sea bass|bream|hake|=cod|salt cod|tuna|monkfish|sole|mullet',
    'poisson|=bar|daurade|merlu|morue|cabillaud|thon|lotte|sole|rouget',
    'fisch|wolfsbarsch|dorade|seehecht|klippfisch|kabeljau|thunfisch|seeteufel|seezunge',
    'pesce|branzino|orata|nasello|baccala|tonno|rana pescatrice|sogliola|triglia',
    PEZ,
  ),
  seafood: plato(
    MARISCO,
    'seafood|prawn|shrimp|mussel|clam|cuttlefish|squid|octopus|langoustine|lobster|shellfish',
    'fruits de mer|gamba|crevette|moule|palourde|seiche|calamar|poulpe|langoustine|homard',
    'meeresfruchte|garnele|miesmuschel|muschel|sepia|kalmar|calamar|oktopus|pulpo|kaisergranat|hummer',
    'frutti di mare|gamber|cozz|vongol|seppia|calamar|polpo|scamp|astice',
    MAR,
  ),
  octopus: plato('pulpo', 'octopus', 'poulpe', 'oktopus|=pulpo|krake', 'polpo', MAR),
  prawns: plato(
    'gamba|langostino|gambon',
    'prawn|shrimp',
    'gamba|crevette',
    'garnele',
    'gamber|mazzancoll',
    MAR,
  ),
  tuna: plato('atun', 'tuna', '=thon', 'thunfisch', 'tonno', 'pescado_azul'),
  cod: plato(
    'bacalao',
    '=cod',
    'morue|cabillaud',
    'klippfisch|kabeljau|stockfisch',
    'baccala|merluzzo',
    'pescado_blanco',
  ),
  squid: plato(
    'calamar|chipiron|sepia',
    'squid|calamar|cuttlefish',
    'calamar|encornet|seiche|chipiron',
    'kalmar|calamar|tintenfisch|sepia',
    'calamar|seppia',
    'molusco marisco',
  ),
  mussels: plato('mejillon|clochina', 'mussel', '=moule|=moules', 'miesmuschel', 'cozz', 'molusco marisco'),
  meat: plato(
    CARNE,
    'meat|beef|veal|lamb|pork|chicken|steak|entrecote',
    'viande|boeuf|veau|agneau|porc|poulet|entrecote',
    'fleisch|rind|kalb|lamm|schwein|huhn|hahnchen|entrecote|braten',
    '=carne|=carni|manzo|vitello|agnello|maiale|pollo|entrecote|asado|arrosto',
    'carne_roja cordero ave',
    'tierra|carne|land|meat|viande|fleisch|terra',
  ),
  lamb: plato('cordero', 'lamb', 'agneau', 'lamm', 'agnello', 'cordero'),
  beef: plato(
    '=vaca|ternera|entrecot|solomillo|chuleton',
    'beef|veal|steak|entrecote',
    'boeuf|veau|entrecote',
    'rind|kalb|entrecote',
    'manzo|vitello|entrecote',
    'carne_roja',
  ),
  chicken: plato('pollo', 'chicken', 'poulet', 'huhn|hahnchen|freilandhuhn', 'pollo', 'ave'),
  salad: plato('ensalada', 'salad', 'salade', 'salat|gartensalat', 'insalata', 'verdura'),
  burrata: plato('burrata', 'burrata', 'burrata', 'burrata', 'burrata', 'queso'),
  croquettes: plato('croqueta', 'croquette', 'croquette', 'krokette|sepiakrokette', 'crocchett', 'frito'),
  potatoes: plato(
    'patata|bravas',
    'potato|bravas',
    'pomme de terre|pommes de terre|patatas|bravas',
    'kartoffel|patatas|bravas',
    'patat|bravas',
    'frito aperitivo',
  ),
  soup: plato(
    'sopa|crema|gazpacho|salmorejo',
    'soup|gazpacho|salmorejo',
    'soupe|veloute|gazpacho|salmorejo',
    'suppe|cremesuppe|gazpacho|salmorejo|eintopf',
    'zuppa|vellutata|gazpacho|salmorejo',
    'verdura',
  ),
  dessert: plato(
    'postre',
    'dessert',
    'dessert',
    'dessert|nachtisch|nachspeise',
    'dolc|dessert',
    'postre',
    'postre|dessert|dolci|nachtisch|nachspeise',
  ),
  cheesecake: plato(
    'tarta de queso',
    'cheesecake',
    'cheesecake',
    'kasekuchen|cheesecake',
    'cheesecake',
    'postre',
  ),
  icecream: plato(
    'helado|sorbete',
    'ice cream|sorbet',
    'glace|sorbet',
    '=eis|turron-eis|sorbet|zitronensorbet',
    'gelato|sorbetto',
    'postre',
  ),
  chocolate: plato('chocolate', 'chocolate', 'chocolat', 'schokolade', 'cioccolat', 'chocolate postre'),
  cheese: plato('queso', 'cheese', 'fromage|chevre', 'kase|ziegenkase', 'formagg|caprino', 'queso'),
  vegetables: plato(
    'verdura|berenjena|alcachofa|escalivada|calabacin',
    'vegetable|aubergine|eggplant|artichoke|escalivada|courgette',
    'legume|aubergine|artichaut|escalivada|courgette',
    'gemuse|aubergine|artischocke|escalivada|zucchini',
    'verdur|melanzan|carciof|escalivada|zucchin',
    'verdura',
    'huerta|garden|potager|garten|orto|verdura|vegetable',
  ),
  aubergine: plato('berenjena', 'aubergine|eggplant', 'aubergine', 'aubergine', 'melanzan', 'verdura'),
  pasta: plato(
    '=pasta|espagueti|ravioli|canelon',
    'pasta|spaghetti|ravioli|canelon|cannelloni',
    '=pates|spaghetti|ravioli|canelon',
    'pasta|nudel|spaghetti|ravioli|canelon',
    '=pasta|spaghetti|raviol|cannellon',
    '',
  ),
  ham: plato('jamon', '=ham', 'jambon', 'schinken|iberico-eichelschinken', 'prosciutto', 'aperitivo'),
  bread: plato('=pan', 'bread', '=pain', 'brot|sauerteigbrot', '=pane', 'aperitivo'),
  anchovies: plato(
    'anchoa|boqueron',
    'anchov|boqueron',
    'anchois',
    'sardelle|anchov|boqueron',
    'acciug|alici',
    'pescado_azul aperitivo',
  ),
  hummus: plato(
    'hummus',
    'hummus',
    'houmous|hummus',
    'hummus|kichererbsen-hummus',
    'hummus',
    'verdura aperitivo',
  ),
  starters: plato(
    'entrante',
    'starter',
    'entree',
    'vorspeise',
    'antipast',
    'aperitivo',
    'entrante|abrir|picar|start|commencer|entree|auftakt|vorspeise|cominciare|antipast',
  ),
  sushi: plato('sushi', 'sushi', 'sushi', 'sushi', 'sushi'),
  ramen: plato('ramen', 'ramen', 'ramen', 'ramen', 'ramen'),
  kebab: plato('kebab', 'kebab', 'kebab', 'kebab|doner', 'kebab'),
  pizza: plato('pizza', 'pizza', 'pizza', 'pizza', 'pizz'),
  burger: plato(
    'hamburguesa',
    'burger|hamburger|cheeseburger',
    'burger|hamburger',
    'burger|hamburger',
    'hamburger|burger',
  ),
  taco: plato('=taco|=tacos', '=taco|=tacos', '=taco|=tacos', '=taco|=tacos', '=taco|=tacos'),
  schnitzel: plato(
    'schnitzel|escalope vienes',
    'schnitzel',
    'schnitzel|escalope viennoise',
    'schnitzel',
    'schnitzel|cotoletta',
  ),
  fondue: plato('fondue', 'fondue', 'fondue', 'fondue', 'fonduta|fondue'),
  sangria: bebida('sangria', 'sangria', 'sangria', 'sangria', 'sangria'),
  beer: bebida(
    'cerveza|=cana',
    'beer|=ale|shandy',
    'biere|panache',
    'bier|radler|=ale',
    'birra',
    'cerveza|beer|biere|bier|birra',
  ),
  cocktail: bebida('coctel', 'cocktail', 'cocktail', 'cocktail', 'cocktail', 'coctel|cocktail'),
  soft: bebida(
    'refresco|tonica|limonada|=cola',
    'soft drink|cola|tonic|lemonade',
    'soda|cola|tonic|citronnade',
    'limonade|cola|tonic|softdrink',
    'bibit|cola|tonica|limonata',
    'refresco|soft|soda|erfrischung|bibit',
  ),
  coffee: bebida(
    'cafe|cortado',
    'coffee|espresso|cortado',
    'cafe|expresso',
    'kaffee|espresso',
    'caff',
    'cafe|coffee|kaffee|caff',
  ),
  vermouth: bebida('vermut', 'vermouth', 'vermouth', 'wermut', 'vermut|vermouth', 'vermut|vermouth|wermut'),
  alcohol_free: bebida(
    'sin alcohol|0,0',
    'alcohol-free|0.0',
    'sans alcool|0,0',
    'alkoholfrei|0,0',
    'analcolic|0,0',
  ),
  water: bebida('agua mineral|agua con gas|agua sin gas', 'water', 'eau', 'wasser|mineralwasser', 'acqua'),
}

/** Styles of wine by the words of the expectations. */
export const ESTILOS: Record<string, readonly string[]> = {
  red: ['tinto'],
  white: ['blanco'],
  rose: ['rosado'],
  rosé: ['rosado'],
  sparkling: ['espumoso'],
  sweet: ['dulce'],
  orange: ['naranja'],
  fortified: ['generoso'],
}
