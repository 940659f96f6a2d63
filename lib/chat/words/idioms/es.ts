import type { Idioms } from './shape.ts'

export const idioms: Idioms = {
  keep: 'como (?:estaba|esta|estabamos|antes)|lo de antes|dej[ae](?:lo|la|mos|moslo)?(?: todo)? (?:asi|como|en|con)|manten\\w*|se queda (?:asi|en|como)|que(?:da|de|damos|demos) en(?! casa)',
  suppose:
    '(?:y|e|que pasa) si(?! (?:puede ser|es posible|podeis|pudiera|no (?:hay|queda|es posible|os|le)))',
  trouble:
    'llega\\w* (?:\\w+ ){0,3}tarde|(?:vamos|vengo|voy|llegamos) (?:(?:con|a llegar con) retraso|(?:un poco |muy )?tarde)|atascos?|trafico|autopista|autovia|pinchazo|pinchado una|hemos perdido(?! [a-z]+ [a-z])|accidente|averia\\w*',
  own: '(?:la|ya) ten(?:go|emos) (?:ya )?(?:hecha|reservada)|(?<!quiero )(?<!queremos )(?:tengo|tenemos|tenia|teniamos)(?: ya)?(?: hech[ao])?(?: una?| la| nuestra| otra)? (?:mesa|reserva(?:cion)?)|(?:mi|nuestra|vuestra|dicha) (?:mesa|reserva(?:cion)?)|(?:mesa|reserva) (?:mia|nuestra)|mesa (?:que|q) (?:ya )?ten(?:go|emos)|(?:mujer|marido|novi[oa]|amig[oa]|madre|padre|hij[oa]|herman[oa]) (?:ya )?(?:(?:ha |os )?reserv(?:o|ado)|tiene (?:hecha )?una (?:mesa|reserva))|(?:ya )?(?:he|hemos|habia|habiamos|hice|hicimos) (?:hecho )?(?:una |la )?reserva\\w*|reserv(?:e|amos) (?:ayer|el|la semana|hace|anoche|por|.{2,50}(?:cancel|anul|no (?:pod|pued|v[ao]))\\w*)|(?:ya|ayer|anoche|antes|el otro dia|esta manana) (?:os )?(?:reserve|reservamos|hice|hicimos)',
  confirmed:
    '(?:me|nos) (?:ha(?:beis|n|s)? )?confirm(?:asteis|aste|ado|o|aron)|(?:tengo|tenemos|recibi|recibimos|me llego|nos llego|me ha llegado|me habeis mandado) (?:(?:ya|la|una|vuestra) )*confirmacion',
  moves:
    '(?:adelantar|retrasar|aplazar|mover|posponer|anular|cancelar)(?:l[ao]| a las?)|l[ao] (?:puedo|podemos|podria|podriamos|quiero|queremos|quisiera) (?:pasar|cambiar|adelantar|retrasar|aplazar|mover|anular)|(?:pasar|mover|cambiar|adelantar|retrasar)(?:me|nos)? (?:la|nuestra) (?:reserva|mesa)',
  been: 'como siempre(?= *[,:.!])|(?:los|las|mesa) de siempre|ya (?:hemos|he) (?:estado|venido|comido|cenado|ido)|(?:ya )?(?:estuv|vin|com|cen)(?:imos|amos)(?: [a-z]+){0,3} (?:pasad[oa]|anterior)|ya (?:estuv|vin)(?:imos|e)|(?:ya )?(?:os )?conocemos|repetimos|no es (?:la|nuestra|mi) primera|clientes? habitual\\w*',
  sameDay: '(?:ese|aquel|el mismo|dicho)(?: mismo)? dia|(?:esa|la misma) (?:fecha|noche)|para entonces',
  dayAfter:
    '(?:el |al )?dia (?:siguiente|despues)|(?:un )?dia mas tarde|el (?:de despues|siguiente)(?! (?:mes|fin|lun|mar|mie|jue|vie|sab|dom))',
  dayBefore: '(?:el |un )?dia (?:antes|anterior)|la vispera',
  weekAfter: 'una semana (?:despues|mas tarde)|la semana siguiente',
  nextOne: 'el (?:siguiente|proximo|otro|de despues)',
  afterThat: '(?:de )?despues|siguiente|posterior',
  dayBehind: 'dia (?:despues|siguiente)',
  eve: 'dia (?:antes|anterior)|vispera',
  // Of Italian too: "sábado" may be read there as "sabato".
  notThen:
    'pasado|(?:ya )?(?:no|non|nn)(?= *[,.;!…]| *$| (?:que|porque|pq|che|perche|(?:me |nos |ce la )?(?:pu(?:edo|c|o)|pod\\w+|pot\\w+|va|viene|posso|possiamo|facci\\w+|riesc\\w+))(?![a-z]))',
  exactly: 'exactamente|just[oa]s?|casi|ya|ahora|solo|al final|como|unos|unas',
  inAll: 'en total|todos juntos|contando a todos',
  rather: 'bueno|digo|o sea|perdon',
  busy: 'curr[oa]\\w*|trabaj[oa]\\w*|lavor[oi]\\w*',
  chosen: 'mejor|entonces',
  seasons: 'primavera|verano|otono|invierno|ano',
  settled:
    '(?:gratis|cuesta|cobra\\w*|fianza|senal|deposito|adelanto|tarjeta) .{0,20}(?:reserv|mesa)|reserv\\w* .{0,16}(?:gratis|cuesta|cobra\\w*|fianza|senal|deposito|adelanto)',
  self: 'hablo|hablare|digo|dire|comento|comentare|pregunto|vere|veo|vemos|miro',
  consults:
    'consult\\w+ con la almohada|(?:habl\\w+|consult\\w+|coment\\w+|pregunt\\w+|decir\\w*|mir(?:o|ar\\w*)|veo)(?: (?:antes|primero|eso))* (?:con|a) (?:(?:mis?|nuestr[oa]s?) [a-z]+|l[oa]s? (?:demas|otr[oa]s|parienta|jef[ea]|amig[oa]s|chic[oa]s|colegas|familia|grupo))|lo (?:tengo que )?(?:pens\\w+|pienso)|(?:os|te|les?) (?:digo|aviso|confirmo|llamo|escribo)(?= *(?:$|[.,;!]|algo|luego|manana|mas tarde|cuando))',
  wait: '(?:espera|espere|esperad|aguarda)(?:te)?|(?:dame |espera )?(?:un|1) (?:moment(?:o|ito|in)|segundo|segundito|seg|sec|minut(?:o|ito)|min)',
  holder: 'a (?:mi )?nombre|mi nombre|me llamo',
  aboutOwn:
    'codigos?|localizador|enlace|links?|(?<!(?:escrib\\w*|mand\\w*) (?:un|el|os un) )(?:correos?|e-?mails?|mails?)|confirm\\w+|cancel\\w*|anul\\w*|pasal[ao]|pasarl[ao]|mover\\w*|cambi\\w*(?! (?:al?|el|un|una)? ?(?:(?:el|la|un|mi) )?(?:bebe|nin[oa]|panal|pequen|peque(?![a-z])))|modif\\w*|numero de (?:la )?reserva|segunda mesa|(?<!hola )otra vez|teniamos|anadir',
  unwanted: 'no (?:[a-z]+ )?(?:quier\\w*|quer\\w*|necesit\\w*|ofre\\w*)(?: [a-z]+){0,3}',
  allowed: '(?:los|las|se) [a-z]+ (?:son (?:bien|aceptad|admi|permi)|pueden)',
  yours: 'cual|hay|algun|teneis|vuestro|donde|escribir',
  cost: 'hasta cuando|cuanto (?:tiempo )?(?:me |nos )?(?:guard|manten)\\w*|cuanto antes|(?:con )?cuant[ao] (?:antelacion|tiempo|horas)(?: antes)?|penalizacion|cuesta|cost\\w*|cobr\\w+|pag(?:a|ar|o|amos)|gratis|antelacion|fianza|senal',
  tell: 'pasa(?:me|nos) (?:el|tu|vuestro|un) (?:tel|num)\\w*|dame|dadme|cuenta(?:me|dme)|contad?me|escribeme',
  opens: 'abr(?:is|e|en|ir)|abiert[oa]s?',
  takesSeat: 'ser|sea|podria|podriamos|podemos|mesa|estar|comer|cenar|sitio|posible|tener|sentar\\w*|place',
  may: '(?:y )?(?:se )?(?:puede|podemos|podria(?:mos)?|puedo)',
  inside:
    'cuanto (?:sale|nos|seria|cuesta|cobr\\w+|vale)|cuando[ ?!.]*$|cuanto tiempo|(?:que|q) (?:horas?|horarios?|precios?)|(?<=[,;.!] *)(?:cual|cuant[oa]s?|donde)|(?:abr(?:is|en)|estais abiertos|teneis abierto)[ ?!.]*$|(?:ruedas|carrito) se (?:puede|entra|pasa)|o no (?:hay|es|se|esta|teneis|tiene|lleva|puede)',
  crowd: "(?:somos|seremos|seriamos|vamos|venimos) una? (?:(?:[a-z'-]+ ){1,3}de?|monton,)",
  speak: 'hablar con|queja|reclam[a-z]*',
  mishap:
    '(?:camarer\\w+|servicio|personal) .{0,12}(?:fue|era|estuvo) (?:un |una |muy |super )?(?:borde|desagradable|maleducad\\w+|groser\\w+|fatal|lent\\w+)|me (?:he )?dej(?:e|ado) (?!(?:sin|en) )(?:[a-z]+ ){1,3}(?:en (?:la|el|una?|vuestr[oa]) (?:silla|mesa|terraza|bano|barra|banc|perch|local|restaurante)[a-z]*|ahi|alli)|cobra(?:steis|do|ron|ste) .{0,30}(?:dos veces|de mas|doble|mal(?![a-z]))|(?:dos veces|doble|de mas) .{0,12}cobr\\w+|(?:sent(?:o|aron|ado) (?:fatal|mal)|intoxic|vomit)[a-z]*|(?:cuenta|factura|ticket) (?:estaba|esta|venia) mal|(?:olvid\\w+|dejad\\w+|perdid\\w+) .{0,12}?(?:mis?|nuestr\\w+) (?!correo|mail|cod|numer|tele|cont|reserv|padre|madre|abuel|marido|mujer|hij|herman)[a-z]+|(?:olvid\\w+|queda[do]\\w*|dej(?:e|ad\\w+|amos)|perd(?:i|id\\w+)) (?:[a-z]+ ){0,2}(?:el|la|los|las|una?|unos|unas) [a-z]+ (?:[a-z]+ ){0,3}?(?:alli|ahi|en vuestr[oa]|en el restaurante|en la mesa|con vosotros)',
  tooLate: '(?:es )?(?:demasiado|muy|un poco) (?:tarde|pronto|temprano)',
  cannot: 'no (?:pued\\w+|pod\\w+|lleg\\w+|v[aeo]\\w*)',
  sendsElse: 'link|enlace|correo|whats ?app|despues|espera|no|me|nos|\\w+(?:me|nos)l[oa]',
  uncounted:
    'entre nosotr[oa]s {N}(?= )|{N}(?: [a-z]+)? distint[oa]s|{N} mesas|{N} menus?|{N}(?: [a-z]+)? (?:vien|lleg)[ae]n?(?: [a-z]+){0,2} tarde|fa(?:ll|lt)an {N}',
  sends: 'envi\\w*|mand(?:a|ad|e|en|emos|alo|ala|adla|adlo|elo|ela)|confirm\\w*|tramit\\w*',
  wonders:
    '(?:solo |antes |primero |yo )*(?:pregunt\\w*|(?:queria |quiero |me gustaria )?saber|dime|decidme|digame|diganme)(?: antes| solo| primero)* (?:que |q )?(?:si(?= [a-z])|cuando|cuanto|donde|como|cual|quien|hay)|digo (?:que|q) si(?= (?:se|pod|hay|ten|pued))|(?:he preguntado|preguntaba) (?:por|sobre|lo)|no (?:me |nos )?(?:has|habeis|ha|han) (?:dicho (?:si|cuanto|cuando|donde|como)(?= )|contestado|respondido)|si o no(?= *(?:$|[,.;?!]|y ))',
  away: 'aterriz\\w+|(?:sal[ego]\\w*|acab\\w+|termin\\w+) (?:\\w+ ){0,2}(?:trabaj\\w+|curr\\w+|oficina|cole\\w*|clase)|(?:(?:tenemos|hay) que |nos )?(?:salir(?:nos)?|sal(?:imos|gamos)|ir(?:nos|me)|nos vamos|marchar\\w*|acabar|terminar|est(?:ar|emos) fuera)(?: antes| como (?:muy|mucho) tarde| como mucho)?(?= *(?:$|[,.;!]))',
  forThe: '(?:para|pa|xa) (?:l[ao]s|nosotr[ao]s)',
  recall:
    '(?:he|hemos|habia|habiamos) (?:dicho|puesto|dejado|dado|escrito|pedido|elegido|apuntado|contado)|(?:te|os|le|les) (?:dije|dijimos|puse|deje|di|he dado|di)|(?:dije|dijimos|puse|pusimos|deje|dejamos|escribi|elegi|apunte)(?= |[ ?!.]*$)|(?:me|nos) (?:lo |la )?(?:tienes|teneis|has|habeis) (?:apuntad|anotad|puest|para)\\w*|(?:has|habeis|ha) (?:apuntad|anotad|puest|escrit)\\w+|(?:tienes|teneis) (?:ahi|anotad\\w*|apuntad\\w*|puest\\w*)|resumen|resum\\w+|recapitul\\w+|recuerda?me|a que nombre|(?:llevamos|tenemos) (?:hasta|de momento)|me acuerdo',
  put: '(?:has|habeis|tienes|teneis|esta|queda|ha quedado) (?:\\w+ ){0,2}?(?:puest[oa]s?|apuntad[oa]s?|anotad[oa]s?|cogid[oa]s?|guardad[oa]s?|reservad[oa]s?)|(?:pus|apunt|anot|cog)(?:iste|aste)|(?:habiamos|hemos) (?:dicho|quedado)|quedamos|dijimos',
  wholly: 'a secas|a solas|nada mas(?= *$)|nombre completo|(?:nombre )?y apellidos?',
  reply: 'saludos|hasta|muy|bien|todo|venga|buena|hacemos',
  named: 'es (?:mi|el) nombre|soy yo|me llamo',
  asks: '(?:que|q) si (?:os|me|nos|te|se|hay|tengo|tenemos|puedo|podemos|puede|teneis|hace|es|esta)|(?:que|q|k)(?: (?:de (?:eso|esto|ahi|alli|todo|la carta|los platos)))? (?:puede[ns]?|podemos|puedo|podria|deberia|hay|hacemos|hago|pasa|tienes|teneis|me recomiend\\w+)|donde (?:puede|podemos|se|esta)|(?<!no )(?:podra|podria|podran|cabra|entrara|puede|pueden) (?:entrar|pasar|subir|llegar|venir|quedarse|comer|estar)|(?:se )?puede (?:entrar|pasar|llegar)|se (?:entra|pasa|accede)|(?:cabe|entra|pasa)n? (?:el|la|una?|mi|nuestr[oa])',
  lacks:
    'no (?:(?:me|me lo|lo) se|quiero dar\\w*|recuerdo)|no (?:tengo|uso|dispongo)(?= *(?:$|[,.!?]|(?:de |el |ningun |mi )?(?:correo|e?-?mail|movil|tel|numero)))|(?:doy|digo|dare|paso|mando|envio|pongo) .{0,6}(?:luego|despues|mas tarde)|(?:hace|es) (?:falta|imprescindible|obligatori[oa]|necesari[oa])(?= *(?:$|[,.!?]|e?l |mi |tu |dar))|(?:hay|tengo) que dar|prefiero no',
  beforehand:
    'antes de (?:que )?(?:reserv\\w+|confirm\\w+|decidir\\w*|decir(?:te|os)? que si|hacer la reserva|nada)',
  gone: '(?:cancel|anul|retras|perdid)\\w*',
  lodging: 'hotel\\w*|airbnb|apart\\w*|habitacion\\w*|taxis?|entradas?|tickets?|billetes?',
  somebody: 'uno|un[oa]? (?:de nosotr[oa]s|persona|amig[oa]|invitad[oa])|alguien',
  tables: '(?:las|vuestras) mesas',
  shelter: 'estuf|climati|calef|cubiert|sombra|vient',
  whyWait: 'que|q|porque|pq|busco|mi|me',
  have: 'tengo|tenemos|teniamos|tenia',
  sumUp: 'resum|recap|recuerda',
}
