import type { Locale } from '../../../../lib/i18n/locales.ts'

/**
 * What guests ask of one thing beside its price and what is in it. `spicy`, `strength`, `sweet`: a row may tell; the others
 * are told as far as the description goes.
 */
export const QUALITIES = [
  'spicy',
  'strength',
  'sweet',
  'volume',
  'size',
  'alone',
  'side',
  'raw',
  'doneness',
  'made',
  'wait',
  'ahead',
  'tap',
  'warmth',
  'taste',
  'bones',
] as const
export type Quality = (typeof QUALITIES)[number]

export const WORDS: Record<Locale, Record<Quality, string>> = {
  es: {
    bones: 'espinas | espina | raspas | con huesos | huesos | hueso',
    spicy: 'pica | pican | pican* | picosit*',
    strength:
      'graduacion | grados | cuanto alcohol | que alcohol | que licor | que licores | cuanto de alcohol | por ciento | porcentaje | mucho alcohol | fuerte de alcohol | tiene* alcohol | lleva* alcohol | lleva* algo de alcohol',
    sweet: 'dulce | dulces | dulzon* | seco | secos | seca | empalag* | semiseco',
    volume:
      'cuantos ml | cuantos mililitros | cuantos cl | cuanto cabe | que tamano de botella | de cuantos litros | cuantos litros',
    size: 'para cuant* | cuantas personas comen | cuantos comen | gramos | cuanto pesa* | es grande | son grandes | muy grande | es mucho | es mucha | cuanto trae* | cuantas trae* | cuantos trae* | cuantas vienen | cuantos vienen | da para | dan para | llega para | llega con | me lleno | llena mucho | que tamano | generos* | abundante* | tan grande | es suficiente | para compartir entre',
    alone:
      'para uno solo | para una sola persona | para uno | para una persona | para mi solo | para mi sola | solo para mi | individual | individuales | yo solo | yo sola | minimo | minimos | hace falta ser dos | tenemos que ser dos | obligatorio dos',
    side: 'guarnicion* | acompanamiento* | viene con | vienen con | viene acompan* | con patatas o | con que viene* | de que viene acompan*',
    raw: 'crudo | cruda | crudos | crudas',
    doneness:
      'muy hecho | muy hecha | poco hecho | poco hecha | al punto | bien hecho | bien hecha | vuelta y vuelta | como lo servis de hecho',
    made: 'congelad* | caser* | hecho en casa | hecha en casa | hechos en casa | hechas en casa | son de bote | de lata | fresc* | del dia | de temporada | criado | salvaje | de piscifactoria',
    wait: 'cuanto demora* | cuantos minutos | los minutos | cuanto tarda* | tarda* mucho | cuanto se tarda | cuanto hay que esperar | tiempo de espera | siempre tarda* tanto | por que tarda* tanto',
    ahead: 'encargar* | encargo | por encargo | con antelacion | pedir antes | pedirl* antes | avisar antes',
    tap: 'de grifo | de barril | tirad* | de lata | de botella o',
    warmth:
      'se come frio | se come fria | se sirve fri* | se sirve caliente | es frio | es fria | esta frio | va frio | va fria | es plato frio | frio o caliente | fria o caliente | caliente o frio',
    taste:
      'a que sabe* | sabor fuerte | esta* buen* | esta* ric* | vale la pena | merece la pena | salad* | es bueno | es buena | pesado | pesada | ligero | ligera | empalagos* | suave',
  },
  en: {
    bones: 'bones | bone | boned | boneless | filleted',
    spicy: 'spicy | hot hot | spicey | got a kick | spice to it | are .. hot | very hot | how hot | too hot',
    strength:
      'how strong | strong is | what alcohol | which alcohol | what spirit* | which spirit* | what booze | abv | alcohol content | proof | how much alcohol | the alcohol in | alcohol in the | alcohol in it | alcohol does | alcohol percent* | alcohol level | what percent* | how many percent | percentage | much alcohol | have alcohol | got alcohol | contain alcohol | any alcohol in',
    sweet: 'sweet | dry | sugary',
    volume:
      'how many ml | what size bottle | how big is the bottle | how big is the glass | how many cl | pint',
    size: 'for how many | how many people | feeds how many | how big | how large | grams | oz | ounces | weigh | weighs | big enough | enough for | feed* | how many in | how many do you get | how many pieces | how many per | is it a lot | very big | that big | serve two | serves two | serves how many | portion size | filling | generous | fill me | do they come in | shareable | enough to share',
    alone:
      'for one | for 1 | for one person | 1 person | one person | just me | on my own | minimum | individual | single portion | have to be two | need to be two',
    side: 'side | sides | come with | comes with | served with | garnish | chips or',
    raw: 'raw | uncooked',
    doneness: 'well done | medium rare | rare | medium | bloody | how is it cooked | cooked through | pink',
    made: 'frozen | homemade | home made | made in house | fresh | freshly | wild | farmed | tinned | from scratch | seasonal | in season',
    wait: 'how many minutes | how long will | how long for | how long does | how long do | how long is the wait | take long | wait for | always take* so long | always this long | why does it take so long',
    ahead: 'beforehand | in advance | pre order | preorder | order ahead | ahead of time',
    tap: 'on tap | draught | draft | bottled | in a can',
    warmth:
      'served cold | served hot | served warm | is it cold | is it hot | hot or cold | cold or hot | warm or cold | cold dish',
    taste:
      'taste like | any good | is it good | is it nice | are they nice | it nice | they nice | worth it | heavy | light | rich | too strong | mild | what s it like | creamy | crunchy | salty | creamy',
  },
  fr: {
    bones: 'aretes | arete | des os',
    spicy: 'epice | epicee | epices | epicees | pique | piquent | piquant* | releve | relevee | pimente*',
    strength:
      'degres | degre | taux d alcool | quel alcool | quels alcools | pourcentage | pour cent | l alcool dans | combien d alcool | beaucoup d alcool | y a de l alcool | contient de l alcool | avec de l alcool | fort en alcool | ca tape',
    sweet: 'sucre | sucree | doux | douce | sec | moelleux',
    volume: 'combien de ml | combien de cl | quelle taille de bouteille | combien de litres',
    size: 'pour combien de pers* | a l unite | a la piece | quelle est la taille | grammes | ca pese | pese combien | c est gros | c est grand | copieux | copieuse | copieuses | assez pour | suffit pour | suffisant* | combien de pieces | combien y en a | il y en a combien | y en a combien | quelle taille | grosse portion | grosses portions | nourrissant | a partager a',
    alone:
      'pour une personne | pour 1 personne | pour une seule personne | tout seul | toute seule | juste pour moi | individuel* | minimum | obligatoire* d etre deux | etre deux',
    side: 'accompagnement* | garniture* | vient avec | viennent avec | servi avec | servie avec | servis avec | accompagne de | avec quoi | avec des frites ou',
    raw: 'cru | crue | crus | crues',
    doneness: 'bien cuit | bien cuite | saignant* | a point | rose | bleu | cuisson',
    made: 'surgele* | congele* | fait maison | faite maison | faits maison | faites maison | maison | frais | fraiche | fraiches | sauvage | d elevage | en boite | de saison',
    wait: 'combien de minutes | combien de temps | long a preparer | ca prend | temps d attente | d attente | toujours aussi long* | pourquoi c est si long',
    ahead: 'a l avance | commander avant | precommander | reserver le plat',
    tap: 'pression | a la pression | en bouteille ou | en canette',
    warmth:
      'se mange froid | servi froid | servie froide | servi chaud | servie chaude | c est froid | c est chaud | chaud ou froid | chaude ou froide | froid ou chaud',
    taste:
      'quel gout | c est bon | bon ou | lourd | lourde | leger | legere | ca vaut le coup | vaut le coup | sale | fort en gout | gras | grasse',
  },
  de: {
    bones: 'graten | grate | gratenfrei | entgratet | knochen',
    spicy: 'scharf | scharfe | scharfes | scharfer | pikant* | wurzig*',
    strength:
      'wie stark | welcher alkohol | was fur alkohol | was fur ein alkohol | welcher schnaps | wieviel alkohol | wie viel alkohol | prozent | volumenprozent | wieviel prozent | wie viel prozent | promille | alkoholgehalt | viel alkohol | alkohol drin | alkohol dran | mit alkohol | wieviel umdrehungen | enthalt alkohol | hat .. alkohol | an alkohol',
    sweet: 'suss | susse | susser | susses | sehr suss | trocken | lieblich | halbtrocken | herb',
    volume:
      'wieviel ml | wie viel ml | wieviel cl | wie gross ist die flasche | wie gross ist das glas | wieviel liter | wie viel liter',
    size: 'fur wie viele | fur wieviele | einzeln verkauft | stuckweise | gramm | wie gross | wie schwer | wiegt | reicht | reichen | gross genug | grosse portion* | viel dran | wie viele stuck | wieviel stuck | wie viele sind | wieviele sind | sattigend | macht satt | satt | portionsgrosse | ausreichend | zum teilen fur | genug fur',
    alone:
      'fur einen allein | fur eine person | fur 1 person | nur fur mich | alleine | allein | einzeln | mindestens | mindestbestell* | zu zweit sein | einzelportion*',
    side: 'beilage* | kommt mit | kommen mit | serviert mit | dabei | dazu dabei | mit pommes oder | was gibt s dazu | was ist dabei',
    raw: 'roh | rohe | roher | rohes | rohen',
    doneness:
      'durchgebraten | well done | medium | blutig | rosa | englisch | gar | durch gebraten | ganz durch',
    made: 'tiefgefroren* | tiefgekuhlt* | gefroren* | tk ware | hausgemacht* | selbst gemacht* | selbstgemacht* | selber gemacht | frisch | frische | frischer | aus der dose | wildfang | zuchtfisch | aus zucht | saison*',
    wait: 'wie lange braucht | wie lange dauern | wie viele minuten | wieviele minuten | wie lange muss | wie lange dauert | wie lang dauert | dauert das lang* | dauert lang* | wartezeit | wie lange wartet | immer so lang* | warum dauert',
    ahead: 'vorbestell* | vorher bestell* | im voraus',
    tap: 'vom fass | gezapft | aus der flasche | aus der dose',
    warmth:
      'isst man kalt | kalt serviert | warm serviert | ist das kalt | ist das warm | kalt oder warm | warm oder kalt | kaltes gericht',
    taste:
      'wie schmeckt | schmeckt das | schmeckt der | schmeckt die | lecker | ist gut | schwer im magen | leicht | deftig | mild | kraftig | fettig | lohnt sich der | lohnt sich die | lohnt sich das | knusprig | cremig',
  },
  it: {
    bones: 'spine | lische | lisca | ossa | ossi',
    spicy: 'piccant* | pizzica | pizzicano | pizzicant*',
    strength:
      'gradi | gradazione | che alcol | quale alcol | che alcool | che liquore | quanto fa di | quanto alcol | quanta percentuale | percentuale | quanto alcool | molto alcol | molto alcolic* | e forte | contiene alcol | c e alcol | ha alcol',
    sweet: 'dolce | secco | secca | amabile | abboccato | zuccherat*',
    volume: 'quanti ml | quanti cl | quanto e grande la bottiglia | da quanti litri | quanti litri',
    size: 'per quante persone | per quanti | vendute singolarmente | al pezzo | grammi | quanto pesa* | e grande | sono grandi | abbondant* | basta per | bastano per | quanti pezzi | quante ne | quanti ne arrivano | quanti sono | quante sono | grandezza | riempie | porzione grande | porzioni grandi | sufficient* | da dividere in',
    alone:
      'per una persona sola | per una sola persona | per una persona | per 1 persona | solo per me | da solo | da sola | singol* | minimo | bisogna essere in due | dobbiamo essere in due | monoporzione',
    side: 'contorno | contorni | accompagnat* | viene con | vengono con | servito con | servita con | serviti con | con cosa viene | con le patatine',
    raw: 'crudo | cruda | crudi | crude',
    doneness: 'ben cotto | ben cotta | al sangue | media cottura | cottura | rosa al cuore',
    made: 'surgelat* | congelat* | abbattut* | fatto in casa | fatta in casa | fatti in casa | fatte in casa | artigianal* | fresco | fresca | freschi | fresche | selvagg* | allevat* | in scatola | di stagione',
    wait: 'quanti minuti | quanto tempo | quanto ci vuole | ci vuole tanto | ci mette* | attesa | sempre cosi tanto | perche ci mette* tanto',
    ahead:
      'in anticipo | ordinare prima | ordinarla prima | prenotare il piatto | su ordinazione | da ordinare prima | va ordinat*',
    tap: 'alla spina | in bottiglia o | in lattina',
    warmth:
      'si mangia freddo | si mangia fredda | servito freddo | servita fredda | servito caldo | e freddo | e caldo | caldo o freddo | freddo o caldo | calda o fredda',
    taste:
      'che sapore | che gusto | e buon* | sono buon* | pesant* | legger* | vale la pena | ne vale | delicat* | croccant* | cremos* | salat*',
  },
}
