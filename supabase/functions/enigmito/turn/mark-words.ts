import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Mark } from './mark-names.ts'

export const WORDS: Record<Locale, Record<Mark, string>> = {
  es: {
    not: 'no | sin | ni | tampoco | excepto | salvo | nada con | nada de | nada que | quitando | quita* | prohibid* | descarta* | elimina* | saca* | fuera los | fuera las | fuera todo | menos el | menos la | menos los | menos las | evit* | aparte de | aparte del | a parte del | a parte de | ningun | ninguna | ninguno de los | ninguno de nosotros | ninguna de nosotras | ninguna de las | a nadie',
    dislike:
      'odio | odia | odiamos | odian | detest* | aborrezco | no me gusta* | no le gusta* | no nos gusta* | no me va | no me van | no me mola* | no me hace* gracia | no soporto | no soporta | no aguanto | no aguanta | no quiero | no queremos | no quiere | me da* asco | le da* asco | paso de | paso del | ni verl* | no me entra* | no trago',
    notHad: 'no teneis | no tienen | no tienes | no hay | no habra | no os queda | no quedan',
    with: 'con | que sea | que tenga | que lleve | pero si',
    but: 'pero | aunque | mejor',
    rather:
      'no espera | espera no | espera mejor | mejor un | mejor una | mejor dicho | o mejor | bueno no | mejor me pones | en realidad',
    and: 'y | e',
    or: 'o | u | ni',
    those:
      'de esos | de esas | cuales con | de estos | de estas | de ellos | de ellas | de eso | de los que | de las que | entre esos | entre esas | de todos ellos | de aquellos',
    which:
      'cual de | cual es | cual tiene | cual no | cual lleva | cual sale | cual cuesta | cual va | en cual | cuales son | cuales tienen | cuales no | cuales llevan | cual me',
    other: 'el otro | la otra | del otro | al otro | los otros | las otras | los 2 otros | los otros 2',
    both: 'los dos | las dos | esos dos | esas dos | estos dos | estas dos | de los 2 | las 2 | los 2 | ambos | ambas | entre ellos | entre ellas',
    difference:
      'diferencia* | se diferencian | en que se distinguen | distint* | comparame | compara | en que cambia*',
    dearer: 'mas car* | mas cuesta | mas vale',
    cheaper:
      'mas barat* | mas economic* | menos car* | cuesta menos | cuestan menos | cueste menos | cuesten menos | menos cuesta | menos vale | mas asequible* | mejor de precio',
    together:
      'mas un | mas una | uno de cada | una de cada | en total | total | juntos | juntas | junto | todo junto | suma | sumame | suman | sumando',
    thatDay: 'ese dia | entonces | ese mismo dia | ese dia tambien | esa noche',
    nth1: 'el primero | la primera | los primeros | las primeras | el primer | del primero | de la primera | el numero uno',
    nth2: 'el segundo | la segunda | los segundos | las segundas | del segundo | de la segunda | el numero dos',
    nth3: 'el tercero | la tercera | del tercero | de la tercera',
    nth4: 'el cuarto | la cuarta | del cuarto | de la cuarta',
    nthLast: 'el ultimo | la ultima | del ultimo | de la ultima',
    article: 'el | la | los | las | del | al | un | una',
    euro: 'euro | euros | eur | pavos | pavetes | eurazos | leuros | euritos | e',
    below:
      'menos de | menos que | por debajo de | debajo de | abajo de | no llegue a | no lleguen a | baje de | bajen de | bajo | inferior a',
    exactly: 'exactamente | justo | justos | exactos | exacto | clavados | precisamente',
    under:
      'hasta | como mucho | no mas de | ni mas de | max | maximo | maximos | como maximo | a lo sumo | tope | con tope de | no pase de | no pasen de | no pase los | no supere | no superen | no supere los | no exceda de | no suba de | no cueste mas de | no cuesten mas de | no valga mas de | no valgan mas de | no me gasto mas de | gastar mas de | presupuesto de | presupuesto',
    atMost:
      'como mucho | como maximo | maximo | max | tope | o menos | para abajo | pa abajo | hacia abajo | y menos | a lo sumo | por lo alto',
    over: 'supere | superen | supera | supere los | exceda | excedan | pase de | pasen de | pase los | mas de | a partir de | por encima de | encima de | como minimo | minimo | superior a | al menos | no menos de | no baje de',
    atLeast: 'como minimo | minimo | o mas | para arriba | pa arriba | en adelante',
    about: 'unos | sobre | alrededor de | aproximadamente | cerca de | en torno a | rondando | de',
    between: 'entre | de',
    each: 'por persona | por cabeza | cada uno | por barba | por comensal | para uno | para una persona | para uno solo | minimo | cuantas personas',
    something: 'algo | un | una | que | cual | cuales | busco | quiero | querria | quisiera | recomi*',
    half: 'media | medias | media racion',
    call: 'llamar | llamo | llamaros | telefono | coger | cogeis | contestais | habra alguien | hay alguien | responde alguien',
    when: 'a que hora | que hora | que horas | que horario | cuando | hasta que hora | desde que hora | de que hora',
    origin: 'de donde es | de donde viene | de que zona | de que region | de que parte | de donde sale',
    that: 'el de | la de | los de | las de | el del | la del | el que | la que',
    inside: 'dentro | lleva | llevan',
    same: 'los mismos | las mismas | nosotros | para los que somos | para todos | para todas | pa todos | para el grupo',
  },
  en: {
    not: 'no | not | without | sin | sans | ohne | senza | nor | neither | except | excluding | apart from | nothing with | leave out | leaving out | take out | take everything with | take anything with | get rid of | cut out | skip* | drop the | other than | bar | but not | rather than | avoiding | avoid | minus | has me off | has us off | has him off | has her off | took me off | taken me off | taken us off | taken him off | taken her off | wife is off | husband is off | i m off | i am off | w o | anything but | nothing | isn t | isnt | aren t | arent | isnae | arenae | winnae | dinnae | doesnae | cannae | didnae | wisnae',
    dislike:
      'hate | hates | detest* | loath* | despise* | dislike* | don t like | dont like | don t care for | dont care for | doesn t care for | doesnt care for | do not care for | does not care for | not care for | never cared for | of us cares for | of us care for | of us likes | of us like | doesn t like | doesnt like | do not like | can t stand | cant stand | cannot stand | can t bear | cant bear | not a fan of | no fan of | not keen on | not into | not big on | don t fancy | dont fancy | don t want | dont want | doesn t want | sick of | put off by | won t eat | wont eat | will not eat | won t touch | wont touch | turns .. nose up at | can t be doing with',
    notHad: 'don t you have | dont you have | do you not have | is there no | are there no',
    with: 'with | that has | which has | containing',
    but: 'but | though | rather',
    rather:
      'no wait | wait no | make it | make that | scrap that | on second thoughts | or rather | no actually | actually no | i mean',
    and: 'and | n | plus',
    or: 'or | nor',
    those:
      'of those | of these | which ones with | of them | from those | from them | among them | among those | of the lot | of that',
    which:
      'which one | which ones | which is | which are | which has | which have | which contain* | which doesn t | which don t | which would | which goes | which can | which of the',
    other: 'the other | the other one | other one | the others | the rest',
    both: 'the two | both | those two | of the two | these two',
    difference: 'differ* | diff | compare | compared',
    dearer: 'more expensive | dearer | pricier | costs more | cost more',
    cheaper:
      'cheaper | less expensive | less pricey | cost less | costs less | better value | more affordable',
    together:
      'one of each | each of them | together | in total | total | altogether | all in | plus | combined | sum',
    thatDay: 'that day | then | that same day | that night | that evening | that date',
    nth1: 'the first | first one | first ones | number one',
    nth2: 'the second | second one | second ones | number two',
    nth3: 'the third | third one | number three',
    nth4: 'the fourth | fourth one | number four',
    nthLast: 'the last one | last one | the last | the bottom one',
    article: 'the | a | an | that | this | your',
    euro: 'euro | euros | eur | e | quid | squid | bucks | dollar | dollars | pounds',
    below: 'under | below | beneath | less than | fewer than | cheaper than | sub',
    exactly: 'exactly | precisely | exact | bang on | on the dot',
    under:
      'up to | at most | at the most | max | maximum | no more than | within | not over | not above | nothing over | nothing above | none over | nothing more than | not more than | no higher than | don t go over | doesn t go over | not go over | not exceed* | can t go over | cant go over | cannot go over | won t go over | doesn t exceed | isn t over | isn t more than | not cost more than | doesn t cost more than | don t cost more than | don t want to spend more than | not spend more than | spend up to | cap of | limit of | budget of | budget is | my budget is',
    atMost:
      'at most | at the most | at max | max | maximum | tops | or less | and under | and below | and less | or under | or below | or cheaper | or fewer | limit | absolute max',
    over: 'exceeds | exceed | exceeding | goes over | go over | beyond | over | above | more than | at least | from | upwards of | no less than | not less than | north of',
    atLeast: 'or more | or over | or above | and up | and over | at least | minimum | upwards',
    about: 'around | about | roughly | approx* | circa | near | nearly | almost',
    between: 'between | from',
    each: 'a head | per head | per person | each | pp | a person | for one | minimum | how many people',
    something: 'something | a | an | anything | what | which | any | some | want | like | ideas | looking',
    half: 'half | halves | half portion',
    call: 'ring | call | phone | answer',
    when: 'what time | when | what hours | til when | until when | from when',
    origin:
      'where is it from | where s it from | where does it come from | what region | which region | what area | which area | what part of | which part of',
    that: 'the one | the ones',
    inside: 'in it | in that | in this | in them | inside',
    same: 'the same | us | all of us | the same people | for everyone | for everybody | for the whole group',
  },
  fr: {
    not: 'sans | sin | ohne | without | senza | pas de | pas d | pas du | pas la | pas le | pas les | pas en | pas un | pas une | pas au | pas a | pas trop | ni | rien avec | rien qui vien* | rien qui provien* | enleve* | retire* | interdit* | sauf | hormis | excepte | aucun | aucune | non | pas | a part | autre que | en dehors de | evit*',
    dislike:
      'deteste* | j ai horreur | jai horreur | horreur de | horreur du | horreur des | aime pas | aiment pas | aimons pas | n aime* pas | pas fan | pas trop fan | supporte pas | supporte plus | veux pas | veut pas | voudrais pas | me degoute* | degoute par | hais | pas envie',
    notHad:
      'n avez vous pas | vous n avez pas | vous avez pas | avez vous pas | n y a t il pas | il n y a pas | y a pas',
    with: 'avec | qui a | qui contient',
    but: 'mais | plutot',
    rather:
      'non attends | non attendez | attends non | plutot un | plutot une | plutot du | ou plutot | en fait non | finalement',
    and: 'et',
    or: 'ou | ni',
    those:
      'de ceux la | de ceux ci | lesquels avec | lesquelles avec | de celles la | de celles ci | parmi eux | parmi elles | parmi ceux la | parmi celles la | d entre eux | d entre elles | la dedans | de ceux | de celles | parmi ceux | parmi celles | de ca | la dessus | dans tout ca | dans le lot',
    which: 'lequel | laquelle | lesquels | lesquelles',
    other: 'l autre | les autres | les 2 autres | les deux autres | des autres',
    both: 'les deux | les 2 | des 2 | des deux | tous les deux | toutes les deux',
    difference: 'difference* | diff | ecart* | se distinguent | compare* | differe*',
    dearer: 'plus cher | plus chere | plus chers | plus cheres | coute plus | coutent plus',
    cheaper:
      'moins cher | moins chere | moins chers | moins cheres | coute moins | coutent moins | plus abordable* | moins onereux | meilleur marche',
    together:
      'un de chaque | une de chaque | ensemble | en tout | au total | en total | total | les deux ensemble',
    thatDay: 'ce jour la | ce jour | ce soir la | alors | a cette date',
    nth1: 'le premier | la premiere | les premiers | les premieres | du premier | de la premiere',
    nth2: 'les deuxiemes | le deuxieme | la deuxieme | le second | la seconde | du deuxieme | de la deuxieme | le 2eme | le 2e',
    nth3: 'le troisieme | la troisieme | du troisieme',
    nth4: 'le quatrieme | la quatrieme | du quatrieme',
    nthLast: 'le dernier | la derniere | du dernier',
    article: 'le | la | les | l | du | au | des | un | une | d',
    euro: 'euro | euros | eur | balles | boules | e',
    below:
      'moins de | en dessous de | en dessous des | au dessous de | a moins de | sous | sous les | inferieur a | inferieurs a',
    exactly: 'exactement | precisement | pile | pile poil | tout juste | tout rond',
    under:
      'jusqu a | jusqua | maximum | maxi | max | au maximum | pas plus de | rien de plus de | rien au dessus de | pas au dessus de | au plus | ne depass* pas | depass* pas | depass* pas les | qui depasse pas | sans depasser | s arrete a | arrete a | plafonne a | plafond de | budget de | budget max | budget',
    atMost:
      'maximum | maxi | max | au maximum | au max | grand maximum | grand max | au plus | tout au plus | ou moins | et en dessous | ou en dessous | a tout casser | pas plus | et moins',
    over: 'depass* | depass* les | plus cher que | plus de | au dessus de | a partir de | minimum | au moins | pas moins de | superieur a',
    atLeast: 'minimum | mini | au moins | ou plus | et plus',
    about: 'environ | autour de | dans les | aux alentours de | vers | a peu pres | autour des | de',
    between: 'entre | de',
    each: 'par personne | par tete | chacun | par convive | la tete | pour une personne | minimum | de pers | combien de personnes',
    something:
      'quelque | un | une | quoi | que | quel | quelle | quels | quelles | cherche | voudrais | veux | truc',
    half: 'demi | demie | demis | demies | demi portion',
    call: 'appeler | appelle | joindre | telephone | repondez',
    when: 'quelle heure | quelles heures | quand | jusqu a quand',
    origin:
      'd ou vient | d ou il vient | d ou elle vient | vient d ou | de quelle region | de quel coin | de quelle zone',
    that: 'celui | celle | ceux | celles',
    inside: 'dedans | dans ca',
    same: 'les memes | nous | pour tout le monde | pour tous | pour le groupe',
  },
  de: {
    not: 'kein* | sans | without | senza | ka | koa | koan | koane | kei | nicht | ohne | ausser | nix mit | nichts mit | lass* .. weg | lass* .. raus | nimm .. raus | nehm* .. raus | alles mit .. raus | alles mit .. weg | die mit .. raus | die mit .. weg | weglassen | nix | weder | bloss nicht | bis auf | abgesehen von | statt | nichts aus',
    dislike:
      'hasse | hasst | hassen | mag kein* | mogen kein* | mag .. nicht | mogen .. nicht | mag ich nicht | mag er nicht | mag sie nicht | mogen wir nicht | will kein* | wollen kein* | mochte kein* | kann .. nicht leiden | kann .. nicht ausstehen | kein fan von | verabscheu* | ekelt | ekel* mich | nicht mein ding | nicht so meins | nicht meins | steh* nicht auf',
    notHad: 'habt ihr kein* | haben sie kein* | gibt es kein* | gibts kein*',
    with: 'mit | zu | zum | zur | der hat | das hat',
    but: 'aber | sondern | lieber | jedoch',
    rather:
      'ne warte | nein warte | warte lieber | doch lieber | ach nein | nein lieber | vielmehr | ne lieber | quatsch',
    and: 'und | u',
    or: 'oder | noch',
    those:
      'davon | von denen | von diesen | von den | unter denen | von ihnen | darunter | daraus | welcher davon | welche davon',
    which:
      'welche* ist | welche* hat | welche* sind | welche* haben | welche* enthalt* | welche* geht | welche* gehen | welche* passt | was davon | wo ist kein* | wo sind kein* | in welche*',
    other:
      'der andere | die andere | das andere | den anderen | dem anderen | die anderen | der anderen | beim anderen | im anderen | vom anderen | zum anderen | die anderen 2 | die andern | die zwei anderen | die 2 anderen | der andre | die andre | das andre',
    both: 'beide* | die zwei | die beiden | von den beiden | von beiden',
    difference: 'unterschied* | unterscheid* | vergleich*',
    dearer: 'teurer* | teuerer* | kostet mehr | kosten mehr',
    cheaper: 'billiger* | gunstiger* | preiswerter* | kostet weniger | kosten weniger',
    together:
      'je eine* | jeweils eine* | von jedem eine* | von jeder eine* | zusammen | insgesamt | alles in allem | macht das zusammen | plus | gesamt',
    thatDay:
      'an dem tag | an diesem tag | diesen tag | den tag | da | dann | dem tag | an dem abend | fur den tag',
    nth1: 'im ersten | die ersten | der erste | die erste | das erste | den ersten | beim ersten | vom ersten | dem ersten',
    nth2: 'im zweiten | die zweiten | der zweite | die zweite | das zweite | den zweiten | beim zweiten | vom zweiten | dem zweiten',
    nth3: 'die dritten | der dritte | die dritte | das dritte | den dritten | beim dritten | vom dritten | dem dritten',
    nth4: 'der vierte | die vierte | das vierte | den vierten | dem vierten',
    nthLast: 'der letzte | die letzte | das letzte | den letzten | dem letzten',
    article: 'der | die | das | den | dem | des | ein | eine | einen | einem | zum | zur | beim',
    euro: 'euro | euros | eur | tacken | ocken | mause | kroten | eus | e',
    below: 'unter | unterhalb von | weniger als | billiger als | gunstiger als | fur unter',
    exactly: 'genau | exakt | punktgenau | glatt',
    under:
      'bis | bis zu | bis maximal | hochstens | allerhochstens | nicht mehr als | nix uber | nichts uber | keine | weniger wie | nicht teurer als | nicht uber | keine uber | maximal | maximum | max | limit von | budget von | budget',
    atMost:
      'hochstens | maximal | maximum | max | oder weniger | und weniger | abwarts | oder drunter | und drunter | oder billiger | nicht mehr | limit | ist das limit | tops',
    over: 'ubersteig* | uberschreit* | teurer als | uber | ab | mehr als | mindestens | nicht unter | nicht weniger als | aufwarts',
    atLeast: 'oder mehr | aufwarts | mindestens | und mehr',
    about: 'um die | rund | ca | circa | ungefahr | etwa | so um | um | so',
    between: 'zwischen | von',
    each: 'pro kopf | pro person | pro nase | jeder | je person | alleine | allein | mindestens | ab 2 | wie viele personen',
    something:
      'was | etwas | ein | eine | einen | welche* | such* | hatte gern* | mocht* | will | irgendwas | lieber',
    half: 'halbe | halben | halber | halbes | halbe portion',
    call: 'anrufen | ruf an | ruf ich an | ruf | telefon | erreich* | ans telefon',
    when: 'wann | ab wann | bis wann | um wieviel uhr | wie viel uhr | welche uhrzeit',
    origin:
      'woher | wo kommt der her | aus welcher region | aus welcher gegend | aus welchem gebiet | welche region | welche gegend',
    that: 'der mit | die mit | das mit | den mit | dem mit | den vom | den von | dem vom | der vom | die vom | das vom | der von | die von',
    inside: 'drin | dran | drinnen | enthalten',
    same: 'dieselben | uns | uns alle | fur alle | fur die gruppe',
  },
  it: {
    not: 'senza | sin | sans | without | ohne | no grazie | togli* | tolto | tolti | tolta | tolte | vietat* | proibit* | leva | levi | levate | non | ne | niente | nessun* | tranne | eccetto | escluso | esclusi | esclusa | nulla con | nemmeno | neanche | neppure | a parte | salvo | fuorche | evit*',
    dislike:
      'odio | odia | odiamo | detest* | non mi piac* | non gli piac* | non le piac* | non ci piac* | non sopporto | non sopporta | non amo | non ama | non voglio | non vogliamo | non vuole | mi fa schifo | mi fanno schifo | non mi va | non mi vanno | non vado matt* | non sono un fan',
    notHad: 'non avete | non c e | non ci sono | non ce',
    with: 'con | col | coi | che ha | che abbia | che contiene',
    but: 'ma | pero | piuttosto',
    rather: 'no aspetta | aspetta no | anzi | meglio un | meglio una | o meglio | cioe no | no meglio',
    and: 'e | ed | piu',
    or: 'o | ne | oppure',
    those:
      'di quelli | di quelle | quali con | di questi | di queste | tra quelli | tra quelle | tra questi | tra queste | di loro | fra quelli | fra questi | tra loro | di essi | dei precedenti',
    which:
      'quale e | quale ha | quale non | quale contien* | quale va | quali sono | quali hanno | quali non | qual e | quale costa | quale delle | quale dei | in quale | quale posso',
    other:
      'l altro | l altra | nell altro | nell altra | dell altro | dell altra | all altro | all altra | quell altro | quell altra | gli altri | le altre | i due altri | le due altre',
    both: 'i due | le due | entrambi | entrambe | tutti e due | tutte e due | dei due | delle due | fra i due | tra i due',
    difference:
      'differenz* | differiscono | distingu* | confront* | cosa cambia | cosa cambiano | che cambia',
    dearer: 'piu caro | piu cara | piu cari | piu care | costa di piu | costano di piu | costa piu',
    cheaper:
      'piu economic* | meno caro | meno cara | meno cari | meno care | costa meno | costano meno | costa di meno | costi meno | costino meno | costi di meno | piu convenient* | piu abbordabil*',
    together:
      'uno di ognuno | una di ognuna | uno per tipo | una per tipo | una di ogni | uno di ogni | insieme | in tutto | in totale | totale | tutto insieme | complessivamente',
    thatDay: 'quel giorno | quella sera | allora | lo stesso giorno | quella data',
    nth1: 'nel primo | nella prima | il primo | la prima | i primi | le prime | del primo | della prima',
    nth2: 'nel secondo | nella seconda | il secondo | la seconda | i secondi | le seconde | del secondo | della seconda',
    nth3: 'il terzo | la terza | del terzo | della terza',
    nth4: 'il quarto | la quarta | del quarto | della quarta',
    nthLast: 'l ultimo | l ultima | dell ultimo | dell ultima',
    article: 'il | lo | la | i | gli | le | l | del | della | dei | al | un | una | uno',
    euro: 'euri | euro | euri | eur | eurini | e',
    below: 'meno di | di meno di | sotto | sotto i | sotto gli | al di sotto di | inferiore a',
    exactly: 'esattamente | precisamente | esatti | precisi | giusti',
    under:
      'fino a | al massimo | non piu di | max | massimo | entro | entro i | non superi | non superino | non superi i | non oltre | non oltre i | non sopra | non sopra i | non vada oltre | non costi piu di | non costino piu di | niente sopra | niente sopra i | niente oltre | tetto di | budget di | budget',
    atMost:
      'al massimo | massimo | max | o meno | in giu | o di meno | e non di piu | al max | a dir tanto | non di piu | non oltre',
    over: 'superi | superino | supera | superi i | ecceda | costi piu di | piu di | oltre | sopra | sopra i | almeno | da | non meno di | superiore a',
    atLeast: 'o piu | in su | almeno | minimo',
    about: 'circa | intorno a | intorno ai | sui | sulle | attorno a | attorno ai | piu o meno | da',
    between: 'tra | fra | da',
    each: 'a testa | a persona | per persona | ciascuno | cadauno | per uno | per una persona | minimo | quante persone',
    something: 'qualcosa | un | una | uno | cosa | che | quale | quali | cerco | vorrei | voglio | qualche',
    half: 'mezza | mezze | mezza porzione',
    call: 'chiamare | chiamo | chiamarvi | telefono | telefonare | rispondete',
    when: 'che ora | che ore | quando | quali orari | fino a che ora',
    origin:
      'di dove e | da dove viene | da dove arriva | da che zona | di che zona | che zona | di che regione | da che regione | di quale regione | da quale regione',
    that: 'quello | quella | quelli | quelle',
    inside: 'dentro | c e dentro',
    same: 'gli stessi | noi | tutti noi | per tutti | per il gruppo',
  },
}
