import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Patterns } from './shape.ts'

/** Every way to take one word of each list: "no | tampoco", "puedo | puede", "comer" gives four phrases. */
const each = (...lists: readonly string[]): string[] =>
  lists
    .map((list) => list.split(' | '))
    .reduce((found, words) => found.flatMap((begin) => words.map((word) => `${begin} ${word}`.trim())), [''])

/**
 * Not being able, allowed or willing to eat something, as a grammar: who says it, in which form and with which verb makes no
 * difference. It only counts beside the name of a food.
 */
export const CANNOT: Record<Locale, Patterns> = {
  es: [
    ...each(
      'no | tampoco | nunca | ni',
      'puedo | puede | podemos | pueden | podria | podria | debo | debe | debemos | deben | quiero',
      'comer* | tomar* | probar* | ingerir* | consumir* | oler* | ni probar* | ni oler* | ni ver* | con',
    ),
    ...each(
      'no | tampoco | nunca | no lo | no la | no los | no las | no me | no le',
      'tolero | tolera | toleran | toleramos | soporto | soporta | soportan | aguanto | aguanta | digiero | digiere | digieren | asimilo | asimila | pruebo | prueba | prueban | como | come | comen | comemos | tomo | toma | toman | tomamos | consumo | consume',
    ),
    ...each('tampoco | no lo | no la | no los | no las', 'puedo | puede | podemos | pueden'),
    ...each(
      'me | le | les | nos',
      'sienta* | sento | cae* | hace* | pone* | da* | produce* | provoca*',
      '.. mal | .. fatal | .. malo | .. mala | .. malisim* | .. dano | .. alergia | .. reaccion | .. ronchas | .. urticaria | .. enfermo | .. enferma',
    ),
    ...each('me pongo | se pone | nos ponemos', '.. mal* | .. enferm* | .. fatal'),
    ...each(
      'ni | cero | nada de | ojo con | cuidado con | fuera',
      'verlo | verla | verlos | olerlo | probarlo',
    ),
    ...each('cero | nada de | ojo con | cuidado con | alejad* de | ni una pizca de', 'el | la | los | las |'),
    ...each('me | le | les | nos', 'sale* | da* | entra*', '.. ronchas | .. habones | .. chungo | .. picor*'),
    ...each('reacciono | reacciona | reaccionan', 'mal | fatal | muy mal', 'a | al | a la | a los'),
    ...each(
      'si quito | quitando | descartando | descartado | si descarto',
      '',
      'todo lo que lleva* | lo que lleva* | todo lo que tenga* | el | la | los |',
    ),
    ...each('me | le | les | nos | la | lo', 'mata | matan'),
    // "Me hincho a gambas" is a feast: only what somebody swells with.
    ...each(
      'me | se',
      'hincho | hincha | inflo | infla | ahogo | ahoga | asfixio | asfixia | broto | brota',
      'con | si como | si come | como un globo',
    ),
    ...each('con', '.. me | .. se', 'hincho | hincha | ahogo | ahoga | asfixio | asfixia | inflo | infla'),
    ...each('me pongo | se pone', 'como un globo | roj*'),
    ...each('me | le | lo | la', 'manda | mandan', 'al hospital | a urgencias'),
    ...each('me | le | les', 'pica* | da* picor en', 'la lengua | los labios | la garganta | la boca'),
    ...each('no | ni', 'toco | toca | tocan'),
    'me lo ha* prohibido',
    'no me deja*',
    'no le deja*',
  ].map((phrase) => phrase.trim()),
  en: [
    ...each(
      'can t | cant | cannot | can not | couldn t | mustn t | mustnt | must not | shouldn t | shouldnt | should not | may not | not allowed to | not supposed to | unable to | never',
      'eat | have | touch | take | tolerate | handle | digest | stomach | consume | process | do | go near | go anywhere near | be near | be around | cope with',
    ),
    ...each(
      'don t | dont | do not | doesn t | doesnt | does not | never | no longer',
      'eat | eats | tolerate | tolerates | touch | touches | do | digest | agree with | sit well with',
    ),
    ...each(
      'makes | make | made | gets | get',
      '.. ill | .. sick | .. poorly | .. swell | .. itch | .. vomit | .. bloated | .. hives | .. rash',
    ),
    ...each(
      'gives | give | gave',
      '.. rash | .. hives | .. reaction | .. headache* | .. cramps | .. bad stomach',
    ),
    ...each('upset* | wreck*', '.. stomach | .. tummy | .. gut'),
    ...each(
      'careful with | watch out for | mind the | keep .. away from | cut out | cutting out | swear off | lay off',
      '',
    ),
    ...each('a | is a | a definite', 'no no | no go'),
    ...each('can t | cant | cannot | couldn t', 'be having | be eating | be doing | be doin'),
    // "She's reight bad wi em": behind or before the food.
    ...each(
      'bad | really bad | reight bad | right bad | proper bad | dead bad | poorly',
      'with | wi',
      'nuts | em | them | it | eggs | milk | dairy | fish | shellfish | gluten',
    ),
    ...each('break* | breaks | comes | come', 'out in .. hives | out in .. rash | out in .. spots'),
    ...each('stay* | steer* | keep* | keeping', 'away from | clear of | off'),
    ...each('throat', 'closes | swells | itches'),
    ...each('react | reacts | reacted', 'badly to | to | very badly to'),
    ...each('kill | kills', 'me | him | her | them | us'),
    ...each('blow | blows | puff | puffs | swell | swells | balloon | balloons', 'up | like a balloon'),
    ...each(
      'send | sends | put | puts',
      'me | him | her',
      'in hospital | in the er | to hospital | to the er',
    ),
    ...each('won t | wont | will not', 'eat | touch | go near | have'),
    ...each(
      'lips | mouth | tongue | throat',
      'itch | itches | tingle | tingles | tingly | itchy | swell | swells when',
    ),
    'disagree* with',
    'brings .. out in',
    'banned',
  ].map((phrase) => phrase.trim()),
  fr: [
    ...each(
      'peux | peut | peuvent | pouvons | dois | doit | doivent | devons | veux | ai | a | ont | avons',
      'pas | plus | rien | jamais | surtout pas',
      'manger | prendre | avaler | consommer | digerer | toucher | gouter | tolerer | supporter | en manger | en prendre | y toucher',
    ),
    ...each('ai | a | as | ont | avons', 'pas', 'droit | le droit'),
    ...each(
      'supporte | supportes | supportent | supportons | tolere | tolerent | tolerons | digere | digerent | mange | manges | mangent | mangeons | prends | prend | prennent | prenons | consomme | consomment | bois | boit | touche',
      'pas | plus | mal | jamais | ni | aucun | aucune | rien',
    ),
    ...each(
      'rend | rendent | fait | font | donne | donnent',
      '.. malade | .. gonfler | .. plaques | .. boutons | .. reaction | .. mal',
    ),
    // "Ça me tue" is praise as often.
    ...each('me | le | la | les', 'tuerait | tueraient'),
    ...each('reagis | reagit | reagissent', 'mal | tres mal | fort', 'au | aux | a la | a l'),
    ...each('passe | passent | va | vont', 'pas | mal | plus', 'chez moi | chez elle | chez lui | chez nous'),
    ...each('gonfle | enfle | m etouffe | s etouffe', 'avec | si j | si elle | si il | comme un ballon'),
    ...each('avec', '.. je | .. elle | .. il', 'gonfle | enfle | m etouffe | s etouffe'),
    ...each('gratte | grattent | pique | piquent', 'la langue | la gorge | la bouche | les levres'),
    ...each('m | l | me | la | le', 'envoie | envoient', 'a l hopital | aux urgences'),
    ...each('fais | fait', 'une reaction | des reactions | de l urticaire', 'au | aux | a la | a l | avec'),
    ...each('me | lui | leur | nous', 'reussit pas | reussissent pas | passe pas | va pas | convient pas'),
    ...each(
      'zero | attention au | attention aux | attention a la | gare au | gare aux | faut pas de | surtout pas de',
      '',
    ),
  ].map((phrase) => phrase.trim()),
  de: [
    ...each(
      'kann | konnen | darf | durfen | soll | sollte | will | mag | esse | isst | essen | trinke | trinkt | nehme | nimmt | vertrage | vertragt | vertragen',
      'ich | er | sie | es | wir | man |',
      'kein* | nicht | gar kein* | gar nicht | auch kein* | auch nicht | nie | niemals | weder | uberhaupt nicht | uberhaupt kein* | leider kein* | leider nicht | absolut kein* | absolut nicht',
    ),
    ...each('vertrag*', '.. nicht | .. schlecht | .. kein*'),
    ...each('bekommt | bekommen | tut | tun', '.. nicht | .. schlecht | .. nicht gut'),
    ...each(
      'macht | machen | krieg* | bekomm*',
      '.. krank | .. ausschlag | .. pickel | .. juckreiz | .. bauchweh | .. bauchschmerzen | .. atemnot',
    ),
    ...each(
      'geht | gehen',
      'gar nicht | uberhaupt nicht | bei mir nicht | bei ihm nicht | bei ihr nicht | nicht',
    ),
    ...each(
      'vorsicht bei | aufpassen bei | achtung bei | null | tabu | ist tabu | sind tabu | auf keinen fall',
      '',
    ),
    ...each(
      'juckt | kribbelt | brennt',
      'mir die zunge | mir der hals | mir der mund | ihm die zunge | ihr die zunge',
    ),
    ...each('ruhre | ruhrt', 'kein* | nicht | niemals | nie'),
    ...each('reagier*', 'auf | schlecht auf | stark auf | heftig auf'),
    ...each('schwill* | schwell*', '.. an | .. zu'),
    ...each('krieg* | bekomm*', 'keine luft | .. keine luft | .. quaddeln'),
    ...each('geh | gehe | geht', 'auf wie | .. auf wie', 'ein'),
    ...each('lande* | bringt | bringen', '.. im krankenhaus | .. ins krankenhaus | .. in der notaufnahme'),
    ...each('bringt | bringen', 'mich um | ihn um | sie um | uns um'),
    'verboten',
  ].map((phrase) => phrase.trim().replace(/ +/g, ' ')),
  it: [
    ...each(
      'non | nemmeno | neanche | mai',
      'posso | puo | possiamo | possono | devo | deve | dobbiamo | devono | riesco a',
      'mangiare | mangiarlo | mangiarla | prendere | bere | assaggiare | toccare | assumere | ingerire | digerire | vedere',
    ),
    ...each(
      'non | non lo | non la | non li | non le | nemmeno | neanche | mai',
      'tollero | tollera | tollerano | tolleriamo | sopporto | sopporta | sopportano | reggo | regge | digerisco | digerisce | mangio | mangia | mangiano | mangiamo | prendo | prende | prendono | bevo | beve | assaggio',
    ),
    ...each('non | nemmeno | neanche | non lo | non la | non li | non le', 'posso | puo | possono'),
    ...each(
      'mi | gli | le | ci',
      'fa | fanno | da | danno | fa venire',
      '.. male | .. allergia | .. reazione | .. gonfiare | .. sfogo | .. orticaria | .. fastidio',
    ),
    ...each('prude | prudono | prudere | pizzica | pizzicano', 'la lingua | la gola | le labbra | la bocca'),
    ...each('non | nemmeno', 'tocca | tocco | toccano'),
    ...each('mi | lo | la | li', 'uccide | uccidono | ammazza | ammazzano'),
    ...each(
      'mi | gli | le | ci',
      'fa venire | fanno venire',
      '.. bolle | .. macchie | .. prurito | .. sfoghi',
    ),
    ...each('divento | diventa', 'un pallone | un palloncino | una mongolfiera | rosso | tutto rosso'),
    ...each('con | col | coi | coll', '.. mi gonfio | .. si gonfia | .. soffoco | .. soffoca'),
    ...each('mi | si', 'gonfio | gonfia | riempio | riempie', 'con | se | come un | di bolle | di macchie'),
    ...each('mi | le | gli', 'si chiude la gola | si gonfia la gola | si gonfia la faccia'),
    ...each('mi | la | lo', 'manda | mandano', 'in ospedale | all ospedale | al pronto soccorso'),
    ...each('sto | sta | stiamo', 'male', 'con | se mangio | se mangia'),
    ...each('reagisco | reagisce | reagiscono', 'male | malissimo', 'a | al | alla | ai | alle'),
    ...each('sto | sta', 'malissimo | da cani'),
    ...each('positivo | positiva | risultato positivo | risultata positiva', 'al | alla | alle | ai'),
    ...each('stare | starne | sto | sta', 'alla larga | lontano | lontana'),
    ...each(
      'attenzione a | attenzione al | attenzione alla | attenzione ai | occhio a | occhio al | occhio ai | zero | proibit*',
      '',
    ),
  ].map((phrase) => phrase.trim()),
}
