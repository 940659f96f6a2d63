import type { Kind } from '../kinds.ts'
import type { Lexicon } from './shape.ts'

/** Italian. Patterns: see forma.ts. */
export const it: Lexicon<Kind> = {
  words:
    'a abbiamo ai al alla alle allo altro altri anche ancora avete avremmo bel bella bene buon buona buone buoni buongiorno buonasera c che chi ci ciao cioe coi col come con cosa cose cui d da dai dal dalla dalle dall dei del della delle dello dell di dice dire dite dopo dove due e ed ecco era esco essere fa fare fate figlia figlio fino fra gia gli grazie ha hai hanno ho i il in io l la le lei li lo loro lui ma mai mangio me meno mi mia mie miei mio molto moglie marito ne nei nel nella nelle nello nell niente no noi non nostra nostro nulla o ogni oggi ora per perche pero piu poco poi posso possiamo potete potrei prego prima puo puoi puoi qua qual quale quali qualche qualcosa quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi questo qui sa sai salve sapete scusa se sei senza si sia siamo siete sono sta stai state su sua sul sulla suo sui ti tra troppo tua tuo tutta tutte tutti tutto un una uno va vado vai voglio voi volevo vorrei vorremmo vostra vostre vostri vostro vuole vuoi sarebbe sapere alberto alice aziendali bambina certo chiara figli forse gennaro grazia inverno mandi marco ordino penso quarto sento tranquillo trovo compagna ragazza ragazzo anni verso sempre',
  chat: {
    cmq: 'comunque',
    nn: 'non',
    x: 'per',
    xke: 'perche',
    xche: 'perche',
    k: 'che',
    ke: 'che',
    qnt: 'quanto',
    qnd: 'quando',
    tel: 'telefono',
    grz: 'grazie',
    grazi: 'grazie',
    pls: 'per favore',
    dv: 'dove',
    ce: 'c e',
    cè: 'c e',
    insta: 'instagram',
    ig: 'instagram',
    prenotaz: 'prenotazione',
    aperi: 'aperitivo',
    wa: 'whatsapp',
    risto: 'ristorante',
    celiachia: 'celiaco',
  },
  concepts: {
    price:
      'prezzo | prezzi | costa | costano | costo | quanto viene | quanto vengono | quanto fa | quanto costa* | quanto e | quanto sono | a quanto | quanto',
    cheap: 'piu economic* | meno car* | meno costos* | prezzo piu basso | piu conveniente',
    dear: 'piu costos* | prezzo piu alto | piu lussuos* | piu caro | piu cara | piu cari | piu care',
    range:
      'caro | cari | costoso | quanto si paga | si paga | prezzi | a persona | a testa | per persona | prezzo medio | prezzi medi | spesa media | scontrino medio | fascia di prezzo | quanto si spende | quanto spend* | quanto .. cena | quanto .. pranzo | quanto .. mangiare | budget | e caro | siete cari | e costoso | i prezzi | i vostri prezzi | che prezzi | conto',
    budget:
      'non troppo car* | non tanto car* | non .. car* | econom* | a buon mercato | abbordabil* | conveniente | poco costos* | non costos* | buon prezzo | qualita prezzo',
    under: 'meno di | sotto i | fino a | massimo | max | non piu di | al massimo',
    recommend:
      'sorprend* | consigli* | consiglia* | raccomand* | sugger* | proponete | specialita | piatto forte | piatti forti | piatto migliore | migliori piatti | il migliore | i migliori | cosa c e di buono | cosa avete di buono | di buono | cosa prendo | cosa prendiamo | cosa ordin* | cosa mangi* | imperdibil* | da non perdere | piatto tipico | tipic* | preferit* | cosa prov* | cosa vale | piu richiest* | piu buon* | cavallo di battaglia | assaggiare | scegliere | assolutamente provare | da provare | dobbiamo provare | prima volta | cosa mangio | cosa mangiamo | cosa ordino | cosa ordiniamo | qualcosa di leggero | ho voglia di | che .. prendiamo | quale .. prendiamo | che .. ordiniamo',
    ingredients:
      'cosa c e dentro | cosa c e nel* | che c e nel* | cosa contiene | ingredient* | di cosa e fatt* | com e fatt* | come e fatt* | come si fa | come viene | come lo fate | come la fate | cosa e | cos e | che cos e | che cosa e | cosa sono | cosa e | che e | in cosa consiste | composizione | fatto con cosa | preparat* | descri* | che ha dentro | c e dentro',
    have: 'avete | c e | ci sono | fate | servite | proponete | offrite | vendete | tenete | avreste | si trova | ce l avete | e possibile avere | vi e rimast*',
    what: 'che | quali | cosa | quale',
    eat: 'posso mangiare | puo mangiare | possono mangiare | possiamo mangiare | posso prendere | puo prendere | posso ordinare | cosa mangio | cosa prende | cosa posso | cosa puo | cosa possiamo | adatt* | opzion* | alternativ* | piatti | scelta per | va bene per | idone*',
    contains:
      'viene con | vengono con | contien* | contengono | contenere | dentro | include | ha dentro | hanno dentro | contiene | dentro c e | ha | hanno',
    in: 'nel | nella | nelle | nei | nell | negli | nello',
    inside: 'c e .. nel* | ci sono .. nel* | c e .. dentro',
    within: 'nel* .. ci sono | nel* .. c e',
    without:
      'senza | privo | privi | priva | libero da | non contien* | non contengono | no | evitare | non hanno | non ha | non conten* | non ci sono | che non',
    copula: 'e veg* | sono veg* | e senza | sono senza | e privo | sono privi | e priva',
    pairing:
      'abbin* | accompagn* | si sposa | sta bene con | va bene con | va con | vanno con | ci sta | ci beviamo | bere con | da bere con | accostare | pairing',
    spicy: 'piccant*',
    allergy:
      'allergi* | alergi* | intolleran* | intoleran* | celiac* | celiachia | non posso mangiare | non puo mangiare | non digerisco',
    cannot:
      'non prendo | non prende | non puo con | non assumo | non posso mangiare | non puo mangiare | non possono mangiare | non possiamo mangiare | non posso prendere | non puo prendere | non sopporto | non tollero | non tollera* | non digerisco | mi fa male | mi fanno male | gli fa male | le fa male | reagisco | vietat* | non mangio | non mangia | non mangiamo | niente | mi da fastidio | devo evitare | deve evitare | evit*',
    severe:
      'grave | gravi | sever* | anafila* | epipen | adrenalina | shock | molto allergic* | forte allergia | incinta | gravidanza | ospedale | pronto soccorso | rischio | rischi* | pericol* | mortale',
    trace: 'traccia | tracce | contaminazion* | crociata | contaminat*',
    guarantee:
      'garanti* | assicur* | sicuro che | sicuri che | al cento per cento | 100 | promett* | certezza | posso stare tranquill* | e sicuro',
    allergens:
      'allergene | allergeni | tabella allergeni | lista allergeni | elenco allergeni | info allergeni',
    vegan: 'vegan* | vegana | vegani | vegetale | origine animale | prodotti animali | plant based',
    vegetarian:
      'vegetarian* | veg | veggie | senza carne | non mangio carne | non mangia carne | non mangiamo carne | ne carne ne pesce | carne ne pesce | ne pesce ne carne',
    open: 'colazion* | brunch | apert* | apre | aprite | apri | aprono | apertura | chius* | chiud* | chiusura | orari | orario | a che ora | che ore | fino a che ora | che giorni | quando siete | quando apr* | quando chiud* | riposo settimanale | fino a tardi | giorno di chiusura | cucina chiude | turno | da che ora | a partire da che ora | da quando | che ora',
    now: 'adesso | ora | in questo momento | attualmente | proprio ora',
    today: 'oggi | stasera | questa sera | stamattina | oggi pomeriggio',
    tomorrow: 'domani',
    dayAfter: 'dopodomani | dopo domani',
    weekend: 'weekend | week end | fine settimana | fine settimane',
    lunch: 'pranzo | pranzi | pranzare | mezzogiorno | a pranzo',
    dinner: 'cena | cene | cenare | sera | a cena | di sera | stasera | serata | notte',
    come: 'venire | possiamo venire | posso venire | passare | si puo venire | veniamo | arrivare alle',
    where: 'dove',
    address:
      'dove siete | dove vi trov* | dove si trova* | dove e il ristorante | dov e | indirizzo | come arriv* | come ci si arriva | come si arriva | come ci arrivo | come raggiung* | raggiungervi | indicazioni | ubicazione | posizione | situat* | in che via | che via | dove state | sede',
    maps: 'mappa | mappe | maps | google maps | gps | coordinate | posizione',
    phone: 'telefono | telefonic* | numero | chiamar* | cellulare | recapito | telefonare | chiamo',
    email:
      'mail | email | e mail | posta elettronica | scrivervi | indirizzo mail | indirizzo email | indirizzo e mail',
    whatsapp: 'whatsapp | whats app | whatsap | wazzap',
    instagram: 'instagram | social | facebook | tiktok | pagina social',
    tripadvisor: 'tripadvisor | trip advisor | recensioni | valutazion*',
    human:
      'persona vera | persona reale | un umano | umano | parlare con qualcuno | parlare con una persona | parlare con il | parlare con un | parlare con | operatore | responsabile | titolare | contatt* | reclam* | lament* | direttore | assistenza clienti',
    profile:
      'mio profilo | profilo | mio account | account | accedere | registrarmi | registrazione | mia password',
    photos: 'foto | fotografie | immagini | galleria',
    terms: 'termini | condizioni | note legali | condizioni generali | termini e condizioni',
    privacy:
      'privacy | dati personali | protezione dei dati | informativa | gdpr | cookie | perche .. la mia mail | perche .. mia email | perche .. mio numero | perche .. mio telefono | i miei dati',
    bill: 'spendiamo | si spende | spenderemmo | spendere | in totale | totale | ci costa | ci costerebbe | ci viene a costare | verrebbe a costare | quanto paghiamo | si paga .. persona | a persona | a testa | il conto | quanto spend* | quanto si spend* | quanto si paga',
    max: 'quante persone | quanti coperti | massimo | al massimo | numero massimo | quanti possiamo | limite di persone | max',
    reserve: 'prenot* | riserv* | tavolo per | un tavolo | tavolo da | fissare un tavolo | tenermi un tavolo',
    table: 'tavolo | tavoli',
    available:
      'tavolo libero | tavoli liberi | posti liberi | posto per | disponib* | c e posto | ci sono posti | avete posto | e rimasto posto | libero | liberi | al completo | qualche tavolo | buco per',
    modify:
      'annull* | disdi* | disdett* | modific* | cambi* .. prenotazion* | spost* | posticip* | anticip* .. prenotazion* | la mia prenotazione | la nostra prenotazione | mia prenotazione | ho prenotato | abbiamo prenotato | ho una prenotazione | avevo prenotato | cancell* | conferm* .. prenotazione | cambiare orario | cambiare data',
    people: 'persone | ospiti | adulti | coperti | siamo | saremo | saremmo | in | gruppo | invitati | amici',
    menu: 'carta | menu | il menu | menù | listino | cosa si mangia',
    food: 'mangiare | piatti | piatto | cibo | cucina | portate | da mangiare | sfizio | secondi | secondo piatto | piatti principali | stuzzicare',
    wine: 'bottiglia | bottiglie | vino | vini | carta dei vini | lista dei vini | cantina | sommelier | bottiglia di vino | vinello',
    glass: 'calice | calici | al calice | al bicchiere | bicchiere | bicchieri | a bicchiere',
    organic: 'biologic* | bio | naturali | biodinamic*',
    grapes: 'che uva | che uve | quale uva | uva | uve | vitigno | vitigni | blend',
    vintage: 'annata | annate | che anno | di che anno | millesim*',
    winery: 'che cantina | quale cantina | produttore | chi lo produce | viticoltor*',
    dishFor:
      'che piatto .. vino | piatto .. questo vino | mangio .. questo vino | con questo vino | per questo vino | a questo vino | quale piatto | che piatto | con cosa | con che',
    portion:
      'porzion* | mezza porzione | mezze porzioni | da condividere | quanto e grande | quanti pezzi | dimension*',
    drink: 'bere | bevanda | bevande | bibita | bibite | da bere | qualcosa di fresco',
    local:
      'locale | locali | del posto | della zona | di zona | della regione | del territorio | di qui | autocton* | regional*',
    greet:
      'ciao | salve | buongiorno | buonasera | buon giorno | buona sera | hey | ehi | come stai | come va | buon pomeriggio',
    thanks:
      'grazie | grazie mille | molte grazie | ti ringrazio | vi ringrazio | perfetto | ottimo | gentilissim* | fantastico | benissimo',
    bye: 'arrivederci | a presto | ci vediamo | buona giornata | buona serata | buonanotte | buona notte | addio | alla prossima | a dopo | bye',
    identity:
      'sei un robot | sei un bot | robot | bot | chatbot | ia | ai artificiale | intelligenza artificiale | chi sei | cosa sei | sei umano | sei vero | sei una persona | siete umani | come ti chiami | il tuo nome | chatgpt | gpt | con chi parlo | sto parlando con | sei una macchina | una macchina sei | sei un essere umano | sei un umano | sei reale | una macchina',
    capabilities:
      'cosa puoi fare | cosa sai fare | che sai fare | cosa fai | aiuto | aiutami | aiutarmi | mi aiuti | puoi aiutarmi | a cosa servi | come funzioni | cosa posso chiederti | cosa posso chiedere | in cosa puoi | che cosa puoi',
    oos: 'campionato | chi vince | vincera | meteo | piove | piovera | che tempo | calcio | partita | serie a | compiti | matematica | poesia | barzelletta* | barzellette | politic* | presidente | bitcoin | cripto* | borsa valori | python | javascript | programmare | codice python | traduci* | tradurre | traduzione | capitale del* | film | netflix | hotel | albergo | volo per | voli | oroscopo | lotteria | notizie | elezioni | guerra | canzone | canta* | tema di | esame | radice quadrata | equazion* | quanti abitanti | chi ha vinto | sposami | mi ami | fidanzata | senso della vita | avvocato | noleggio auto | mal di | museo* | quanto fa | capitale | ha vinto | risultato',
    medical:
      'farmac* | medicin* | ibuprofene | dottore | medico | pastiglia | pastiglie | pillola | pillole | antistaminic* | antibiotic* | diabet* | sintom* | mal di testa | sbornia | pressione alta',
    inject:
      'prompt | istruzioni | ignora* | dimentica* | api | apikey | chiave api | chiavi | chiave segreta | modalita sviluppatore | modalita admin | fingi* | fai finta | comportati come | agisci come | jailbreak | database | altri clienti | altro cliente | dati dei clienti | dati degli | chi ha prenotato | prenotazioni di oggi | prenotazioni di stasera | elenco prenotazioni | lista prenotazioni | tutte le prenotazioni | token | password admin* | password dell admin* | da ora in poi | senza restrizioni | codice sorgente | sql | drop table | select from | sistema interno | rivela* | chi .. prenotato | ha prenotato | hanno prenotato | telefono dei clienti | nomi dei clienti | le tue regole | la tua configurazione | prenotazione a nome',
    freebie: 'gratis | gratuit* | offre la casa | omaggio | meta prezzo | senza pagare | codice sconto',
    claim:
      'confermalo | confermamelo | conferma che | mi ha detto | mi hanno detto | mi avete detto | proprietari* | titolare | il capo | promesso | di che | prometti*',
    about:
      'viene il nome | viene il vostro nome | perche vi chiamate | perche si chiama | perche .. nome | significa il nome | filosofia | storia | concetto | che tipo di ristorante | che ristorante | tipo di cucina | che cucina | la vostra cucina | stile di cucina | chi siete | parlami del ristorante | parlatemi del ristorante | sul ristorante | com e il ristorante | il vostro ristorante',
    chef: 'chef | cuoco | cuoca | chi cucina | cuochi | capocuoco',
  },
  topics: {
    parking:
      'parchegg* | posteggi* | parking | garage | posto auto | strisce blu | macchina | auto | veniamo in auto | lasciare la macchina | lasciare l auto | posti auto | parcheggi | posteggio',
    dogs: 'cane | cani | cagnolin* | animali | animale | gatto | pet friendly | amici a quattro zampe | labrador | barboncino | barbone | cocker | chihuahua | bulldog | beagle | terrier | yorkshire | bassotto | pastore tedesco | golden | husky | cagnolino | cagnolina | cucciolo | amico a quattro zampe | animali domestici | quattro zampe | bestiola',
    children:
      'seggiolone | seggioloni | passeggino | neonat* | bebe | con bambini | con i bambini | bambini piccoli | area giochi | area bimbi | fasciatoio | bimbi ammessi | adatto ai bambini | adatto a bambini | adatto alle famiglie | con un bambino | seggiolon* | passeggin* | per bambini piccoli | bambini sono | per famiglie | family friendly | kids friendly | cambiare il bambino | bimbo piccolo | neonato',
    accessibility:
      'sedia a rotelle | accessib* | disabil* | carrozzina | rampa | scale | scalini | gradini | ascensore | barriere | mobilita ridotta | gradino | deambulatore | stampelle | disabile | accesso disabili | bagno disabili | rotelle',
    terrace:
      'terrazza* | terrazzo | all aperto | fuori | esterno | dehors | giardino | patio | veranda | mangiare fuori | al sole | all esterno | tavoli fuori',
    payment:
      'carta di credito | accettate | carte di credito | con carta | con la carta | carte | bancomat | satispay | apple pay | google pay | amex | american express | visa | mastercard | paypal | bizum | buoni pasto | ticket restaurant | fattura | conto separato | conti separati | dividere il conto | contactless | contanti | pagament* | pagare con | pagare in | pagare alla romana | metodi di pagamento | pos | postepay | revolut | carta di debito | assegno | assegni',
    wifi: 'wifi | wi fi | internet | password del wifi',
    takeaway:
      'asporto | da asporto | portar via | portare via | take away | takeaway | ritiro | ritirare | da portar via | passare a prendere | passo a prendere | prendere e portare | portare a casa | doggy bag',
    delivery:
      'consegn* | a domicilio | domicilio | deliveroo | glovo | uber eats | just eat | delivery | portate a casa | fino in albergo | in hotel | spedite',
    dress_code:
      'dress code | abbigliamento | vestir* | vestit* | infradito | pantaloncini | costume da bagno | ciabatte | eleganti | cravatta | giacca | elegante | jeans | scarpe da ginnastica | camicia | come ci si veste | codice di abbigliamento',
    set_menu:
      'menu del giorno | menu fisso | menu pranzo | menu di lavoro | menu a prezzo fisso | prezzo fisso | piatto del giorno | pranzo di lavoro | menu turistico',
    tasting_menu:
      'menu degustazione | degustazione | percorso degustazione | menu a sorpresa | piu portate | a piu portate | cinque portate | sei portate | menu dello chef | carta bianca',
    gift_card:
      'buono regalo | buoni regalo | carta regalo | gift card | regalare una cena | regalare un pranzo | voucher | carte regalo | buoni da regalare | un regalo | regalare un | regalare una | come regalo | cofanetto',
    walk_in:
      'senza prenotare | senza prenotazione | bisogna prenotare | serve prenotare | serve la prenotazione | e necessario prenotare | obbligatorio prenotare | prenotazione obbligatoria | devo prenotare per forza | occorre prenotare | necessaria la prenotazione | si deve prenotare | senza aver prenotato | prenotare per forza | venire direttamente | presentarsi | presentarci | senza appuntamento | all improvviso | obbligo di prenotazione',
    events:
      'matrimoni* | evento | eventi | festa | feste | compleanno | battesimo | comunione | anniversario | cena aziendale | cresima | addio al | festeggiare | ricevimento | cerimoni* | matrimonio | azienda | aziendali | cene aziendali | feste private | laurea | diciottesimo | pensionamento',
    groups:
      'quante persone | massimo | quanti al massimo | gruppi | gruppo numeroso | gruppi numerosi | menu gruppi | menu per gruppi | comitiva | comitive | pullman | un gruppo | gruppo di | in gruppo | siamo un gruppo',
    corkage:
      'diritto di tappo | diritto tappo | portare .. vino | portare .. bottiglia | nostro vino | mio vino | vino nostro | propria bottiglia | nostra bottiglia | vino da casa',
    smoking: 'fumare | fumatori | sigarett* | svapare | sigaro | narghile | si fuma',
    music:
      'musica | musica dal vivo | concerto | concerti | dj | flamenco | karaoke | televisione | serate musicali | si balla | ballare | spettacolo | spettacoli | intrattenimento | animazione',
    halal: 'halal | musulman*',
    kosher: 'kosher | kasher | casher | ebre*',
    transport:
      'autobus | bus | treno | metro | metropolitana | tram | taxi | mezzi | mezzi pubblici | stazione | fermata | aeroporto | coi mezzi | con i mezzi | in treno | in autobus | in bus | navetta',
    private_room:
      'sala privata | saletta | saletta privata | spazio privato | sala riservata | area riservata | sala separata | privata | sala per noi | solo per noi | stanza | stanza privata | tutta per noi | riservata | salone privato | in disparte',
    cake: 'portare .. torta | torta di compleanno | nostra torta | torta nostra | candeline | torta da fuori | propria torta | porto la torta | portiamo la torta | se porto .. torta | portiamo noi la torta | una torta nostra | torta portata | venire con la torta',
    tips: 'mancia | mance | servizio incluso | coperto incluso | si paga il coperto | coperto | servizio e incluso | servizio e compreso | servizio compreso | servizio .. incluso | servizio .. compreso | lasciare qualcosa | coperto si paga | coperto a pagamento | quant e il coperto | quanto e il coperto',
    holidays:
      'festivo | festivi | festa nazionale | ferie | ferragosto | agosto | pasqua | vacanze | chiusura estiva | ponte | festivita | primo maggio | 25 aprile | 2 giugno | pasquetta | ognissanti | tutti i santi | befana | immacolata | 8 dicembre | giorni di festa | chiudete per | chiusura annuale',
    heating:
      'riscaldament* | riscaldat* | stufe | stufa | funghi riscaldanti | aria condizionata | climatizzat* | freddo | coperta | coperto il dehors | fa freddo | ventilator* | coperte | plaid | condizionat* | stufette',
    late: 'in ritardo | ritardo | arrivo tardi | arriviamo tardi | minuti di ritardo | tenete il tavolo | tardi | tenere il tavolo | per quanto tenete | facciamo tardi | un po tardi | nel traffico',
    promo:
      'sconto | sconti | promozion* | promo | offerta | offerte | coupon | happy hour | codice promozionale | studenti | convenzioni',
    languages:
      'parlate | lingue | lingua | inglese | italiano | tedesco | francese | menu in italiano | menu in inglese | si parla | che lingue | qualcuno parla | capite l italiano | spagnolo',
    jobs: 'lavoro | lavorare | assunzion* | assumete | curriculum | cv | camerier* | cercate personale | candidatura | posizioni aperte | personale | assum* | tirocinio | cercate qualcuno | cercate camerieri | cercate cuochi | lavorare da voi | lavorare con voi | stage',
    sea_view:
      'vista | vista mare | si vede il mare | fronte mare | panorama | panoramic* | tavoli vista | con vista | bella vista | affaccio',
    beach: 'spiaggia | sabbia | vicino al mare | lido | fare il bagno | mare vicino | bagnarsi | lungomare',
    suppliers:
      'comprate | dove comprate | fornitor* | da dove viene | da dove vengono | da dove arriva | provenienza | origine | biologic* | bio | di stagione | stagional* | e fresco | sono freschi | surgelat* | congelat* | chilometro zero | km 0 | allevamento | pescato | prodotti locali | prodotti sono locali | prodotti .. locali | prodotti .. freschi | prodotti del territorio | materie prime | produttori locali | arriva da dove | viene da dove | da dove .. arriva | da dove .. viene',
    cancellation:
      'penale | penali | costo .. cancell* | politica di cancellazione | cancellazione gratuita | disdire gratis | caparra | acconto | se non veniamo | entro quando .. disdire | entro quando .. cancellare',
    bike: 'bici | bicicletta | biciclette | monopattin* | rastrelliera',
    directions:
      'come arriv* | come si arriva | come vi trov* | indicazioni | come faccio ad arrivare | quale ingresso',
    attention: 'rispondete al telefono | quando .. chiamare | orari telefonic* | a che ora .. chiamare',
    other:
      'oggetti smarriti | ho dimenticato | ho perso | ho lasciato | bagno | bagni | toilette | colonnina | caricare | guardaroba | foto | stampa | newsletter | capienza | quanti tavoli | quanti coperti | quanti posti | corso di cucina',
  },
  allergens: {
    gluten: 'glutine | gluten | celiac* | celiachia | frumento | grano | orzo | segale',
    crustaceos: 'crostace* | gamber* | scampi | aragosta | granchio | astice',
    huevos: 'uovo | uova',
    pescado: 'pesce | pesci',
    cacahuetes: 'arachid* | nocciolin* americane | noccioline',
    soja: 'soia | soja',
    leche: 'latte | lattosio | latticin* | formaggi* | burro | panna | caseina',
    frutos_cascara: 'frutta a guscio | mandorl* | nocciol* | noce | noci | pistacch* | anacard* | pinol*',
    apio: 'sedano',
    mostaza: 'senape',
    sesamo: 'sesamo | tahina | tahini',
    sulfitos: 'solfit*',
    altramuces: 'lupino | lupini',
    moluscos: 'mollusc* | cozza | cozze | vongol* | calamar* | polpo | seppi* | ostric*',
  },
  allergenGroups: {
    shellfish: 'frutti di mare',
    nuts: 'frutta secca',
  },
  styles: {
    tinto: 'vino rosso = rosso | rossi | vino rosso | vini rossi',
    blanco: 'vino bianco = bianco | bianchi | vino bianco | vini bianchi',
    rosado: 'vino rosato = rosato | rosati | rose | vino rosato',
    espumoso:
      'spumante = spumant* | bollicin* | champagne | prosecco | frizzant* | cava | cavas | franciacorta | metodo classico',
    dulce:
      'vino dolce = vinello dolce | vino dolce | vini dolci | passito | passiti | moscato | vino da dessert | moscatel | vin santo',
    generoso:
      'sherry = sherry | jerez | manzanilla | fino di jerez | amontillado | liquoros* | porto | fondillon | marsala',
    naranja: 'vino arancione = vino arancione | vini arancioni | orange wine | macerat*',
  },
  kinds: {
    rice: 'riso = riso | risi | risotto* | arroz | risotti',
    paella: 'paella = paella* | paelle',
    fideua: 'fideuà = fideua*',
    fish: 'pesce = pesce | pesci | piatti di pesce | secondi di pesce',
    seafood: 'frutti di mare = frutti di mare | crostacei | molluschi | dal mare',
    octopus: 'polpo = polpo | polipo | polpi | pulpo',
    prawns: 'gamberi = gamber* | gambas | mazzancoll* | scampi',
    lobster: 'astice = astice | aragosta*',
    oysters: 'ostriche = ostric*',
    clams: 'vongole = vongol*',
    mussels: 'cozze = cozza | cozze',
    squid: 'calamari = calamar* | seppi* | totan*',
    tuna: 'tonno = tonno',
    cod: 'baccalà = baccala | merluzzo',
    hake: 'nasello = nasello',
    seabass: 'branzino = branzino | spigola',
    bream: 'orata = orata | orate',
    turbot: 'rombo = rombo',
    monkfish: 'rana pescatrice = rana pescatrice | coda di rospo',
    salmon: 'salmone = salmone',
    sardines: 'sardine = sardin* | sarde',
    anchovies: 'acciughe = acciug* | alici',
    meat: 'carne = carne | carni | piatti di carne | secondi di carne',
    beef: 'manzo = manzo | vitello | bue',
    steak: 'bistecca = bistecc* | entrecote | filetto | tagliata | fiorentina | costata',
    lamb: 'agnello = agnello | capretto',
    pork: 'maiale = maiale | porchetta | costine | maialino',
    ham: 'prosciutto = prosciutto | jamon',
    chicken: 'pollo = pollo | pollame',
    duck: 'anatra = anatra',
    partridge: 'pernice = pernice | selvaggina',
    rabbit: 'coniglio = coniglio',
    salad: 'insalata = insalat*',
    burrata: 'burrata = burrata*',
    croquettes: 'crocchette = crocchett* | croqueta*',
    fritters: 'frittelle = frittell*',
    potatoes: 'patate = patata | patate | bravas',
    soup: 'zuppa = zuppa | zuppe | vellutata | vellutate | minestra | minestrone',
    stew: 'stufato = stufato | spezzatino | umido | brasato',
    cheesecake: 'cheesecake = cheesecake* | torta di formaggio | torta al formaggio',
    icecream: 'gelato = gelato | gelati | sorbetto | sorbetti',
    flan: 'flan = flan | creme caramel | budino',
    chocolate: 'cioccolato = cioccolat*',
    cheese: 'formaggio = formaggi* | tagliere di formaggi',
    vegetables: 'verdure = verdur* | ortaggi | contorn* | dall orto',
    aubergine: 'melanzane = melanzan*',
    artichoke: 'carciofi = carciof*',
    mushrooms: 'funghi = fungo | funghi | champignon* | porcini',
    tomato: 'pomodoro = pomodor*',
    pumpkin: 'zucca = zucca',
    chickpeas: 'ceci = ceci | cece',
    pasta: 'pasta = pasta | primi piatti | gnocchi | primi',
    bread: 'pane = pane | pane fatto in casa | focaccia',
    hummus: 'hummus = hummus | humus',
    tartare: 'tartare = tartare | tartar | battuta',
    omelette: 'frittata = frittat* | omelette* | tortilla*',
    starters:
      'antipasti = antipast* | tapas | stuzzichin* | da condividere | sfizi | per cominciare | per iniziare | aperitivo',
    mains: 'secondi = secondi | secondo | piatti principali | piatto principale | secondi piatti',
    kids: 'piatti per bambini = menu bambini | menu per bambini | menu bimbi | menu per bimbi | piatti per bambini | piatti per i bambini | piatto bimbi | per bambini | per i bambini | per i bimbi | per i piccoli | per i piu piccoli | per mio figlio piccolo',
    dessert: 'dolce = dolce | dolci | dessert* | torta | torte | dolcetto',
    sushi: 'sushi = sushi | sashimi | maki',
    ramen: 'ramen = ramen',
    kebab: 'kebab = kebab* | durum',
    pizza: 'pizza = pizza | pizze',
    burger: 'hamburger = hamburger* | burger* | cheeseburger*',
    taco: 'tacos = taco | tacos | burrito* | fajita* | nachos | guacamole',
    schnitzel: 'cotoletta = schnitzel | cotolett* | milanese | scaloppin*',
    fondue: 'fonduta = fondue | fonduta | raclette',
    curry: 'curry = curry',
    noodles: 'noodles = noodles | wok | pad thai',
    sausage: 'salsicce = salsicc* | wurstel | chorizo',
    snails: 'lumache = lumac*',
    sandwich: 'panini = panino | panini | tramezzin* | sandwich* | toast',
    fries: 'patatine fritte = patatine | patatine fritte | patate fritte',
    pancakes: 'crêpe = crepe | crepes | waffle* | pancake*',
    tiramisu: 'tiramisù = tiramisu',
    eggs: 'uova = uova fritte | uova strapazzate | uovo fritto',
    foie: 'foie gras = foie*',
    ceviche: 'ceviche = ceviche*',
    gazpacho: 'gazpacho = gazpacho*',
    salmorejo: 'salmorejo = salmorejo*',
    spaghetti: 'spaghetti = spaghett*',
    ravioli: 'ravioli = raviol*',
    cannelloni: 'cannelloni = cannellon*',
    lasagne: 'lasagne = lasagn*',
    macaroni: 'maccheroni = maccheron* | penne',
    mozzarella: 'mozzarella = mozzarell* | caprese',
    brownie: 'brownie = brownie* | tortino al cioccolato',
    scallops: 'capesante = capesant*',
    crab: 'granchio = granchi*',
    turkey: 'tacchino = tacchino',
    trout: 'trota = trota | trote',
    sole: 'sogliola = sogliol*',
    mullet: 'triglie = trigli*',
    swordfish: 'pesce spada = pesce spada',
    eel: 'anguilla = anguill*',
    meatballs: 'polpette = polpett*',
    lentils: 'lenticchie = lenticchi*',
    avocado: 'avocado = avocado',
    truffle: 'tartufo = tartuf*',
    caviar: 'caviale = caviale',
    asparagus: 'asparagi = asparag*',
    spinach: 'spinaci = spinac*',
    cauliflower: 'cavolfiore = cavolfior*',
    fruit: 'frutta = frutta | macedonia',
    sangria: 'sangria = sangria*',
    beer: 'birra = birra | birre | alla spina | birretta',
    cocktail: 'cocktail = cocktail* | drink list',
    mojito: 'mojito = mojito* | margarita cocktail | caipirinha | spritz | aperol',
    gin: 'gin tonic = gin | gin tonic',
    soft: 'bibite = bibita | bibite | coca cola | coca | aranciata | limonata | cola | gassosa | chinotto',
    juice: 'succo = succo | succhi | spremut*',
    coffee: 'caffè = caffe | espresso | cappuccin* | macchiato | decaffeinato | caffettino',
    tea: 'tè = te verde | te nero | un te | tisan* | infus* | te caldo',
    vermouth: 'vermut = vermut* | vermouth*',
    water: 'acqua = acqua | acqua frizzante | acqua naturale | acqua del rubinetto',
    alcohol_free:
      'bevande analcoliche = analcolic* | senza alcol | senza alcool | senza alcolici | non bevo alcol | niente alcol | devo guidare | guido | mocktail*',
    spirits:
      'liquori = whisky | rum | vodka | liquor* | amaro | amari | grappa | digestiv* | limoncello | tequila',
  },
  weekdays: [
    'lunedi',
    'martedi',
    'mercoledi',
    'giovedi',
    'venerdi',
    'sabato | sabati',
    'domenica | domeniche',
  ],
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  feasts: {
    '12-24': 'vigilia | vigilia di natale',
    '12-25': 'natale | giorno di natale',
    '12-31': 'san silvestro | ultimo dell anno | capodanno cenone | cenone',
    '01-01': 'capodanno | primo dell anno',
    '01-06': 'epifania | befana',
  },
  numbers: { venticinque: 25, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60, cento: 100 },
}
