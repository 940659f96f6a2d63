import type { Locale } from '../../../../../lib/i18n/locales.ts'

type Idiom = readonly [words: string, means: string]

/**
 * Turns of speech that name a thing, an animal, a day or a number and mean none of it: patterns over folded text, and what is
 * meant by them, which is mostly nothing that could be answered. Whatever may also be meant by its words has the words around
 * it that make it an idiom ("la vache, c'est grand", never "la vache").
 */
export const IDIOMS: Record<Locale, readonly Idiom[]> = {
  es: [
    // What may be spent is as before: no price is asked.
    [
      '(?:por |de |a |mas o menos |parecid\\w* )(?:un |el |del |al |por el |de )*(?:mismo precio|precio (?:parecido|similar))',
      '',
    ],
    // The price is asked again.
    [
      '(?<=^[¿ ]*(?:y )?cuanto )(?:me )?(?:has|habias|habeis) dicho (?:que|q) (?:es|era|son|eran|cuesta|vale|costaba|valia)',
      'cuesta',
    ],
    // Money, and boys: neither pasta nor children.
    ['(?:just\\w*|cort\\w*|mal|fatal|ties\\w*) de pasta', 'con poco dinero'],
    ['(?<=^(?:hola|ei|bon dia|bona vesprada|bones|buenas|ey|illo|ie) )nan[oa]s?', ''],
    // No comparison is asked for.
    ['compart\\w+ (?:la )?freidora', 'misma freidora'],
    [
      '(?<=^[¡¿ ]*)(?:espera|espere|esperad|un momento|un segundo),?(?= (?:y|q|que|pero|el|la|los|las|se|hay|lleva)(?![a-z]))',
      '',
    ],
    ['(?:estamos|estoy|andamos|ando|vamos|voy) (?:muy |mas |un poco |algo )?pelad[oa]s?', ''],
    ['o (?:solo|es todo|todo|todos son|son todos) (?:\\w+ )?(?:espanol\\w*|de aqui)', ''],
    ['(?:perdi|perdimos|robado|robaron)(?: \\w+){0,2} (?:el )?corazon(?: (?:con|por|a))?', ''],
    ['(?:que|q) (?:aqui |alli |ahi )?es (?:dia )?(?:fiesta|festivo)', ''],
    ['gin ?(?:con|y|and) ?tonica?s?', 'gin tonic'],
    // "Of course": no beer with lemon.
    ['claro(?= (?:si|que|q|es|hombre|claro)(?![a-z]))', ''],
    ['(?:el )?secreto (?:de|del|de la|esta)(?! (?:iberic|cerdo))', 'el truco de'],
    // As in Catalan and Valencian.
    ['sopars?', 'cena'],
    [
      '(?<=ayer |anoche |el otro dia |nos |cuando |prim[oa] |suegr[oa] |herman[oa] |cunad[oa] |amig[oa] )vino(?! (?:blanco|tinto|rosado|dulce|de|del|por|y|o|sin|para|con|espumoso|joven)\\b)|vino(?= (?:mi|mis|tu|ayer|anoche|a (?:vernos|comer|cenar|verme)|aqui|ella)\\b)',
      'estuvo',
    ],
    ['(?:hacer|haciendo|hay que hacer|mucha|larga) cola|cola (?:para entrar|fuera|en la puerta)', 'espera'],
    [
      '(?:mucho|tanto|dan|hace|hara|hay|habra|sopla|si hay|hubiera|hiciera|el|este|ese|bastante) viento(?! (?:de )?garbi)',
      'mal tiempo',
    ],
    [
      '(?:voy|vamos|llego|ando|estoy) (?:muy )?(?:tarde|retrasad[oa]|atrasad[oa]) con (?:los|mis) (?:regalos|compras)',
      'busco regalos',
    ],
    ['(?:perd\\w+|perdid[oa]) la cabeza (?:por|con)', ''],
    [
      '(?:venir|ir|entrar|vamos|pasar|llegar|vengo|voy|ire|iremos) (?:directos?|directas?|directamente|derechos?) (?:de|desde) la playa|(?:recien|salid[oa]s) (?:de|llegados de) la playa',
      'venir, que vestimenta',
    ],
    ['(?:es|sois|eres) la (?:leche|pera)|mala (?:leche|uva)|pan comido', ''],
    ['media naranja|cuesta un huevo|se me hace la boca agua|como pez en el agua', ''],
    ['ponerme las botas|pedir peras al olmo', ''],
    [
      '(?<=^[¡¿ ]*|[.,;:!?] *[¡¿]*)(?:ay |uy |hala |ah )?ostras(?!,? ?(?:que|q|no|ya|me) (?:ten|hay|cuest|val|precio|llev|son|pon|trae))(?= *(?:!|,? ?jaj|,? ?(?:que|q|pues|vaya|no|ya|tio|tia|macho|chaval|perdon|es que|se me|me|uy|hala|vale|menos mal) ))',
      '',
    ],
    [
      '(?<=^[¡¿ ]*)la leche[,!]+(?= *¿?(?:que|q) (?:car|sust|fuert|lio|palo|barbar|precio|rapid|lejos|tarde))',
      '',
    ],
    ['(?:de |que |q |con )?(?:muy )?mala leche(?: (?:que|q) (?:tengo|tiene|tienen|teneis|gasta\\w*))?', ''],
    ['me cago en (?:la leche|la mar(?: salada)?|la sal)', ''],
    ['(?:me|nos|te|le|les) importan? un (?:pimiento|pepino|comino|rabano|bledo|higo|huevo)', 'me da igual'],
    ['(?:es|esta|fue|era|sera|va a ser) pan comido', 'es facil'],
    ['(?:nerviosa? |hech[oa] |esta |estoy |temblando )?(?:como|hech[oa]) un flan', 'nervioso'],
    ['(?:a|vete a|iros a|idos a) freir esparragos|ajo y agua|en el ajo|la vuelta a la tortilla', ''],
    ['(?:dar|da|dan|das|dando|dado|dio|darle|darme)(?: \\w+)? (?:calabazas|la brasa|la lata|la tabarra)', ''],
    ['(?:mas )?buen[oa] (?:como|que) el pan|(?:es )?un (?:trozo|cacho|pedazo) de pan', ''],
    ['(?:se me|se le|se te|se os) (?:va|fue|ha ido|va a ir) la olla', ''],
    ['mi media naranja', 'mi pareja'],
    ['blanco y en botella|las castanas del fuego|peras al olmo|de (?:higos a brevas|uvas a peras)', ''],
    ['(?:roj[oa] |ponerme |ponerse )?como un tomate|(?:mas )?fresc[oa] (?:como|que) una lechuga', ''],
    ['(?:la )?casa por la ventana|hasta en la sopa|como agua de mayo|agua pasada|con el agua al cuello', ''],
    ['como (?:pez|peces) en el agua|la boca agua|mareando la perdiz|marear la perdiz|gato encerrado', ''],
    ['como sardinas(?: en lata)?', 'apretados'],
    ['(?:un |vaya |menudo )?(?:dia|tiempo) de perros', 'mal tiempo'],
    ['humor de perros|(?:como|igual que) el perro y el gato|a otro perro con ese hueso', ''],
    ['(?:echando|echar|echado|eche|echamos) (?:hasta )?la (?:primera )?papilla', 'vomitando'],
    ['por los pelos', 'por poco'],
    ['pelos en la lengua|(?:me como|comiendo|comer|comas) (?:el|la) (?:coco|tarro|cabeza)', ''],
    ['en el quinto pino', 'muy lejos'],
    ['a la tercera va la vencida|no hay dos sin tres|a buenas horas mangas verdes', ''],
    ['cada dos por tres', 'a menudo'],
  ],
  en: [
    // What may be spent is as before: no price is asked.
    [
      '(?:at|for|about|around|roughly|in) (?:about |around |roughly )?(?:the |a )?(?:same|similar) (?:price|money|budget)(?: range)?',
      '',
    ],
    // A bottle that waits is no ice cream, and the day of a table no fruit.
    ['(?:waiting )?on ice(?! cream)', ''],
    [
      '(?<=(?:the|that|this|what|which|our|another|birth|save the|hot|first) )date(?! (?:cake|and|syrup|puree|paste|sauce|jam|pudding))(?!s)',
      'day',
    ],
    // The price is asked again.
    [
      '(?<=^(?:and |sorry,? )?how much )did you say (?:it|that|this|they) (?:was|is|were|are|cost)',
      'is that',
    ],
    // Whoever has it asks of their own.
    ["(?<=(?:i|we)(?:'ve| have)(?: already)? )(?:booked|reserved)", 'got a booking'],
    [
      "(?<=(?:i|we)(?:'ve| have)(?: got)? (?:a|our) )(?:reservation|booking|table) under(?: the name(?: of)?)? [a-z'-]+",
      'booking',
    ],
    [
      "(?<=^(?:so |and |ok,? )?)what(?:'?s| is) for(?= (?:dessert|pudding|afters|pud|starters|mains)(?![a-z]))",
      'what have you got for',
    ],
    ['last time (?:that )?you (?:seat|take|let in) (?:people|anyone|guests|customers)', 'last table'],
    ['(?:for|fer) (?:our|wir) tea', 'for dinner'],
    // They are two people.
    ['the pair of (?:us|them)', 'both of them'],
    ['ppl|peeps', 'people'],
    [
      '(?<=^ *)(?:wait|hang on|hold on|one sec),?(?= (?:and|so|what|which|how|is|are|r|can|do|does|the|they)(?![a-z]))',
      '',
    ],
    ['or (?:only|just|is it all|all) (?:\\w+ )?spanish(?: (?:ones|stuff|wines?))?', ''],
    ['(?:lost|left|stole|stolen) (?:my|our) hearts?(?: (?:to|over|for))?', ''],
    ["(?:which|that)(?:'?s| is) a (?:bank |public )?holiday", ''],
    [
      '(?:drives?|driving|drove) (?:me|us) (?:\\w+ )?(?:mad|crazy|nuts|bananas|bonkers|insane|up the wall)',
      '',
    ],
    ["gins? ?(?:and|&|n|'n'|n'|with) ?tonics?", 'gin tonic'],
    [
      "(?:(?:is|are|s|'s) ?(?:not|n'?t)|isnt|isn'?t|aren'?t|arent|not)(?: really| exactly| quite| just)* (?:my|our|his|her|their) cup of tea",
      'i dont like,',
    ],
    ['cool beans', 'great'],
    ['(?:pouring|on pour)(?= by the glass)', ''],
    [
      '(?:straight|directly|right) (?:from|off) the beach|in (?:our|my) (?:swimmers|swimwear|trunks|bikini|bikinis|flip ?flops)',
      'with what dress code',
    ],
    [
      '(?:late|behind) (?:with|on) (?:my |the |our |all )?(?:xmas |christmas )?(?:presents|gifts|pressies|shopping)',
      'looking for gifts',
    ],
    ['(?:lost|losing) (?:my|our) head over|head over heels (?:for|about|with)', ''],
    ['(?:no|without|any) reservations? (?:about|on|regarding)(?: it| that| this)?', ''],
    ['spill the beans|full of beans', ''],
    ['in a pickle|(?:my|our|her|his) cup of tea|sour grapes|cherry on top', ''],
    ['hot potato|couch potato|fish out of water|(?:a|with a) (?:pinch|grain) of salt', ''],
    ['bigger fish to fry|butter(?:ing)? (?:me|you|him|her) up|gone bananas|gravy train', ''],
    ["(?:just |having |had |it s |its |it's )?(?:been )?one of those (?:days|weeks|mondays)", ''],
    [
      "(?:case of the |manic |blue )mondays?|monday blues|that friday feeling|t\\.?g\\.?i\\.?f|thank (?:god|goodness) it'?s friday",
      '',
    ],
    ['(?:in )?a month of sundays|christmas came early|all (?:my|our) christmases', ''],
    ['holy (?:mackerel|cow|moly|smokes?|crab|guacamole)', ''],
    [
      "(?<!how much )(?:is|was|s|be|'s) a (?:total |real |proper )?piece of cake(?= *(?:$|[.,!?;]|right|then|lol|haha|innit|really|to|isn|for (?:you|u|us|me)))",
      'is easy',
    ],
    [
      '(?:takes|taking|took) the (?:cake|biscuit)|icing on the cake|cherry on (?:the cake|top)|like hot cakes',
      '',
    ],
    ["(?:have|having) (?:your|my|our) cake and eat it|i'?d (?:die|kill) for|to die for", ''],
    [
      'full of beans|spill\\w* the beans|cool beans|(?:as )?cool as a cucumber|in a (?:bit of a |right )?(?:pickle|jam)',
      '',
    ],
    ["(?:not |n't |nt )?(?:really |exactly |quite |just )*(?:my|our|his|her|their) cup of tea", ''],
    ['(?:small|hot|couch) potato(?:es)?|(?:best thing )?since sliced bread', ''],
    [
      '(?:bring\\w* home|sav\\w*(?: my| our)?) (?:the )?bacon|egg\\w* (?:me|us|him|her|them) on|(?:bad|good) egg',
      '',
    ],
    ['eggs in one basket|on eggshells|fish out of water|(?:bigger|other) fish to fry|red herring', ''],
    ['(?:packed )?(?:in )?like sardines', 'crowded'],
    ["(?:the )?world(?: is|'s|s) (?:my|your|our|her|his) oyster|(?:as )?happy as a clam", ''],
    ['salt of the earth|(?:pinch|grain) of salt|worth (?:his|her|their|its) salt', ''],
    ['in a nutshell|(?:go|going|goes|went) nuts|driv\\w+ (?:me|us|him|her|them) nuts', ''],
    [
      'sour grapes|(?:through|on) the grapevine|bite (?:of|at) the cherry|apple of (?:my|his|her|our) eye',
      '',
    ],
    [
      '(?:go|going|goes|went|gone) bananas|(?:gone |going |went |all )?pear[- ]shaped|(?:a )?(?:right|proper) lemon',
      '',
    ],
    ['(?:a bit |feeling |bit )*under the weather', 'unwell'],
    ['(?:raining|chucking it down|rains?) cats and dogs', 'raining'],
    // At the beginning, as a remark.
    ['^(?:oh |ah )?(?:grand|class|deadly|sound|lush|mint|ace|nice|cool|sweet|lovely)(?= *[.,!])', 'great'],
    ['(?:as )?sick as a (?:dog|parrot)', 'really sick'],
    ["a dog'?s (?:dinner|breakfast)", 'a mess'],
    ['hair of the dog|(?:let )?sleeping dogs(?: lie)?|dog tired|(?:it s |its )?a dog eat dog\\w*', ''],
    ['(?:a )?bun in the oven|up the duff|preggers|eating for two', 'pregnant'],
    ['(?:a lot|too much|enough|loads|lots) on (?:my|our|his|her|their) plate', ''],
    ['chicken\\w* out|headless chickens?|no spring chicken|(?:my|our|your) chickens|wild goose chase', ''],
    ['cry\\w* over spil\\w+ milk|milking it|(?:the )?whole enchilada|(?:like )?(?:a )?duck to water', ''],
    ['(?:got |have |has )?(?:a |any |no )?beef with', 'a problem with'],
    [
      '(?:tough|smart) cookie|the (?:way the )?cookie crumbles|food for thought|(?:eat|eating) (?:my|your|his|her) (?:hat|words)',
      '',
    ],
    ['my (?:other|better) half', 'my partner'],
    ['(?:two )?peas in a pod|a dime a dozen|cloud nine|(?:to )?the nines|(?:at )?sixes and sevens', ''],
    ['six of one(?:,? and)? half a dozen(?: of the other)?', 'the same'],
    ['24 ?/ ?7', 'all day'],
    ['cows come home|blue moon|pigs (?:might |can |will )?fly|in my sunday best', ''],
  ],
  fr: [
    // Of a warm room, and of no reaction.
    [
      '(?:s )?etouff\\w+(?= (?:a l.interieur|dedans|de chaleur|dans la salle|en salle|quand il fait chaud))',
      'a chaud',
    ],
    // What may be spent is as before: no price is asked.
    [
      '(?:dans|pour|a peu pres|a) (?:a peu pres )?(?:le |les |un |au )?(?:memes? (?:prix|budget)|prix (?:similaire|semblable))',
      '',
    ],
    // What cools a bottle is no ice cream.
    ['(?:dans |avec )?(?:un |le |son )?(?:seau|bac) (?:a|de) glace', ''],
    [
      '(?<=^ *)(?:attends|attendez|une seconde),?(?= (?:et|mais|c|est|il|elle|qu|quoi|je|on|le|la|les|ya|y)(?![a-z]))',
      '',
    ],
    ["ou (?:seulement|que|rien que|juste) (?:du |des |de l')?(?:\\w+ )?espagnol\\w*", ''],
    ['(?:perdu|laisse)(?: \\w+){0,1} (?:mon|notre|le) coeur(?: (?:pour|avec|a))?', ''],
    ['qui est (?:un jour )?ferie', ''],
    ['(?:juste |encore )?(?:une |ma )?petites? (?:question|info|demande|precision)s?', ''],
    // As in Belgium, Switzerland and Quebec.
    [
      '(?:pour |a |au |le |avant de |apres le |de |on |nous )?soup(?:er|erons|erait|erions|ons|e ensemble)',
      'diner',
    ],
    [
      "(?:ca |cela )?(?:me |m'|nous )?(?:rend|rendait|rendrait)(?: \\w+)? malades? de (?:rater|louper|manquer)",
      'je regrette',
    ],
    ['gin ?(?:et|and|avec) ?tonic', 'gin tonic'],
    [
      "(?:je |j'|on |nous )?laiss\\w+ tomber(?= (?:la|le|les|l'))(?! (?:la |ma |notre |les? )?(?:reserv|table|resa))",
      'pas de',
    ],
    [
      "(?:j'?ai |ai |avons |avoir |on a )?(?:aucune|pas de|zero) reserves?(?: (?:la[- ]dessus|a ce sujet|sur ca))?",
      '',
    ],
    [
      '(?:directement|direct|tout droit) (?:de|depuis) la plage|en (?:maillot|tongs|claquettes)',
      'quelle tenue',
    ],
    ['en retard (?:dans|sur|pour|avec) (?:mes|les|nos) (?:cadeaux|courses|achats)', 'cherche cadeaux'],
    ['(?:perd\\w+|perdu) la tete (?:pour|avec)', ''],
    [
      "tomb\\w+ dans les pommes|c'est du gateau|(?:raconte\\w*|des) salades (?:a|la)|(?:la|une) (?:peche|frite|banane) (?:d'enfer|aujourd'hui|la)",
      '',
    ],
    [
      'mele\\w* (?:toi|vous) de (?:tes|vos) oignons|pos\\w+ un lapin|froid de canard|(?:son|mon|ton) grain de sel',
      '',
    ],
    ['carottes sont cuites|pour une bouchee de pain|la mer a boire|couper la poire en deux', ''],
    ['cerise sur le gateau', ''],
    // "It's fine", in Switzerland: no cheek of beef.
    ['ca joue(?= *(?:$|[.,!?]))', 'ca va'],
    [
      "(?:oh |ah |eh )?la vache(?= *(?:!|,? ?c'?est (?:grand|cher|beau|long|loin|bon|super|trop|chaud|ouf|tard|dingue|fou|enorme)|,? ?quelle? |,? ?comme |,? ?(?:mdr|lol|ya|y a) ))",
      '',
    ],
    [
      "(?<=^ *|[.!?] *)(?:oh |ah )?puree(?= *[,!]? *(?:j'|j |je |on |c'?est|vous |ya |y a|il |elle |quel|mais |les gars|mdr|desole))",
      '',
    ],
    ["(?:j'?ai|jai|t'?as|il a|elle a|on a|avez|avoir|ont) la (?:peche|patate|frite|banane)", ''],
    ["c'?est du gateau", "c'est facile"],
    ["c'?est pas (?:du gateau|de la tarte)", "c'est difficile"],
    ['(?:la )?cerise sur le gateau|racont\\w* (?:que )?des salades|aux petits oignons', ''],
    [
      "(?:occupe|occupez|mele|melez)[- ]?(?:toi|vous|t'?) ?(?:toi |vous )?de (?:tes|vos) oignons|(?:pas|c'?est) (?:tes|mes|vos|nos|ses) oignons",
      '',
    ],
    ['(?:tomb\\w*|est tombee?|suis tombee?) dans les pommes', 'a fait un malaise'],
    ['pour des prunes', 'pour rien'],
    ['(?:fait |faire )?chou blanc|mon (?:petit )?chou|bete comme chou', ''],
    ["du beurre dans les epinards|le beurre et l'?argent du beurre|pour du beurre|au beurre noir", ''],
    ['pos\\w* un lapin', ''],
    ['faim de loup', 'faim'],
    ['mang\\w* comme (?:4|quatre)|froid de canard', ''],
    ['malades? comme un chien', 'tres malade'],
    ['(?:un )?temps de chien', 'mauvais temps'],
    ["humeur de chien|nom d'?un chien|chats? a fouetter|(?:ma|sa|ta|votre) langue au chat", ''],
    ['carottes sont cuites|moutarde (?:me|lui|nous|leur) mont\\w*(?: au nez)?', ''],
    ['ramen\\w* (?:sa|ta|leur) fraise|la poire en (?:2|deux)|bonne poire|fendre la poire', ''],
    ['fin des haricots|sur le haricot|tout un fromage|du sucre sur (?:le|mon|son) dos', ''],
    ["(?:tourn\\w* )?au vinaigre|d'?eau dans (?:son|mon|leur) vin|l'?eau a la bouche|pots? de vin", ''],
    ['(?:tous les )?36 du mois|semaine des (?:4|quatre) jeudis', ''],
    ['sur (?:son|mon|notre|leur|votre) (?:31|trente et un)', 'bien habille'],
    ['midi a (?:14|quatorze) ?h\\w*|midi a (?:sa|ma|leur) porte|jamais (?:2|deux) sans (?:3|trois)', ''],
    ['les cheveux en (?:4|quatre)|par les cheveux|comme un cheveu sur la soupe', ''],
  ],
  de: [
    // What may be spent is as before: no price is asked.
    [
      '(?:zum|fur den|im|etwa(?: im| zum)?|ungefahr(?: im| zum)?) (?:gleichen?|ahnlichen?|selben) preis(?!rahmen)\\w*',
      '',
    ],
    // What cools a bottle is no ice cream.
    [
      '(?<!(?:lust|bock|appetit|hunger|heisshunger|freu\\w*|vorfreude) )auf eis(?= *(?:$|[,.!?]|wenn|gestellt|liegen|legen|stellen|bereit|bei|fur|um|zum|haben|bekommen))',
      '',
    ],
    // A wheat beer, and no wheat.
    ['(?:a|n|nen|ein|einen|zwei|drei|\\d+) weizen(?= *(?:$|[.,!?]))', 'weizenbier'],
    // Its number would be read as a day of a month.
    ['2\\.? ?(?:weihnachts(?:feier)?|feier)tag', 'stephanstag'],
    [
      '(?<=^ *)(?:warte?(?: mal| kurz)?|moment(?: mal)?),?(?= (?:und|aber|was|welche\\w*|ist|sind|kann|darf|hab\\w*|gibts?|der|die|das)(?![a-z]))',
      '',
    ],
    ["wie (?:sieht|schaut) ?'?s? (?:es |e )?(?:denn |da |so )?(?:mit|bei)", 'habt ihr'],
    ['oder nur (?:\\w+ )?spanisch\\w*', ''],
    ['(?<=herz (?:\\w+ ){1,5})verloren', 'gehangt'],
    ['(?:der|das|wo|was|da) (?:ja |bei uns )?(?:ein )?feiertag ist', ''],
    ['gin ?(?:und|and|mit) ?tonic', 'gin tonic'],
    [
      'radler(?= (?:ihr|ihre|das|die|unser\\w*) (?:rad|rader|bike|fahrrad\\w*))|(?<=fur |als |wir |sind )radler(?= |$)',
      'radfahrer',
    ],
    [
      'direkt vom strand|(?:in|mit) (?:badehose|bikini|badesachen|flip ?flops|badelatschen)',
      'welche kleiderordnung',
    ],
    [
      '(?:spat dran|zu spat|hinterher|im verzug|spat) mit (?:den|meinen|unseren|meine) (?:\\w+)?geschenken',
      'suche geschenke',
    ],
    ['(?:den|meinen) kopf verloren (?:wegen|fur|an)', ''],
    [
      '(?:nur|bloss|bahn) ?bahnhof|(?:ihren|seinen|meinen|deinen|den|euren) senf (?:\\w+ )?(?:dazu|ab)|(?:mir |uns |ihm |ihr )(?:\\w+ )?wurs(?:ch)?t',
      '',
    ],
    ['tomaten auf den augen|nicht die bohne|hopfen und malz|um den heissen brei', ''],
    ['in den sauren apfel|das gelbe vom ei|kalter kaffee|nicht mein bier', ''],
    ['butter bei die fische|extrawurst|erste sahne', ''],
    [
      '(?:versteh\\w*|kapier\\w*|check\\w*|begreif\\w*) (?:(?:ich|da|hier|echt|immer|noch|leider|grad|gerade) )*(?:nur |bloss |nur noch |lauter )?bahnhof',
      'verstehe nichts',
    ],
    [
      '(?:bin|sind|san|als) (?:(?:ja|halt|auch|ein|eine|echter?|echte|geburtiger?|geburtige|waschechter?|waschechte) )*(?:hamburger|berliner|wiener|frankfurter|thuringer|nurnberger|krakauer|pariser|kasseler|amerikaner|linzer|regensburger)(?:in|innen)?',
      '',
    ],
    [
      '(?:seinen|ihren|meinen|deinen|euren|unseren) senf (?:(?:sonst|wieder|immer|auch|noch|schon|mal) )*(?:dazu|zu|drauf)\\w*(?: geben| gibt)?',
      '',
    ],
    [
      '(?:mir|uns|ihm|ihr|ihnen|dir|euch) (?:(?:ist|is|doch|echt|vollig|total|eh|ja) )*(?:wurst|wurscht|jacke wie hose)|jacke wie hose|wurs(?:ch)?t (?=ob|wer|wie|was|wo)',
      'egal',
    ],
    ['(?:nicht|ned|net|nich|nid) (?:mein|unser|dein|euer|ihr|sein) bier', ''],
    ['alles in butter', 'alles gut'],
    ['haben? wir den salat|da haste den salat|um den heissen brei|tomaten auf den augen|honigschlecken', ''],
    ['(?:die )?beleidigte leberwurst|extrawurst|(?:geht|gehts) (?:es )?(?:jetzt )?um die wurst', ''],
    ['(?:so ein|was fur ein|lauter|keinen|totaler) kase(?= *(?:$|[.,!;]))|dreikasehoch', ''],
    ['(?:nicht |net |ned )?gut kirschen essen|in den sauren apfel|das gelbe vom ei|aus dem ei gepellt', ''],
    ['ach du (?:dickes|grunes) ei|klossbruhe|und tee trinken|rosinen im kopf', ''],
    ['wo der pfeffer wachst|hase im pfeffer|tassen im schrank|schwein gehabt|armes schwein', ''],
    ['kein schwein (?=ruft|geht|hebt|antwort|meldet|interess|weiss|kapiert|da(?:s)?)', 'niemand '],
    ['(?:arsch|sau|schweine|arsche|hunde)kalt', 'sehr kalt'],
    ['(?:sau|hunde|schweine)wetter', 'schlechtes wetter'],
    ['hundeelend|speiubel|kotzubel|sauubel|sterbensubel', 'sehr ubel'],
    ['hundemude|auf den hund gekommen|(?:liegt )?der hund begraben|vor die hunde|fur die katz', ''],
    ['(?:nur )?(?:ein |einen )?katzensprung', 'nah'],
    ['(?:0 ?8 ?/ ?15|null ?acht ?funfzehn)', 'gewohnlich'],
    ['auf wolke (?:7|sieben)|im (?:7\\.?|siebten) himmel|blauen? montag', ''],
    ['wie sand am meer', 'viele'],
    ['(?:wie )?(?:ein )?fisch im wasser|kleine fische|stumm wie ein fisch', ''],
    ['wie (?:die )?(?:ol)?sardinen', 'eng'],
    ['(?:erste|allererste) sahne', 'super'],
    ['zuckerschlecken|durch den kakao(?: zieh\\w*)?|(?:nicht|net|ned) die bohne|bohnen in den ohren', ''],
    ['saure[- ]?gurken[- ]?zeit|nah(?:e)? am wasser gebaut|auf dem schlauch|tote hose', ''],
    ['(?:thema |sache |das |des |damit )(?:ist|is|war|ware)(?: dann| jetzt| ja| fur mich)* gegessen', ''],
  ],
  it: [
    // What may be spent is as before: no price is asked.
    [
      '(?:per |a |piu o meno )(?:un |lo |allo )?(?:stesso prezzo|prezzo simile|stessa cifra)|allo stesso prezzo',
      '',
    ],
    // Whoever has it asks of their own.
    ["(?<=(?:ho|abbiamo) una )prenotazione a nome (?:di )?[a-z'-]+", 'prenotazione'],
    ['che palle', ''],
    [
      '(?<=^ *)(?:aspetta|aspettate|un attimo|un momento),?(?= (?:e|ma|che|cosa|c|ci|posso|avete|quali|il|la|le|i)(?![a-z]))',
      '',
    ],
    ['al verde', ''],
    // "Va bene pure spagnolo", beside a dish with its mash.
    ['(?<!con |col |di |il |del |al )pure(?! di)', 'anche'],
    ['o (?:avete )?(?:solo|soltanto|tutta?) (?:\\w+ )?spagnol\\w*', ''],
    ['(?:perso|lasciato)(?: \\w+){0,1} (?:il|mio) cuore(?: (?:per|con))?', ''],
    ['che (?:da noi |qui )?e (?:giorno )?(?:di )?fest(?:a|ivo)', ''],
    ['gin ?(?:e|and|con) ?tonic[ao]?', 'gin tonic'],
    ['(?:pers[oa]|perdo|perdere) la testa (?:per|x|con)', ''],
    [
      'in ritardo (?:coi|con i|con gli|con le|per i|sui) (?:regali|acquisti|pensierini|compere)(?: di natale)?',
      'cerco regali',
    ],
    ['(?:le |delle |una |altre )?sal[ae] (?:privat[ae]|separat[ae]|riservat[ae]|per gruppi)', 'sala privata'],
    ['(?:siete|sei|e|sono|davvero|molto|proprio|troppo) in gamba|in gamba', 'complimenti'],
    [
      '(?:la |una |le |mia |alla |alle |della |sulla )?gamb[ae](?! (?:ross|al |all|de |alla plancha|bianc))(?= (?:rott|ingess|fasci|gonfi|male|che|operat))|(?<=male |male a |rotto |rotta |ingessat[oa] )(?:a )?(?:la|una|alla|mia) gamba',
      'zoppico',
    ],
    [
      '(?:direttamente|diretti|diretto|dritti) dalla spiaggia|in (?:costume|ciabatte|infradito)',
      'che abbigliamento',
    ],
    [
      'che pizza\\b(?=$| (?:oggi|questa|quest|sto|che|mamma))|(?:frega|importa) un (?:cavolo|fico secco|tubo)|col cavolo|cavoli a merenda',
      '',
    ],
    ['(?:siamo|sono|essere) alla frutta|pan per focaccia|acqua in bocca|tutto fa brodo', ''],
    ['patata bollente|buono come il pane|in bocca al lupo', ''],
    ["che pizza(?= *(?:[!,.]|$|'?sta |questa |quest|oggi|ragazzi|raga|mamma|sto ))(?!.{0,3}\\?)", ''],
    [
      '(?:che|un|col|sto|del|ogni) cavolo(?! (?:nero|verza|rosso|romano|cappuccio|viola))|cavoli (?:tuoi|miei|vostri|suoi|loro|amari)',
      '',
    ],
    ["in bocca al lupo|crepi(?: il lupo)?|acqua in bocca|acqua passata|(?:un )?buco nell'? ?acqua", ''],
    ['(?:e |era |sei )?un osso duro|buon[oa] come il pane|(?:e|sei|era) un pezzo di pane', ''],
    ['pan per focaccia|pane al pane(?: e)?(?: vino al vino)?|peli sulla lingua|cacio sui maccheroni', ''],
    ["pesce d'? ?aprile|san[oa] come un pesce|che pesci (?:pigliare|prendere)|prosciutto sugli occhi", ''],
    ['(?:a )?pesci in faccia', 'male'],
    ['(?:capita\\w*|casca\\w*|a) (?:proprio )?a? ?fagiolo', 'perfetto'],
    ['(?:mi |ci |gli |le )?(?:\\w+ )?un fico secco|che fico|coi fichi secchi', ''],
    ['siamo alla frutta|come il prezzemolo|(?:e )?pan bagnato|minestra riscaldata', ''],
    ['(?:tutto |molto |tanto )?fumo e (?:niente|poco) arrosto|sale in zucca|testa di rapa', ''],
    ["(?:ross[oa] )?come un peperone|uovo di colombo|(?:il )?pelo nell'? ?uovo|uova nel paniere", ''],
    ['meglio un uovo oggi(?: che una gallina domani)?', ''],
    ['piang\\w* sul latte versato|latte alle ginocchia', ''],
    [
      '(?<=(?:sta|sto|stai|stiamo|stanno|stava|stavo|sento|sente|sentiva|sentivo|state|stato) )da cani',
      'male',
    ],
    ['(?:un )?tempo da cani', 'brutto tempo'],
    ['(?:un )?freddo cane', 'molto freddo'],
    ["non c'? ?(?:era|e) un cane", "non c'era nessuno"],
    ["can per l'? ?aia|cani e porci|come (?:un )?cane e gatto|sol[oa] come un cane", ''],
    ['fame da lupi?', 'fame'],
    ['(?:una )?(?:bella )?gatta da pelare|gatto nel sacco', ''],
    ['(?:4|quattro) gatti', 'pochi'],
    ["in (?:4|quattro) e quattr'? ?otto", 'subito'],
    ['a (?:2|due|quattro|4) passi', 'vicino'],
    ['(?:da|dai|dando|dare|dato) i numeri|(?:4|quattro|due|2) chiacchiere', ''],
  ],
}
