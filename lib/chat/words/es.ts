import type { Lexicon } from './shape.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  'si+|sisi|sip|sipi|sep|claro|vale|ok|okay|okey|oki|okis|okei|venga|perfecto|exacto|dale|correcto|conforme|genial|adelante|aja|efectivamente|afirmativo|seguro|estupendo'
const LOOSE =
  'va|perfecta|correcta|supuesto|acuerdo|hecho|listo|guay|eso|cierto|fenomenal|bien|bueno|tira|exacte|correcte|confirm[ao]'

export const es: Lexicon = {
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
    ['(?:pasado|pasao|psado) ?manana|^(?:el )?pasado$', 2],
    ['anteayer|antes de ayer', -2],
    ['ayer|anoche', -1],
    ['hoy|esta (?:misma )?(?:noche|tarde|noxe)|este mediodia', 0],
    ['(?<!la )(?<!esta )manana|mnn', 1],
  ],
  terms: [
    ['(?:en|dentro de|de aqui a) {N} dias?', 1],
    ['(?:en|dentro de|de aqui a) {N} semanas?', 7],
  ],
  weekLater: 'en ocho(?: dias)?',
  feasts: [
    'noche ?buena',
    '(?:dia de )?navidad',
    'san esteban',
    'noche ?vieja|fin de ano',
    'ano nuevo',
    '(?:dia de |los )reyes|reyes magos',
    'san valentin|dia de los enamorados',
    'dia de la constitucion|la constitucion|san nicolas',
    'inmaculada|purisima',
    'dia de la hispanidad|dia del pilar',
    'todos los santos',
    'la asuncion|virgen de agosto',
    'san jose|dia del padre',
    'dia del trabajador?|primero de mayo',
  ],
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
    ['{H} menos {M}', 0, -1, true],
    ['{H} ?(?:horas|h)', 0, 0, false],
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
    'personas?|mujeres|hombres|chic[oa]s|pers|pax|comensales?|adult[oa]s?|mayores|cubiertos|invitados|amigos|amigas|gente',
  children:
    'nin[oa]s?|ninyos?|chiquill[oa]s?|chaval(?:es)?|enan[oa]s?|recien nacid[oa]s?|bebitos?|criaturas?|nen[ea]s?|pequen[oa]s?|bebes?|peques?|crios?|menores|hij[oa]s?',
  beforePeople:
    'para|pa|xa|nosotr[oa]s|somos|seremos|seriamos|fueramos|fuesemos|seamos|vamos(?: a ser)?|venimos|vendremos|vendriamos|iremos|estaremos|x|mesa de|grupo de|unos|unas|cena de|comida de',
  relative:
    'yay[oa]|cunad[oa]|sobrin[oa]|mujer|marido|pareja|novi[oa]|madre|padre|suegr[oa]|herman[oa]|prim[oa]|ti[oa]|abuel[oa]|amig[oa]|hij[oa]|espos[oa]|bebe|niet[oa]|chic[oa]|jef[ea]|soci[oa]',
  relativePairs: 'gemel[oa]s|melliz[oa]s|padres|suegros|abuelos',
  me: 'yo|mi',
  couple: 'parejas?|matrimonios?',
  fixedCounts: [
    ['en pareja|un par', 2],
    ['solo (?:yo|para mi)|yo sol[oa]|(?:voy|vengo|ire) sol[oa]|(?:para )?mi sol[oa]|una sola persona', 1],
  ],
  or: 'o|u',
  and: 'y|mas|con|e',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase: 'asi es|tal cual|como no|no hay problema',
  yes: `${CLEAR}|${LOOSE}|enviar|enviad[ao]|envie|parece|favor|porfa|porfi|correctos|confirmad[ao]|confirmar|confirmala|confirmalo|confirmamos|confirme|reserva|reservala|reservalo|reserve|reservar|guarda|guardala|quiero|procede|proceder|envia|enviala`,
  clearYes: `${CLEAR}|por supuesto|de acuerdo|confirm\\w+`,
  filler: `por|favor|porfa|porfi|porfis|porfavor|xfa|xfi|pf|gracias|muchas|mil|pues|entonces|es|ese|esa|mism[oa]|asi|tal|cual|sisplau|senora?|hombre|mujer|hij[oa]|ti[oa]|guap[oa]s?|cielo|ahora|ya|todo|muy|que|q|de|el|la|lo|ea|makey|me|parece|solicitud|para|mi|toda|esta|va|doy|puedes|datos|los|son|enigmito|quiero|reserva|y|pls`,
  but: 'pero|aunque|salvo|excepto|menos',
  no: 'no+|nop|nope|nanai|negativo|nada|ahora no|(?:de|por el) momento no|por ahora no|todavia no|mejor no|aun no|mejor en otro|otro dia|en otro momento|paso',
  cancel:
    'no (?:la|lo) quier\\w+(?: ya| mas|$)|cancel(?:a|ar|o|ad|ala|alo|arla|arlo|emos|amos|en|adla|ame|arme)?|anul(?:a|ar|o|ala|alo|arla|emos|amos|ame)|dejalo|dejemoslo(?! (?:en|para|a) )|dejarlo|olvidalo|olvidate|ya no (?:quiero|hace falta|voy|vamos|viene bien|la? necesit\\w+)(?: nada| reservar| la reserva| la mesa)?|mejor no reserv\\w+|(?:al final )?no (?:vamos|iremos|podemos|puedo) (?:a )?ir|al final no (?:vamos|venimos|voy|va a poder ser)|olvida(?:d|ros)? la (?:reserva|mesa)|no (?:quiero|queremos|deseo|voy a|vamos a|reserves|reserveis|guardes) (?:reservar|la reserva|hacer la reserva|ninguna reserva|ninguna mesa|seguir|continuar|nada)|(?:para|parar|detener|deten) la reserva|prefiero no reservar|salir|stop(?: reserva)?',
  change:
    'otr[oa]|distint[oa]|cambi\\w+|modific\\w+|corrig\\w+|correg\\w+|corrij\\w+|edit\\w+|rectific\\w+|actualiz\\w+|otra vez',
  wrong: 'mal|equivoc\\w+|incorrect\\w+|erron\\w+|error|no es (?:correct\\w+|es[ae]|ese|asi)|esta mal',
  fields: {
    name: 'nombre',
    email: 'correo(?: electronico)?|e-?mail|mail',
    phone: '(?:numero de )?telefono|movil|celular|tlf|prefijo',
    date: 'fecha|dia',
    time: 'hora',
    guests:
      '(?:numero|cantidad) de (?:personas|comensales)|personas|comensales|gente|cuantos somos|invitados',
    seating: 'mesa|sitio|asientos?|terraza|ubicacion|interior|exterior|zona',
    notes: 'notas?|comentarios?|observaciones|observacion',
  },
  book: '(?:r?re[sz]erv|reserb)(?!ado)\\w*|mes+a+s?|mesitas?|(?:apunta|anota|pon|guarda|coge)(?:d|me)?(?:nos|me)',
  notBooking:
    '(?:numero|codigo|confirmacion|correo) de (?:la )?reserva|crianza|(?:algun|tinto|rioja|ribera) reserva|(?:hay que|hace falta|es necesario|es obligatorio|necesito|tengo que|tenemos que|se necesita|debo|es imprescindible) (?:hacer )?reserv\\w+|(?:mi|nuestra|la) reserva|sin reserva|con reserva|reserva (?:privada|del local)|(?:vinos?|servicio|juegos?) de mesa|sobremesa|(?:un|vino|gran) reserva|reservas de grupo|como reserv\\w+|no (?:quiero|queremos|voy a|deseo) reserv\\w+|politica de',
  another:
    '(?:nueva|otra|segunda) (?:reserva|mesa)|reservar? (?:otra vez|de nuevo|otra)|volver a reservar|hacer otra',
  correction:
    'no|mejor|espera|perdona|perdon|disculpa|en realidad|al final|me he equivocado|me equivoque|y si(?= (?:somos|vamos|venimos|es|lo|la|mejor))|corrijo|quiero decir|digo|bueno|ay|ah|cambio',
  thanks: 'gracias|adios|hasta luego|chao|hasta pronto|nos vemos|hasta manana',
  questionWord:
    '(?:a |de |en |con |desde |hasta |para )?(?:que(?! (?:tal (?:si|a las?|el (?:\\d|lun|mar|mie|jue|vie|sab|dom))|sea|somos|seremos|vamos|va |no |si |mejor|quier|esta bien))|q(?= (?:hay|tal|vino|plato|me|precio|hora|le|puedo|es))|cual|cuales|cuant[oa]s?(?! antes)|cuando(?! (?:quer|sea|pod|haya|tenga|os|os))|donde(?! (?:quer|sea|pod|haya|os|prefir|mejor|tenga))|como|quien|quienes)(?! sea)|por que',
  weakVerb: 'hay|habra|esta|estan|es|son|queda|quedan|sois|existe|sabes|hacen|tiene|va|vale',
  questionVerb:
    'recomiendame|recomendadme|ensename|mandame|enviame|dime|decidme|teneis|tenes|tienen|tienes|aceptais|aceptan|admitis|admiten|abris|abren|cerrais|cierran|estais|se puede|se pueden|puedo|podemos|podria(?:mos)? (?:llevar|traer|pagar|ir)|es posible|servis|sirven|haceis|ofreceis|ofrecen|disponeis|disponen|cobrais|dejais|permitis|sabeis|(?:me )?(?:dices|recomiendas|recomendais|puedes decir)|dime (?:que|cual|si|donde|cuanto)|(?:quisiera|queria|me gustaria) saber',
  favour:
    'podeis|podriais|podrias|puedes|pueden|puede|podria|por favor|porfa|poned\\w*|nos (?:poneis|guardais)|querriamos|queremos|necesitamos|seria posible|es posible',
  freeTable: 'mes(?:it)?a|sitio|hueco|libres?|disponib\\w+|plaza|reserv\\w+',
  why: '(?:por|para) que (?:lo |la |me |os |se )*(?:necesit|qu(?:i)?er|ped|hace falta|pid|sirve|es)\\w*|es (?:obligatorio|necesario)',
  nameIntro:
    'el nombre (?:correcto|bueno|de verdad) es|(?:a|al) nombre de|me (?:ll|y|i)amo|mi nombre es|nombre ?:',
  selfIntro: 'soy(?: la| el)?',
  beforeName:
    'soy(?: la| el)?|somos|apunta(?:d|me)?|anota(?:d)?|escribe|llamame|podeis llamarme|a nombre de|al nombre de|a|para|es|seria|pon(?:la|lo|me|ed|edla|ga)?(?: a| como)?|el nombre(?: es)?|reserva a nombre de|nombre|de parte de|con el nombre(?: de)?',
  nothing:
    '(?:no )?(?:estamos|vamos) bien|na|nadita|todo (?:ok|perfecto|correcto)|sin mas|no|no hay(?: nada| ninguna| alergias)?|no tenemos(?: nada| alergias)?|nada|ninguna|ninguno|ningun[oa]? (?:nota|comentario|alergia)|sin (?:notas|alergias|comentarios)|todo bien|nada mas|nada de nada|nada especial|no hace falta(?: nada)?|eso es todo|ya esta|por ahora no|de momento no|nada en especial',
  told: {
    later: 'mas tarde|despues',
    sooner: 'antes|mas temprano|mas pronto',
    half: 'media hora',
    quarter: 'un cuarto de hora',
    hour: 'horas?|h',
    minute: 'minutos?|mins?',
    day: 'dias?',
    week: 'semanas?',
    more: 'otr[oa]s {N}|mas {N}|{N}(?: {P})? (?:mas|extra)',
    less: '{N}(?: {P})? menos',
    add: '(?:anad\\w*|suma\\w*)(?: a)?(?: otra)?(?: {N})?(?: mas)?',
    drop: '(?:quita\\w*|saca\\w*|resta\\w*) (?:a )?{N}',
    why: 'que|q|pq|xq|porque|vien\\w*|se apunta\\w*|gente|de nosotr\\w*|al final|entonces|ahora|por favor|porfa',
    again:
      '(?:no|ay|ah|ay no|ah no)? ?(?:espera|perdon|perdona|disculpa|digo|quiero decir|mejor dicho)|bueno no|no,? mejor|(?:ay|ah) no',
    decides: 'pon(?:me|ga|le|nos|lo|la|ed)?|pongamos|apunta(?:me)?|mete(?:me)?|digamos|dejalo en',
    only: 'solo|que',
    weather: 'fri[oa]|calor|sol|solead[oa]|tiempo|viento|lluvia|llov\\w*|lluev\\w*|niev\\w*|tormenta',
    small: 'entonces|pues|mejor|bueno|en|a|al|el|la|los|las|si|somos|con|para|de|posible',
  },
}
