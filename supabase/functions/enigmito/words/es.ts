import type { Kind } from '../kinds.ts'
import type { Lexicon } from './shape.ts'

/** Spanish. Patterns: see forma.ts. */
export const es: Lexicon<Kind> = {
  words:
    'cerca lejos ven vamos escribe cuenta pon saca mira a al algo algun alguna alguno algunos ante aqui asi aun bien buenas buenos cada casi como con cosa cosas cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde dos el ella ellos en entre era eres es esa ese eso esta estas este esto estos estoy fue gracias ha hace hacer hacia hasta hay he hola la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro otros para pero poco por porque puede pueden puedo podeis podemos pues que quien quiero quisiera queria se sea ser si sin sobre sois solo somos son soy su sus tambien tan te teneis tener tengo ti tiene tienen todo todos tu tus un una unas uno unos usted ustedes va vais vale vosotros vuestra vuestro vuestros y ya yo hijo hija mujer marido favor tal ahi tio oye dime decir sabes saber quedo verlas verla verlo vernos madrid perdona perdonad refresca carlos pilar dolores serra nueve poder llevamos encargar estais cuarto necesita necesitamos amiga amigas amigo incluida fiestas primera pequeno pequena gente sitio lugar rato semana mesas casa algunas',
  chat: {
    q: 'que',
    k: 'que',
    ke: 'que',
    xq: 'porque',
    pq: 'porque',
    tb: 'tambien',
    tmb: 'tambien',
    pa: 'para',
    d: 'de',
    x: 'por',
    m: 'me',
    tlf: 'telefono',
    tfno: 'telefono',
    tel: 'telefono',
    wasap: 'whatsapp',
    guasap: 'whatsapp',
    wassap: 'whatsapp',
    insta: 'instagram',
    ubi: 'ubicacion',
    loc: 'ubicacion',
    ig: 'instagram',
    finde: 'fin de semana',
    kiero: 'quiero',
    qiero: 'quiero',
    aki: 'aqui',
    dnd: 'donde',
    salu2: 'saludos',
    vino: 'vino',
    tnéis: 'teneis',
    teneis: 'teneis',
    porfa: 'por favor',
    pf: 'por favor',
    xfa: 'por favor',
    grax: 'gracias',
    resto: 'restaurante',
  },
  concepts: {
    price:
      'a como | precio | precios | cuanto cuesta* | cuanto vale* | cuanto val* | cuanto es | cuanto son | cuanto sale* | a cuanto | que cuesta* | que vale* | cuesta | cuestan | costar | costaria | vale la | vale el | valen | que precio* | cuanto cobr* | cuanto',
    cheap:
      'mas barat* | mas economic* | menos car* | lo barat* | mas asequible* | menor precio | precio mas bajo',
    dear: 'mas costos* | mayor precio | precio mas alto | mas lujos* | mas caro | mas cara | mas caros | mas caras',
    range:
      'caro | caros | caras | precios | por persona | por cabeza | por barba | precio medio | precios medios | ticket medio | media de precio* | rango de precio* | cuanto .. gast* | cuanto sale comer | cuanto sale cenar | cuanto cuesta comer | cuanto cuesta cenar | cuanto .. comer ahi | cuanto .. pagar* | presupuesto | es caro | es muy caro | sois caros | caro o barato | como andais de precio* | cuanto nos sale* | cuanto nos va* | que precios | precios teneis | por cuanto sale | cuenta | cuanto cuesta .. cenar | cuanto cuesta .. comer | cuanto cuesta .. cena | cuanto sale .. cenar | cuanto sale .. comer | mas o menos cenar | mas o menos comer',
    budget:
      'no .. muy car* | no .. tan car* | no .. car* | barat* | baratit* | economic* | asequible* | bien de precio | buen precio | calidad precio | bolsillo | que no se vaya de precio',
    under: 'menos de | por debajo de | hasta | maximo | no mas de | como mucho',
    recommend:
      'que esta .. ric* | sorprend* | recomend* | recomien* | suger* | sugier* | aconsej* | que me ped* | que pido | que pedir | que pedirias | que esta .. bueno | que hay .. bueno | que teneis .. bueno | mas ric* | mas buen* | el mejor plato | mejores platos | plato estrella | platos estrella | especialidad* | tipic* | favorit* | imprescindible* | que prob* | lo mejor | que no me pierda | que no perderse | mas pedid* | que tomo | que elijo | que me pongo | que nos pon* | que hay rico | algo rico | estrella de la casa | que me pid* | que nos pedimos | no nos podemos perder | no me puedo perder | no nos perdamos | me apetece | nos apetece | algo ligero | algo ligerito | primera vez | que cenamos | que comemos | que ceno | que como hoy | que pedimos | sugerencias | que esta mas | que .. pedimos | que .. pedimos | que .. tomamos | que .. cogemos',
    ingredients:
      'que llev* | que tiene | que tiene* dentro | ingrediente* | de que es | de que son | de que esta* | que hay en | que contiene* | como esta hech* | como es | como son | como se hace* | como hac* | como prepar* | como va hech* | que es | que son | en que consiste* | composicion | con que se hace | con que va | explicame | describe* | con que esta* hech* | de que esta* hech* | que le echais | que lleva dentro | que lleva por dentro | como lo hac* | como la hac* | como los hac* | como las hac*',
    have: 'teneis | tienen | tenes | tendriais | hay | servis | sirven | ofrec* | haceis | poneis | preparais | os queda* | vendeis | disponeis | contais con | existe',
    what: 'que | cual | cuales',
    eat: 'puedo comer | podemos comer | puede comer | pueden comer | podria comer | que como | puedo tomar | puede tomar | puedo pedir* | puede pedir* | que le pido | apto | apta | aptos | aptas | opcion | opciones | que puedo | que podemos | que puede | que podria | platos | alternativ* | adaptad*',
    contains:
      'viene con | vienen con | va con | van con | lleva | llevan | llevara | contien* | conteng* | tiene | tendra | incluye* | trae | esta hech* con | hech* con',
    in: 'en el | en la | en los | en las | en vuestro | en vuestra',
    inside: 'hay .. en | hay .. dentro',
    within: 'en .. hay | en .. lleva*',
    without:
      'sin | libre de | libres de | exent* | no llev* | no teng* | no conteng* | que no sea de | nada de | no tienen | no tiene | no tengan | no llevan | no lleve* | no contien* | no contengan | que no llev* | ni una pizca',
    copula: 'es | son | seria | esta libre | estan libres',
    pairing:
      'marid* | pega | pegan | va bien | van bien | iria bien | va con | acompan* | combin* | le va | queda bien | casa bien',
    spicy: 'pican* | pica | picosit*',
    allergy: 'alergi* | alerjic* | intoleran* | celiac* | celiaqu* | celiak* | me sienta* mal',
    cannot:
      'no puede con | no puedo con | no pueden con | no toma | no toman | no tomo | no tomamos | no debo | no debe comer | no puedo tomar | no puede tomar | no podemos tomar | no pueden tomar | no puedo comer | no puede comer | no podemos comer | no pueden comer | no puedo probar | no puede probar | no tolero | no tolera* | no como | no come | no comen | no comemos | me sienta* mal | le sienta* mal | me cae* mal | me da reaccion | reacciono | tengo prohibid* | tiene prohibid* | ni probar | nada de | evit* | prohibid*',
    severe:
      'anafila* | shock | grave | graves | gravisim* | sever* | muy alergic* | super alergic* | epipen | adrenalina | embaraza* | hospital | urgencias | riesgo* | peligro* | mortal',
    trace: 'traza | trazas | contaminacion | cruzada | cruzado | contaminad*',
    guarantee:
      'garanti* | asegur* | seguro que | seguros de que | es seguro | segur* al | cien por cien | promet* | podeis confirmar | totalmente segur*',
    allergens: 'alergeno | alergenos | alergenic* | tabla de alergen* | informacion de alergen*',
    vegan:
      'vegan* | vegana | basado en plantas | base de plantas | origen animal | producto animal | plant based',
    vegetarian:
      'vegetarian* | veggie* | vegeta | sin carne | no como carne | no comemos carne | no come carne | ni carne ni pescado | carne ni pescado | ni pescado ni carne',
    open: 'desayun* | merienda* | brunch | abre | abren | abris | abrir | abrireis | abrid | apertura | horario* | abierto* | abierta* | cerrar | cerrais | cierra* | cierre* | cerrado* | que horas | a que hora* | hasta que hora* | desde que hora* | que dias | que dia .. cerr* | horas | a partir de que hora | de que hora | que hora',
    now: 'ahora | ahora mismo | en este momento | a estas horas | ahorita',
    today: 'hoy | esta noche | esta tarde | este mediodia',
    tomorrow: 'manana',
    dayAfter: 'pasado manana',
    weekend: 'fin de semana | fines de semana',
    lunch: 'mediodia | comida | comidas | almuerzo* | almorzar | a comer | al mediodia',
    dinner: 'cena | cenas | cenar | cenamos | noche | noches | cenita',
    come: 'podemos ir | puedo ir | se puede ir | ir | pasar* | venir | acercarnos | llegar a las',
    where: 'donde | adonde',
    address:
      'donde est* | direccion* | donde os encontr* | como lleg* | como se llega | como se va | ubicac* | ubicad* | donde quedais | donde qued* | donde para | donde cae | localizac* | como voy | en que calle | situad* | como ir | donde sois | pueblo sois | llegar ahi | que calle | donde caeis | por donde caeis | por donde estais | por donde quedais',
    maps: 'mapa | maps | google maps | gps | coordenadas | posicion | ubicacion',
    phone: 'telefono* | telefonico | movil | numero | llamar* | os llamo | llamaros | contacto telefonico',
    email:
      'correo* | email* | mail | mails | e mail | escribiros | escribirles | direccion de correo | correo electronico',
    whatsapp: 'whatsapp | whats app | whatsap | wats*',
    instagram: 'instagram | redes sociales | redes | facebook | tiktok | fotos en redes',
    tripadvisor: 'tripadvisor | trip advisor | opiniones | resenas | valoraciones',
    human:
      'persona real | persona de verdad | un humano | humano | hablar con alguien | hablar con una persona | hablar con el encargad* | hablar con | encargad* | gerente | responsable | contactar* | contacto | poner* en contacto | queja* | reclamacion* | reclamar | atencion al cliente',
    profile:
      'mi perfil | perfil | mi cuenta | mi usuario | iniciar sesion | registrarme | registro | mi contrasena | mis reservas | mis datos',
    photos: 'foto | fotos | fotografia* | imagenes | galeria | ver el local | experiencias de otros | muro',
    terms: 'terminos | condiciones | aviso legal | condiciones de uso | condiciones generales',
    privacy:
      'privacidad | proteccion de datos | datos personales | politica de datos | rgpd | cookies | por que .. mi correo | por que .. mi email | por que .. mi telefono | para que .. mi correo | para que .. mi telefono | para que .. mis datos | mis datos',
    bill: 'va a costar | nos cuesta | nos costaria | nos va a salir | va a salir | nos sale | saldria | la cuenta | en total | total | costaria cenar | costaria comer | gastar* | gastamos | presupuesto | cuanto se paga | que se paga | por persona | por cabeza',
    max: 'cuantas personas | cuantos comensales | maximo de personas | maximo | maxima | como maximo | personas maximo | cuantos podemos ser | cuanta gente | limite de personas | tope',
    reserve:
      'reserv* | mesa para | una mesa | coger mesa | apuntame | apuntanos | guardar mesa | guardadme | guardarme | mesa el | mesa esta | mesa a las | quiero mesa | necesito mesa',
    table: 'mesa | mesas',
    available:
      'hay mesa* | hay sitio | hueco | huecos | mesa* libre* | disponib* | queda* mesa* | queda* sitio | teneis mesa* | os queda* mesa* | completo | llenos | libre | sitio libre | hay algo libre | algo libre | cabemos | queda sitio | teneis sitio | tendriais sitio | tienen sitio | sitio para',
    modify:
      'cambi* .. reserv* | modific* | anul* | cancel* | retras* .. reserv* | mov* .. reserv* | adelant* .. reserv* | aplaz* | mi reserva | tengo .. reserva | hice .. reserva | tenia .. reserva | tenemos .. reserva | ya reserv* | nuestra reserva | la reserva que | cambi* .. hora | cambiar la fecha | confirm* .. reserva | tengo mesa | tenemos mesa',
    people:
      'personas | comensales | pax | adultos | somos | seremos | seriamos | grupo | gente | amigos | invitados',
    menu: 'carta | cartas | menu | menus | la carta entera | que se come',
    food: 'comida | platos | plato | comer | comeis | de comer | cocina | cocinais | picar | picotear | tapear',
    wine: 'botella | botellas | vino | vinos | vinito* | vinillo | cava | bodega | carta de vinos | sumiller | botella de vino | tintorro',
    glass: 'copa | copas | por copas | a copas | copita | por copa',
    organic: 'ecologic* | bio | biologic* | natural* | sin sulfitos anadidos | biodinamic*',
    grapes: 'que uva* | de que uva* | uva | uvas | variedad* | cepa | cepas | monovarietal* | coupage',
    vintage: 'anada | anadas | cosecha | de que ano | que ano | de que anada',
    winery: 'bodega | bodegas | que bodega | productor | quien lo hace | vinatero | viticultor*',
    dishFor:
      'que plato* .. vino | plato .. este vino | que com* .. vino | para este vino | a este vino | con este vino | con que plato* | con que va | con que lo | con que se com* | con que com*',
    portion:
      'racion | raciones | media racion | medias raciones | tamano | para compartir | cuanta cantidad | es grande | son grandes | por persona o | cuantos trae*',
    drink:
      'beber | bebida* | bebe | bebemos | tomar algo | refrescante* | de beber | que bebo | que bebemos | que tomamos con | que tomo con',
    local:
      'de la zona | local | locales | de aqui | de la region | comarca | proximidad | autocton* | de la provincia | de vuestra zona | de kilometro | por aqui | de por aqui | de la tierra | de cerca | de esta zona | valencian* | alicantin*',
    greet:
      'hola | holi | buenas | buenos dias | buenas tardes | buenas noches | buen dia | que tal | hey | ey | saludos | como estas | como va',
    thanks:
      'gracias | muchas gracias | mil gracias | te lo agradezco | perfecto | genial | estupendo | de lujo | muy amable | ok gracias',
    bye: 'adios | hasta luego | chao | chau | hasta pronto | nos vemos | hasta manana | hasta otra | ta luego | me voy',
    identity:
      'eres un robot | eres un bot | bot | robot | eres una maquina | maquina | inteligencia artificial | ia | quien eres | que eres | eres humano | eres una persona | eres real | eres de verdad | como te llamas | tu nombre | chatgpt | gpt | con quien hablo | hablo con',
    capabilities:
      'que puedes hacer | que sabes hacer | que haces | ayuda | ayudame | para que sirves | como funcionas | en que me puedes ayudar | en que puedes ayudar* | que me puedes decir | que puedo preguntar* | puedes ayudarme | que cosas sabes',
    oos: 'campeonato | mundial | tiempo hace | tiempo hara | el tiempo | lluev* | llover* | futbol | partido | partidos | liga | deberes | mates | matematica* | poema | poesia | chiste | chistes | politic* | presidente | bitcoin | cripto* | bolsa | python | javascript | programar | traduce* | traducir | capital de | pelicula* | netflix | hotel | hoteles | vuelo | vuelos | horoscopo | loteria | noticias | elecciones | guerra | cancion | ensayo | redaccion | examen | raiz cuadrada | ecuacion* | cuantos habitantes | quien gano | casate | amor | novio | novia | sentido de la vida | abogad* | hipoteca | que tiempo | pronostico | quedo el | resultado del | quien gana | receta de mi | signo del zodiaco | cuenta un | dios | coches | movil nuevo | ordenador',
    medical:
      'pastilla* | medicamento* | medicina* | medicacion | ibuprofeno | doctor | medico | dolor | antihistaminic* | antibiotic* | urbason | diabet* | tension alta | sintoma* | reaccion alergica que | que tomo para | resaca',
    inject:
      'prompt | instrucciones | ignora* | api | apikey | clave api | claves | olvida* .. todo | olvida* .. instruc* | olvida lo | modo desarrollador | modo administrador | actua como | finge* | haz como si | jailbreak | base de datos | otros clientes | otro cliente | datos de .. client* | quien ha reservado | quienes han reservado | reservas de otr* | reservas de hoy | lista de reservas | quien viene | token | contrasena de admin* | password | a partir de ahora | sin restricciones | sistema interno | codigo fuente | sql | drop table | select from | han reservado | ha reservado | los que .. reservado | quien .. reserv* | telefono de los | telefonos de los | datos de los | tiene reserva | tus reglas | tu configuracion | tus ordenes | modo debug | reservas a nombre de',
    freebie:
      'gratis | gratuit* | invita la casa | mitad de precio | codigo de descuento | sin pagar | regalais | regalan | me regal* | nos regal*',
    claim:
      'confirmalo | confirmame | confirmarme | me ha dicho | me han dicho | me dijo | me dijeron | dueno | duena | propietari* | jefe | di que | dime que si | promete*',
    about:
      'viene el nombre | viene vuestro nombre | por que .. llama* | por que el nombre | significa el nombre | que significa | nombre del restaurante | filosofia | historia | concepto | vuestra cocina | que tipo de restaurante | tipo de cocina | tipo de comida | quienes sois | sobre vosotros | estilo de cocina | cocina con alma | que cocina | hablame del restaurante | cuentame .. restaurante | como es el restaurante | que ofreceis',
    chef: 'chef | cocinero | cocinera | cocineros | quien cocina | jefe de cocina | jefa de cocina',
  },
  topics: {
    parking:
      'aparcar | aparcamiento* | parking | aparco | garaje | zona azul | plaza de garaje | dejar el coche | dejo el coche | donde dejo el coche | dejar la moto | vamos en coche | el coche | mi coche | dejarlo cerca | plazas libres | venimos en coche',
    dogs: 'perro | perros | perrito* | perra | mascota* | gato | animales | peludo* | labrador | caniche | cocker | chihuahua | bulldog | galgo | podenco | beagle | terrier | yorkshire | golden | pastor aleman | teckel | maltes | husky | bichon | cachorro* | animal de compania | loro | mascotita | perrit*',
    children:
      'trona | tronas | carrito | cochecito | parque infantil | zona infantil | zona de juegos | ir con ninos | con ninos | con bebe* | un bebe | el bebe | mi bebe | con bebe | al bebe | nuestro bebe | del bebe | para bebe | y bebe | tenemos bebe | bebe de | bebe en | bebes | cambiador | ninos pequenos | con crios | admitis ninos',
    accessibility:
      'silla de ruedas | accesib* | movilidad reducida | minusvalid* | discapacit* | rampa | escalera* | ascensor | bano adaptado | muletas | esta adaptado | aseo adaptado | adaptado | adaptada | andador | escalones | escalon',
    terrace: 'terraza | terrazas | al aire libre | mesas fuera | comer fuera | exterior | patio | jardin',
    payment:
      'tarjeta | tarjetas | aceptais | admitis | bizum | efectivo | pagar con | formas de pago | metodo* de pago | se puede pagar | apple pay | google pay | visa | amex | american express | ticket restaurant | cheque* restaurante | cheque gourmet | pagar a medias | dividir la cuenta | cuentas separadas | paypal | dolares | factura | pago con | con el movil | pagar con el movil | pago en | a medias | cada uno lo suyo | en metalico',
    wifi: 'wifi | wi fi | wiffi | internet | contrasena del wifi | clave del wifi',
    takeaway:
      'para llevar | llevarme la comida | take away | takeaway | recoger | recogida | por encargo | llevarmelo | recog* | encargar | encargo | me lo llevo | nos lo llevamos | llevarme .. casa | llevarnos .. casa | llevar a casa | llevarnoslo | para comer en casa | tuper | taper',
    delivery:
      'a domicilio | domicilio | reparto | repartis | glovo | uber eats | just eat | envio | enviais | delivery | traer a casa | llevais a casa | comida a casa | llevais .. a casa | traeis .. a casa | a mi casa | traeis la comida | llevais la comida | traeis .. apartamento | apartamento | al hotel | hasta casa',
    dress_code:
      'dress code | codigo de vestimenta | vestimenta | como ir vestid* | como hay que ir vestid* | chanclas | banador | pantalon corto | bermudas | ropa | arreglad* | elegante* | ir de etiqueta | en chandal | zapatillas | traje | corbata',
    set_menu:
      'menu del dia | menu de dia | menu diario | menu cerrado | menu ejecutivo | menu de mediodia | menu entre semana | menus cerrados | menu de diario',
    tasting_menu: 'menu degustacion | degustacion | menu largo | menu sorpresa',
    gift_card:
      'tarjeta regalo | tarjetas regalo | cheque regalo | bono regalo | vale regalo | regalar una cena | regalar una comida | bonos regalo | cheques regalo | vales regalo | tarjetas de regalo | tarjeta de regalo | bono de regalo | regalar una experiencia | regalo para | regal* .. cena | regal* .. comida | bono | bonos | regal* a mi | regalo',
    walk_in:
      'sin reserva | sin reservar | hace falta reservar | hay que reservar | necesito reservar | es necesario reservar | obligatorio reservar | sin cita | sin haber reservado | presentarnos | presentarme | aparecer | plantarnos | a la aventura | ir directamente | pasarnos sin',
    events:
      'boda | bodas | comunion* | bautizo* | evento | eventos | celebracion* | celebrar | despedida | cena de empresa | comida de empresa | cena de navidad | cumpleanos | aniversario | fiesta',
    groups:
      'grupos | grupo grande | menu de grupo* | grupo de | autobus de | grupo numeroso | somos un grupo | un grupo',
    corkage:
      'descorche | traer .. vino | llevar .. vino | nuestro vino | mi vino | vino propio | propia botella | mi botella | traer .. botella | llevar .. botella | descorchar | botella nuestra | llevar vino | traer vino',
    smoking:
      'fumar | fumador* | cigarr* | vapear | shisha | cachimba | tabaco | piti | pitillo | cigarro | cigarros | vaper | fumadores',
    music: 'musica | concierto | conciertos | en directo | dj | flamenco | karaoke | television | tele',
    halal: 'halal | musulman*',
    kosher: 'kosher | judi*',
    transport:
      'autobus | bus | tren | metro | tranvia | taxi | taxis | transporte publico | estacion | parada | aeropuerto',
    private_room:
      'reservado privado | sala privada | salon privado | espacio privado | sala aparte | privado | comedor privado | algun reservado | un reservado | zona privada | salon para nosotros | espacio para nosotros | solo para nosotros | sala para nosotros | sala para | salon para | comedor aparte | sitio mas intimo | espacio para | cerrar un espacio | cerrar una sala',
    cake: 'llevar .. tarta | traer .. tarta | tarta de cumple* | nuestra tarta | una tarta propia | velas | pastel de cumple* | tarta propia',
    tips: 'propina | propinas | servicio incluido | servicio esta incluido | el servicio .. incluido',
    holidays:
      'festivo | festivos | puente | vacaciones | agosto | semana santa | navidades | cerrais por | dias especiales | fallas | san juan | todos los santos | dias de fiesta | dia de fiesta | dia de la constitucion | inmaculada | primero de mayo | dia del trabajo | dia de la hispanidad | viernes santo | jueves santo',
    heating:
      'calefaccion | estufa* | hace frio | aire acondicionado | climatizad* | calor | frio | fresquito fuera | pasar frio | abrigo',
    late: 'llego tarde | llegar tarde | llegamos tarde | retraso | me retraso | nos retrasamos | minutos tarde | cuanto esperais | lleg* .. tarde | min tarde | tarde a la reserva | guardais la mesa | me guardais',
    promo:
      'descuento | descuentos | promocion* | oferta | ofertas | cupon | happy hour | 2x1 | codigo promocional | carnet joven | jubilados | descuent*',
    languages:
      'hablais | hablan .. idioma* | que idiomas | idiomas | ingles | aleman | frances | italiano | carta en ingles | se habla',
    jobs: 'trabajo | trabajar | empleo | curriculum | cv | vacante* | contratais | camarer* | buscais gente | buscais personal | personal | vacantes | practicas',
    sea_view:
      'vistas | vista al mar | se ve el mar | frente al mar | primera linea | olas | ver el mar | ver las olas | junto a la ventana | con vistas | mesas con vistas | las olas',
    beach:
      'playa | la playa | arena | chiringuito | cerca del mar | banarnos | banarse | banarme | darse un bano | darnos un bano',
    suppliers:
      'donde comprais | comprais | de que lonja | proveedor* | de donde viene | de donde es el | de donde son | de donde sac* | origen | km 0 | kilometro cero | ecologic* | de temporada | es fresco | es .. fresco | son frescos | congelad* | de granja | salvaje | de donde tra* | de donde vienen | de donde proced* | quien os suministra | quien os vende',
    cancellation:
      'cobrais si cancel* | cuesta cancelar | coste .. cancel* | politica de cancelacion* | penalizacion | si no vamos | si no me presento | no show | cuanta antelacion | hasta cuando puedo cancel* | cancelar gratis | plazo .. cancel* | cobrais .. si no | cobrais algo | si no puedo ir | si al final no | si no podemos ir | si me surge algo | hay que pagar si',
    bike: 'bici | bicis | bicicleta* | aparcabici* | patinete*',
    directions:
      'como lleg* | como se llega | como encontr* | que entrada | puerta azul | referencia* para llegar | como llegar',
    attention:
      'cogeis el telefono | atendeis el telefono | a que hora .. llamar | cuando .. llamar* | horario de atencion | horario .. telefono | cuando contest* | tardais en contest*',
    other:
      'objeto* perdid* | me deje | me olvide | olvidad* | cargador | cargar el coche | aseo | aseos | bano | banos | lavabo | taquilla | guardarropa | fotos | video | prensa | newsletter | aforo | numero de mesas | cuantas mesas | caben | capacidad',
  },
  allergens: {
    gluten: 'gluten | glutem | celiac* | celiaqu* | celiak* | trigo | cebada | centeno',
    crustaceos: 'crustace* | gamba | gambas | langostino* | camaron*',
    huevos: 'huevo | huevos',
    pescado: 'pescado | pescados | peces',
    cacahuetes: 'cacahuete | cacahuetes | cacahuet* | mani | cacaos',
    soja: 'soja | soya',
    leche: 'leche | lacteo* | lactosa | lactos* | queso | mantequilla | nata | caseina',
    frutos_cascara:
      'frutos de cascara | almendra* | avellana* | pistacho* | anacardo* | nuez | nueces | pinon | pinones',
    apio: 'apio',
    mostaza: 'mostaza',
    sesamo: 'sesamo | ajonjoli | tahini',
    sulfitos: 'sulfito*',
    altramuces: 'altramuz | altramuces | tramus*',
    moluscos: 'molusco* | mejillon* | almeja* | calamar* | pulpo | sepia',
  },
  allergenGroups: {
    shellfish: 'marisco | mariscos',
    nuts: 'frutos secos | fruto seco',
  },
  styles: {
    tinto: 'vino tinto = tinto | tintos | vino tinto | vinos tintos | tintit*',
    blanco: 'vino blanco = blanco | blancos | vino blanco | vinos blancos | blanquito | blanquit*',
    rosado: 'vino rosado = rosado | rosados | vino rosado | vinos rosados | rosadit*',
    espumoso:
      'espumoso = espumoso* | burbujas | champan | champagne | champany | cava | cavas | prosecco | vino con gas',
    dulce:
      'vino dulce = vinito dulce | vinillo dulce | vino dulcecito | vino dulce | vinos dulces | vino de postre | vinos de postre | moscatel | mistela | pedro ximenez dulce',
    generoso:
      'vino generoso = generoso | generosos | jerez | manzanilla | fino | amontillado | oloroso | palo cortado | fondillon | vino rancio',
    naranja: 'vino naranja = vino naranja | vinos naranjas | orange wine | brisado',
  },
  kinds: {
    rice: 'arroz = arroz | arroces | arros | arrocito | arroceria | risotto*',
    paella: 'paella = paella*',
    fideua: 'fideuà = fideua* | fideos',
    fish: 'pescado = pescado | pescados | pescadito | pescaito',
    seafood: 'marisco = marisco | mariscos | mariscada | del mar',
    octopus: 'pulpo = pulpo | pulpos | pulpito*',
    prawns: 'gambas = gamba | gambas | langostino* | gambon* | carabinero* | camarones',
    lobster: 'bogavante = bogavante* | langosta | langostas',
    oysters: 'ostras = ostra | ostras',
    clams: 'almejas = almeja | almejas | berberecho*',
    mussels: 'mejillones = mejillon | mejillones | clochinas',
    squid: 'calamares = calamar | calamares | chipiron | chipirones | sepia | rabas',
    tuna: 'atún = atun | ventresca',
    cod: 'bacalao = bacalao*',
    hake: 'merluza = merluza | pescadilla',
    seabass: 'lubina = lubina*',
    bream: 'dorada = dorada | doradas',
    turbot: 'rodaballo = rodaballo*',
    monkfish: 'rape = rape',
    salmon: 'salmón = salmon',
    sardines: 'sardinas = sardina | sardinas',
    anchovies: 'anchoas = anchoa | anchoas | boqueron | boquerones',
    meat: 'carne = carne | carnes | carnaza',
    beef: 'ternera = ternera | vaca | buey | vacuno',
    steak: 'entrecot = entrecot* | solomillo* | chuleton* | chuleta* | filete* | bistec',
    lamb: 'cordero = cordero | cordero asado | cabrito',
    pork: 'cerdo = cerdo | secreto | cochinillo | lomo | costillas',
    ham: 'jamón = jamon | jamones | jamoncito',
    chicken: 'pollo = pollo | pollos',
    duck: 'pato = pato | magret',
    partridge: 'perdiz = perdiz | perdices | caza',
    rabbit: 'conejo = conejo',
    salad: 'ensalada = ensalada | ensaladas | ensaladita',
    burrata: 'burrata = burrata*',
    croquettes: 'croquetas = croqueta | croquetas | cocreta*',
    fritters: 'buñuelos = bunuelo*',
    potatoes: 'patatas = patata | patatas | bravas | papas',
    soup: 'sopa = sopa | sopas | cremas | crema de verduras',
    stew: 'guiso = guiso | guisos | estofado | cuchara | potaje',
    cheesecake: 'tarta de queso = tarta de queso | tartas de queso | cheesecake | cheese cake',
    icecream: 'helado = helado | helados | sorbete | sorbetes',
    flan: 'flan = flan | flanes',
    chocolate: 'chocolate = chocolate | chocolates',
    cheese: 'queso = queso | quesos | tabla de quesos',
    vegetables: 'verdura = verdura | verduras | verduritas | de la huerta | hortalizas',
    aubergine: 'berenjena = berenjena | berenjenas',
    artichoke: 'alcachofas = alcachofa | alcachofas',
    mushrooms: 'setas = seta | setas | champinon* | hongos',
    tomato: 'tomate = tomate | tomates',
    pumpkin: 'calabaza = calabaza',
    chickpeas: 'garbanzos = garbanzo | garbanzos',
    pasta: 'pasta = pasta | pastas',
    bread: 'pan = pan | pan de masa madre | panecillo*',
    hummus: 'hummus = hummus | humus',
    tartare: 'tartar = tartar | tartare | steak tartar',
    omelette: 'tortilla = tortilla | tortillas',
    starters:
      'entrantes = entrante | entrantes | aperitivo | aperitivos | para picar | picoteo | tapas | tapa | para compartir | de primero | primeros | para empezar | para abrir',
    mains:
      'platos principales = platos principales | plato principal | segundos | de segundo | segundo plato | plato fuerte | principales',
    kids: 'platos infantiles = menu infantil | menus infantiles | plato infantil | platos infantiles | menu de ninos | menu para ninos | menu nino* | platos para ninos | algo para ninos | para los ninos | para el nino | para la nina | para los peques | para los pequenos | comida para ninos | comen los ninos',
    dessert: 'postre = postre | postres | dulce | dulces | algo dulce | goloso',
    sushi: 'sushi = sushi | sashimi | makis',
    ramen: 'ramen = ramen',
    kebab: 'kebab = kebab* | durum | shawarma',
    pizza: 'pizza = pizza | pizzas',
    burger: 'hamburguesas = hamburguesa* | burger* | cheeseburger* | hamburgesa*',
    taco: 'tacos = taco | tacos | burrito* | fajita* | nachos | guacamole',
    schnitzel: 'escalope vienés = schnitzel | escalope* | milanesa | cachopo',
    fondue: 'fondue = fondue | raclette',
    curry: 'curry = curry | tikka',
    noodles: 'fideos orientales = noodles | wok | pad thai | tallarines chinos',
    sausage: 'salchichas = salchicha* | chorizo | morcilla | longaniza | perrito caliente',
    snails: 'caracoles = caracol | caracoles',
    sandwich: 'bocadillos = bocadillo* | bocata* | sandwich* | montadito*',
    fries: 'patatas fritas = patatas fritas | papas fritas',
    pancakes: 'crepes = crep | crepe | crepes | tortitas | gofre*',
    tiramisu: 'tiramisú = tiramisu',
    eggs: 'huevos = huevos rotos | huevos fritos | huevo frito',
    foie: 'foie = foie*',
    ceviche: 'ceviche = ceviche* | cebiche',
    gazpacho: 'gazpacho = gazpacho*',
    salmorejo: 'salmorejo = salmorejo*',
    spaghetti: 'espaguetis = espagueti* | spaghetti*',
    ravioli: 'raviolis = raviol*',
    cannelloni: 'canelones = canelon*',
    lasagne: 'lasaña = lasana* | lasagna',
    macaroni: 'macarrones = macarron*',
    mozzarella: 'mozzarella = mozzarella* | mozarela',
    brownie: 'brownie = brownie* | coulant*',
    scallops: 'vieiras = vieira* | zamburina*',
    crab: 'cangrejo = cangrejo* | centollo*',
    turkey: 'pavo = pavo',
    trout: 'trucha = trucha*',
    sole: 'lenguado = lenguado*',
    mullet: 'salmonetes = salmonete*',
    swordfish: 'pez espada = pez espada | emperador',
    eel: 'anguila = anguila* | angulas | all i pebre',
    meatballs: 'albóndigas = albondig*',
    lentils: 'lentejas = lenteja*',
    avocado: 'aguacate = aguacate*',
    truffle: 'trufa = trufa | trufas',
    caviar: 'caviar = caviar',
    asparagus: 'espárragos = esparrag*',
    spinach: 'espinacas = espinaca*',
    cauliflower: 'coliflor = coliflor*',
    fruit: 'fruta = fruta | frutas | macedonia',
    sangria: 'sangría = sangria*',
    beer: 'cerveza = cerveza | cervezas | birra | birras | cana | canas | cervecita* | jarra',
    cocktail: 'cóctel = coctel | cocteles | cocktail* | combinado | combinados',
    mojito: 'mojito = mojito* | margarita | caipirinha | spritz | aperol',
    gin: 'gin-tonic = gin tonic* | gintonic* | ginebra',
    soft: 'refresco = refresco | refrescos | cocacola | coca cola | coca | fanta | limonada | tonica | pepsi',
    juice: 'zumo = zumo | zumos | jugo*',
    coffee:
      'café = cafe | cafes | cortado | cafelito | capuchino | cappuccino | descafeinado | carajillo | expreso',
    tea: 'té = te verde | te negro | infusion | infusiones | manzanilla infusion | poleo | tes | un te | te',
    vermouth: 'vermut = vermut | vermuts | vermouth | vermu',
    water: 'agua = agua | aguas | agua del grifo | agua con gas',
    alcohol_free:
      'bebidas sin alcohol = sin alcohol | cero alcohol | no beb* alcohol | no alcoholic* | 0 0 | tengo que conducir | conduzco | conducir | mocktail*',
    spirits:
      'licores = whisky | whiskey | ron | vodka | orujo | licor | licores | chupito* | brandy | cubata* | tequila',
  },
  weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado | sabados', 'domingo | domingos'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre | setiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  feasts: {
    '12-24': 'nochebuena | noche buena',
    '12-25': 'navidad | dia de navidad',
    '12-31': 'nochevieja | noche vieja | fin de ano',
    '01-01': 'ano nuevo',
    '01-06': 'reyes | dia de reyes',
  },
  numbers: { veinticinco: 25, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, cien: 100 },
}
