import { idioms } from './idioms/es.ts'
import type { Lexicon } from './shape.ts'
import { wishes } from './wishes/es.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  'si+|sisi|sip|sipi|sep|claro|vale|ok|okay|okey|oki|okis|okei|venga|perfecto|exacto|dale|correcto|conforme|genial|adelante|aja|efectivamente|afirmativo|seguro|estupendo|and[ae]le|orale|arre|vinga'
const LOOSE =
  'va|sale|perfecta|correcta|supuesto|acuerdo|hecho|listo|hagale|guay|eso|cierto|fenomenal|bien|bueno|tira|exacte|correcte|confirm[ao]'

export const es: Lexicon = {
  locale: 'es',
  idioms,
  wishes,
  numbers:
    'cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte ve?intiun[oa]? veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta treinta~y~un[oa]?'.split(
      ' ',
    ),
  amounts: [
    ['media docena', 6],
    ['una docena', 12],
    ['dos docenas', 24],
    ['(?:una )?quincena(?: de)?(?= pers)', 15],
    ['(?:una )?veintena(?: de)?', 20],
    ['(?:una )?treintena(?: de)?', 30],
    ['(?:una )?cuarentena(?: de)?', 40],
    ['(?:una )?cincuentena(?: de)?', 50],
  ],
  tens: {
    words: ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
    join: ' ?[yi] ?',
    isUnitFirst: false,
    hundreds:
      'cien(?:to)?|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s'.split(
        '|',
      ),
    hundredJoin: ' ',
  },
  ordinals: ['', 'primero'],
  article: 'un|una',
  capitalNouns: false,
  monthFirst: false,
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept?',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  days: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'],
  shortDays: ['lun', '(?<!al )(?<!el )mar', 'mie|mier', 'jue|juev', 'vie|vier', 'sab', 'dom'],
  relativeDays: [
    [
      '(?:pasado|pasao|psado) ?manana|(?<=(?:^|[,;.] ?)(?:el |para |para el |mejor |sino )?)pasado(?= *(?:$|[,.;!]))',
      2,
    ],
    ['anteayer|antes de ayer', -2],
    ['ayer|anoche', -1],
    ['hoy|esta (?:misma )?(?:noche|tarde|noxe)|este mediodia|tonight', 0],
    ['(?<!(?<![a-z])la )(?<!esta )manana|mnn', 1],
  ],
  terms: [
    ['(?:en|dentro de|de aqui a) {N} dias?', 1],
    ['(?:en|dentro de|de aqui a) {N} semanas?', 7],
  ],
  weekLater: 'en ocho(?: dias)?',
  feasts: [
    ['noche ?buena', '12-24'],
    ['(?:dia de )?navidad', '12-25'],
    ['san esteban', '12-26'],
    ['noche ?vieja|fin de ano|ultimo dia del ano', '12-31'],
    ['ano nuevo', '01-01'],
    ['(?:dia de |los )reyes|reyes magos', '01-06'],
    ['san valentin|dia de los enamorados', '02-14'],
    ['dia de la constitucion|la constitucion|san nicolas', '12-06'],
    ['inmaculada|purisima', '12-08'],
    ['dia de la hispanidad|dia del pilar', '10-12'],
    ['todos los santos', '11-01'],
    ['la asuncion|virgen de agosto', '08-15'],
    ['san jose|dia del padre', '03-19'],
    ['dia del trabajador?|primero de mayo', '05-01'],
    ['(?:noche|vispera) de reyes', '01-05'],
    ['domingo de ramos', '-7'],
    ['lunes santo', '-6'],
    ['martes santo', '-5'],
    ['miercoles santo', '-4'],
    ['jueves santo', '-3'],
    ['viernes santo', '-2'],
    ['sabado (?:santo|de gloria)', '-1'],
    ['lunes de pascua|dia de la mona', '+1'],
    ['domingo de (?:pascuas?|resurreccion|gloria)|pascua(?: de resurreccion)?', '+0'],
    ['martes de carnaval', '-47'],
    ['miercoles de ceniza', '-46'],
    ['pentecostes', '+49'],
    ['corpus(?: christi)?', '+60'],
    ['dia de la madre', '5/7/1'],
    ['(?:noche|verbena) de san juan', '06-23'],
    ['(?:dia de|por) san juan', '06-24'],
    ['sant jordi|san jorge', '04-23'],
    ['halloween', '10-31'],
  ],
  short: [
    ['pal', 'para el'],
    ['q(?= (?:viene|hay|si|no))', 'que'],
    ['xa', 'para'],
    ['dl', 'del'],
    ['prsonas?|persnas|perss', 'personas'],
    ['mnn|mnana|manyana|manan', 'manana'],
    ['dsps|dspues', 'despues'],
    ['noxe|nxe', 'noche'],
    ['[kq]iero|kero', 'quiero'],
    ['[kq]ieres', 'quieres'],
    ['keremos|qremos', 'queremos'],
    ['keria|qeria', 'queria'],
    ['oy(?= (?:a|x|por|para))', 'hoy'],
    ['fnd|finde(?:semana)?', 'finde'],
    ['aki', 'aqui'],
  ],
  elided: null,
  nth: ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'ultim[oa]'],
  nextWeek: '(?:de )?(?:la )?(?:semana que viene|proxima semana|semana proxima|otra semana|semana siguiente)',
  weekend: 'fin de semana|finde',
  doubtful: '(?!)',
  coming: 'este|esta',
  next: 'que viene|proximo|siguiente',
  monthLink: 'de|del',
  daySuffix: '[ºo°]',
  dayArticle: '(?:el|al|del) dia|el|dia',
  beforeTime:
    '(?:a|sobre|hacia|para|desde|tipo|como a|alrededor de|aprox(?:imadamente)? a|de)? ?las?|(?:a|sobre|tipo|hacia)',
  clock: [
    ['{H} [yi] media', 30, 0, false],
    ['{H} [yi] cuarto', 15, 0, false],
    ['{H} menos cuarto', -15, 0, false],
    ['{H} y {M}', 0, 1, true],
    ['(?<H>1[389]|2[0-2]) y (?<M>15|30|45)', 0, 1, false],
    ['{H} menos {M}', 0, -1, true],
    ['{H} ?(?:horas|h)', 0, 0, false],
    ['{H} (?<M>00|15|30|45)', 0, 1, true],
  ],
  noon: 'mediodia',
  midnight: 'medianoche',
  openMinutes: 'y pico|y algo|pasadas las|poco despues de las?',
  am: 'de la manana|de la madrugada|por la manana',
  pm: 'de la (?:tarde|noche)|por la (?:tarde|noche)',
  comida: 'comer|comida|almorzar|almuerzo|mediodia',
  cena: 'cenar|cena|noche',
  partOfDay: '(?:por|x) la (?:noche|tarde|noxe)|noche|tarde|mediodia|a (?:comer|cenar)|para (?:comer|cenar)',
  people:
    'personas?|mujeres|hombres|chic[oa]s|pers|pax|comensales?|adult[oa]s?|mayores|cubiertos|invitados|amig[oa]s|panas|cuates|parceros|colegas|gente',
  children:
    'nin[oa]s?|ninyos?|chiquill[oa]s?|chaval(?:es)?|enan[oa]s?|recien nacid[oa]s?|bebitos?|criaturas?|nen[ea]s?|pequen[oa]s?|bebes?|peques?|crios?|menores|hij[oa]s?',
  beforePeople:
    'nos juntamos|sumamos|recuento:?|acabamos siendo|para|pa|xa|nosotr[oa]s|s[oe]m(?:os)?|seremos|seriamos|fueramos|fuesemos|seamos|sean|vamos(?: a ser)?|venimos|vendremos|vendriamos|iremos|quedamos|estaremos|x|mesa de|grupo de|unos|unas|cena de|comida de',
  relative:
    'yay[oa]|cunad[oa]|sobrin[oa]|mujer|marido|pareja|novi[oa]|madre|padre|suegr[oa]|herman[oa]|prim[oa]|ti[oa]|abuel[oa]|amig[oa]|hij[oa]|espos[oa]|bebe|niet[oa]|chic[oa]|jef[ea]|soci[oa]',
  relativePairs: 'gemel[oa]s|melliz[oa]s|padres|suegros|abuelos',
  me: 'yo|mi',
  couple: 'parejas?|matrimonios?',
  fixedCounts: [
    ['{N} contando', 0],
    ['(?<=[,.;?!] *){N} (?:just|clavad|exact)[oa]s(?= *(?:$|[,.;]))', 0],
    ['(?<=, *)un[oa] sol[oa](?= *(?:$|[.!,]))', 1],
    ['en pareja|un par|nosotr[oa]s dos', 2],
    [
      '(?:para|somos|seremos|iremos|venimos|vamos) (?:solo )?los {N}(?! (?:dias|platos|vinos|ninos|perros|menus|primeros|segundos|postres))|(?<=, *)los {N}(?= *(?:$|[.!]))',
      0,
    ],
    [
      'solo (?:yo|para mi)(?! y)|yo sol[oa]|(?:voy|vengo|ire) sol[oa]|(?:para )?mi sol[oa]|una sola persona',
      1,
    ],
  ],
  or: 'o|u',
  and: 'y|mas|con|e',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase: '(?:asi|es[eo]) es|ahora si|tal cual|como no|no hay problema',
  yes: `${CLEAR}|${LOOSE}|mand\\w{1,4}|envi\\w{1,4}|tramit\\w+|parece|favor|porfa|porfi|correctos|confirm(?!ac)\\w+|reserv(?:al?[ao]?|e|ar)|guarda|guardala|quiero|proced\\w+`,
  clearYes: `${CLEAR}|po si|sipo|por supuesto|de acuerdo|confirm\\w+`,
  filler: `por|favor|porfa|porfi|porfis|porfavor|xfa|xfi|pf|gracias|muchas|mil|pues|entonces|es|ese|esa|mism[oa]|asi|tal|cual|sisplau|senora?|hombre|mujer|hij[oa]|ti[oa]|guap[oa]s?|cielo|ahora|ya|todo|muy|que|q|de|el|la|lo|ea|makey|me|parece|solicitud|para|mi|toda|esta|va|doy|puedes|datos|los|son|enigmito|quiero|reserva|y|pls`,
  but: 'pero|aunque|salvo|excepto|menos',
  no: 'no+|nop|nope|nah|nanai|negativo|nada|ahora no|(?:de|por el) momento no|por ahora no|todavia no|mejor no|aun no|mejor en otro|otro dia|en otro momento|paso',
  cancel:
    'no (?:la|lo) quier\\w+(?: ya| mas|$)|cancel(?:a|ar|o|ad|ala|alo|arla|arlo|emos|amos|en|adla|ame|arme)?|anul(?:a|ar|o|ala|alo|arla|emos|amos|ame)|dejalo|dejemoslo(?! (?:en|para|a) )|dejarlo|olvidalo|olvidate|ya no (?:quiero|hace falta|voy|vamos|viene bien|la? necesit\\w+)(?: nada| reservar| la reserva| la mesa)?|mejor no reserv\\w+|(?:al final )?no (?:vamos|iremos|pod\\w+|pon\\w+|lugar|vez|puedo) (?:a )?ir|al final no (?:vamos|venimos|voy|va a poder ser)|olvida(?:d|ros)? la (?:reserva|mesa)|no (?:quiero|queremos|deseo|voy a|vamos a|reserves|reserveis|guardes) (?:reservar|la reserva|hacer la reserva|ninguna reserva|ninguna mesa|seguir|continuar|nada)|(?:para|parar|detener|deten) la reserva|prefiero no reservar|(?<!que )salir(?! (?:a|antes|como))|stop(?: reserva)?',
  change:
    'otr[oa]|distint[oa]|cambi\\w+(?! (?:al?|el|un|una)? ?(?:(?:el|la|un|mi) )?(?:bebe|nin[oa]|panal|pequen|peque(?![a-z])))|modific\\w+|corrig\\w+|correg\\w+|corrij\\w+|edit\\w+|rectific\\w+|actualiz\\w+|otra vez',
  wrong:
    'mal|equivoc\\w+|incorrect\\w+|erron\\w+|error|no es (?:correct\\w+|es[ae]|ese|asi)|esta mal|se escribe',
  fields: {
    name: 'nombre|apellidos?',
    email: 'correo(?: electronico)?|e-?mail|mail',
    phone: '(?:numero de )?telefono|movil|celular|tlf|prefijo',
    date: 'fecha|dia',
    time: 'hora',
    guests:
      '(?:numero|cantidad) de (?:personas|comensales)|personas|comensales|gente|cuantos somos|invitados',
    seating: 'mesa|sitio|asientos?|terraza|ubicacion|interior|exterior|zona',
    notes: 'notas?|comentarios?|observaciones|observacion',
  },
  book: '(?:r?re[sz]erv|reserb)(?!ado)\\w*|mes+a+s?|mesitas?|apartar(?:me|nos)?|(?:apunta|anota|guarda|coge)(?:d|me)?(?:nos|me)|pond?(?:nos|me)(?= (?:para|a las|hoy|manana|en |el (?:lun|mart|mie|jue|vie|sab|dom|\\d)))',
  notBooking:
    '(?:(?:guard|aguant)(?:ais|areis|an|as)) (?:la|nuestra) mesa|ultim\\w+ mesa|(?:(?:un|el|del|este|ese|algun|otro|vuestro) (?:(?!dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)[a-z]+ ){0,3}|(?:vinas?|vinos?|castillo|marques|senorio|pagos?|bodegas?|finca|dominio|conde|baron|clos|chateau|botella|bottle|bouteille|flasche|bottiglia|copa|glass|verre|glas|calice|rioja|ribera|tinto|crianza|gran)(?: [a-z]+){0,4} )reservas?|retras[a-z]*|llegar\\w* .*tarde|(?:el|al) mar|sin (?:reserv[a-z]+|(?:una )?mesa)|han? (?:[a-z]+ ){0,2}reservado|lista|(?:llaves|gafas|chaqueta|bolso) .{0,30}en(?: (?:la|vuestra|nuestra))? mesa|(?:pagina|link|enlace) (?:de |para )*reserv[a-z]*|(?:numero|codigo|confirmacion|correo) de (?:la )?reserva|crianza|(?:hay que|hace falta|es necesario|es obligatorio|necesito|tengo que|tenemos que|se necesita|debo|es imprescindible) (?:hacer )?reserv\\w+|(?:mi|nuestra|(?:la|esa)(?: misma)?) reserva(?:cion)?|con reserva|reserva (?:privada|del local)|(?:vinos?|servicio|juegos?) de mesa|sobremesa|reservas de grupo|como reserv\\w+|no (?:quiero|queremos|voy a|deseo) reserv\\w+|politica de',
  another:
    '(?:nueva|otra|segunda) (?:reserva|mesa)|reservar? (?:otra vez|de nuevo|otra)|volver a reservar|hacer otra',
  correction:
    'no|mejor|espera|perdona|perdon|disculpa|en realidad|al final|me he equivocado|me equivoque|y si(?= (?:somos|vamos|venimos|es|lo|la|mejor))|corrijo|quiero decir|digo|bueno|ay|ah|cambi[ao]',
  thanks: 'gracias|adios|hasta luego|chao|hasta pronto|nos vemos|hasta manana',
  questionWord:
    '(?:a |de |en |con |desde |hasta |para )?(?:que(?! (?:tal (?:si|a las?|el (?:\\d|lun|mar|mie|jue|vie|sab|dom))|sea|somos|seremos|vamos|va |no |si |mejor|quier|esta bien|padre|guay|chulo|bien|mis? |me (?:dic|han)|vien))|q(?= (?:hay|tal|vino|plato|me|precio|hora|le|puedo|es))|cual|cuales|cuant[oa]s?(?! antes)|cuando(?! (?:quer|sea|pod|haya|tenga|os|os))|donde(?! (?:quer|sea|pod|haya|os|prefir|mejor|tenga))|como|quien|quienes)(?! sea)|por que',
  weakVerb: 'hay|habra|esta|estan|es|son|queda|quedan|sois|existe|sabes|hacen|tiene|va|vale',
  questionVerb:
    'recomiendame|recomendadme|ensename|mandame|enviame|dime|decidme|teneis|tenes|tienen|tienes|aceptais|aceptan|admitis|admiten|abris|abren|cerrais|cierran|estais|se pue|se puede|hacen? falta(?! (?:una?|la) mesa)|se pueden|pueden? (?:el|la|los|las|mis?|nuestr\\w+|ir|venir|entrar)|puedo|podemos|podria(?:mos)? (?:llevar|traer|pagar|ir)|es posible|servis|sirven|haceis|ofreceis|ofrecen|disponeis|disponen|cobrais|dejais|permitis|sabeis|(?:me )?(?:dices|recomiendas|recomendais|puedes decir)|dime (?:que|cual|si|donde|cuanto)|(?:quisiera|queria|me gustaria) saber',
  favour:
    'podeis|podriais|podrias|puedes|pueden|puede(?! (?:entrar|pasar|subir|llegar|comer))|podria|por favor|porfa|poned\\w*|nos (?:poneis|guardais)|querriamos|queremos|necesitamos|seria posible|es posible',
  freeTable: 'mes(?:it)?a|sitio|hueco|libres?|disponib\\w+|plaza|reserv\\w+',
  why: '(?:por|para) que (?:lo |la |me |os |se )*(?:necesit|qu(?:i)?er|ped|hace falta|pid|sirve|es)\\w*|es (?:obligatorio|necesario)|se puede sin|sin (?:el )?(?:correo|mail|email|telefono|numero) (?:se puede|vale|no se puede)',
  nameIntro:
    'el nombre (?:correcto|bueno|de verdad) es|(?:a|al) nombre de|a mi nombre,|me (?:ll|y|i)amo(?! yo)|mi (?:nombre|apellido) (?:es|se escribe)|se escribe|nombre ?:',
  selfIntro: 'soy(?: la| el)?',
  beforeName:
    'soy(?: la| el)?|somos|apunta(?:d|me)?|anota(?:d)?|escribe|llamame|podeis llamarme|a nombre de|al nombre de|a|para|es|seria|pon(?:la|lo|me|ed|edla|ga)?(?: a| como)?|el nombre(?: es)?|reserva a nombre de|nombre|de parte de|con el nombre(?: de)?',
  nothing:
    '(?:no )?(?:nada|na) (?:mas )?(?:que (?:anadir|decir)|por ahora|de momento)|con eso (?:ya |me |nos )*(?:esta|vale|basta)?|ya (?:esta|vale)(?: (?:todo|bien|asi))?|asi (?:esta bien|ya esta|vale|bien)|listo|ya nada(?: mas)?|no (?:quiero|queremos|necesito|necesitamos) nada(?: mas)?|(?:no )?(?:estamos|vamos) bien|na|nadita|todo (?:ok|perfecto|correcto)|sin mas|no|no hay(?: nada| ninguna| alergias)?|no tenemos(?: nada| alergias)?|nada|ninguna|ninguno|ningun[oa]? (?:nota|comentario|alergia)|sin (?:notas|alergias|comentarios)|todo bien|nada mas|nada de nada|nada especial|no hace falta(?: nada)?|eso es todo|ya esta|por ahora no|de momento no|nada en especial',
  told: {
    later: 'mas tarde|despues',
    sooner: 'antes|mas temprano|mas pronto',
    push: 'retras\\w+|atras\\w+|pospon\\w+',
    pull: 'adelant\\w+|avanz\\w+',
    half: 'media hora',
    quarter: 'un cuarto de hora',
    hour: 'horas?|h',
    minute: 'minutos?|mins?',
    day: 'dias?',
    week: 'semanas?',
    more: 'otr[oa]s {N}|mas {N}|{N}(?: {P})? (?:mas|extra)',
    less: '{N}(?: {P})? menos',
    add: '(?:anad\\w*|suma\\w*)(?: a)?(?: otra)?(?: {N})?(?: mas)?',
    joins: 'se (?:apunta|suma|une|anade)n?|(?:viene|va)n? (?:tambien|al final)|tambien viene',
    drop: '(?:quita\\w*|saca\\w*|resta\\w*|se (?:ca|baj|raj|va|descuelg|qued)[a-z]*) (?:a )?{N}(?: en casa| mas)?',
    why: 'creo|que|q|pq|xq|porque|vien\\w*|se apunta\\w*|gente|de nosotr\\w*|al final|entonces|ahora|por favor|porfa',
    again:
      '(?:no|ay|ah|ay no|ah no)? ?(?:espera|perdon|perdona|disculpa|digo|quiero decir|mejor dicho)|bueno no|no,? mejor|(?:ay|ah) no|bueno(?= (?:el|a las?|para) )',
    decides:
      'pon(?:me|ga|le|nos|lo|la|ed)?|anota(?:me|nos)?|pongamos|apunta(?:me)?|mete(?:me)?|digamos|dejalo en|nos quedamos con|que sean?',
    only: 'solo|que',
    weather:
      'fri[oa]|calor|sol(?:ead[oa]|[ec]it[oa])?|tiempo|viento|lluvia|llov\\w*|lluev\\w*|niev\\w*|tormenta',
    small: 'entonces|pues|mejor|bueno|en|a|al|el|la|los|las|si|somos|con|para|de|posible',
    renews:
      '(?:pod(?:eis|ria\\w*|emos|es|ei)|pued\\w+) .{0,12}(?:ser|camb|pas|pon|mov|cen|comer|sent|est|ir|ven|qued|hac|dej|apunt|reserv|llev|daros|dar)\\w*|(?:camb|pas|pon|mueve|mover|dej|apunt)\\w*(?:nos|me|lo|la|la)|(?:ser|ir|vendr|quedar|estar|acabar)(?:emos|iamos|e|ia)|somos|preferi\\w+|queremos|querria\\w*|nos (?:va|viene|gusta|apetece|quedamos|ponemos|sentamos|vale)|(?:hay|habria|habra|queda|quedaria|ten[eé]is|tienen|tienes) (?:aun |todavia |algun )?(?:sitio|hueco|mesa)|nos (?:pon|sent)\\w+|ponnos|ponednos|que sea|mejor|en vez',
    may: 'o|q|k|podri\\w+|pued\\w+|podemos|se|ser|seria|venir|ir|hacer(?:lo|la)?|poner(?:lo|la)?|cambiar(?:lo|la)?|cambiamos|pasar(?:lo|la)?|mover(?:lo|la)?|hay|tal|que|vamos|da|dar|reservar|tambien|igual|quizas?|algo|libre|mesa|os|nos|me|viene|vendria|bien|va|vale|habria|hora|todavia|aun|fuera',
  },
}
