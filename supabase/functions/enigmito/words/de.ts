import type { Kind } from '../kinds.ts'
import type { Lexicon } from './shape.ts'

/** German. Patterns: see forma.ts. */
export const de: Lexicon<Kind> = {
  words:
    'ab aber alle alles als also am an auch auf aus bei beim bin bis bist bitte da dabei damit dann das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure euren fur gegen gern gerne gibt gibts guten gut gute hab habe haben habt hallo hat hatte hatten hier ich ihm ihn ihr ihre ihren im in ins ist ja jede jeden jetzt kann kannst kein keine keinen konnen konnt konnte konnten lieber mal man mein meine meinem meinen meiner mich mir mit mochte mochten muss mussen nach nein nicht nichts noch nun nur ob oder ohne schon sehr seid sein seine sich sie sind so soll sollen sollte uber um und uns unser unsere unseren unter viel viele vom von vor wann war waren warum was weil welche welchen welcher welches wenn wer wie wieviel will wir wird wo wollen wurde wurden zu zum zur zwischen danke sohn tochter frau mann hey moin servus gruss aushilfen hauses heisse kleiner nehmen private rosen schreib stimmt warte weiter winter friert winterzeit walter draussen aussen freundin freund seit jahren jahre lieb irgendwas irgendetwas andere anderes immer nie oft',
  chat: {
    bzgl: 'wegen',
    tel: 'telefon',
    nr: 'nummer',
    telefonnr: 'telefonnummer',
    telnr: 'telefonnummer',
    handynr: 'handynummer',
    lg: 'gruss',
    vlt: 'vielleicht',
    evtl: 'vielleicht',
    pers: 'personen',
    whatsap: 'whatsapp',
    insta: 'instagram',
    resi: 'reservierung',
    thx: 'danke',
    thanks: 'danke',
    bsp: 'beispiel',
    wielange: 'wie lange',
    u: 'und',
    n: 'ein',
    ne: 'eine',
    nen: 'einen',
    habts: 'habt',
    gehts: 'geht es',
    gibts: 'gibt es',
    isses: 'ist es',
    isn: 'ist ein',
    vegi: 'vegetarisch',
    wifi: 'wlan',
  },
  concepts: {
    price:
      'preis* | kostet | kosten | kostenpunkt | wie viel | wieviel | was kost* | wie teuer | preislich | was macht | was nehmt ihr',
    cheap: 'billigste* | gunstigste* | preiswerteste* | am billigsten | am gunstigsten | niedrigste* preis',
    dear: 'teuerste* | am teuersten | kostspieligste* | hochste* preis',
    range:
      'teuer | preise | pro person | pro kopf | pro nase | durchschnitt* | preisklasse | preisspanne | preisniveau | preislage | was muss man .. rechnen | rechnen | womit muss | mit wie viel | wie viel .. ausgeben | was gibt man .. aus | budget | ist es teuer | seid ihr teuer | teuer bei euch | wie teuer ist es | was kostet ein essen | was kostet ein abendessen | kostet ein essen | kostet essen | eure preise | die preise | preise so | zirka kostet',
    budget:
      'nicht zu teuer* | nicht so teuer* | nicht teuer* | nicht allzu teuer* | gunstig | gunstige* | gunstiger* | preiswert* | bezahlbar* | billig | billige* | erschwinglich* | preis leistung',
    under: 'unter | weniger als | bis | maximal | max | hochstens | bis zu',
    recommend:
      'uberrasch* | empfehl* | empfiehl* | empfohlen | vorschlag* | schlagt ihr vor | tipp | tipps | spezialitat* | lieblings* | was ist gut | was schmeckt | am besten | beste gericht | besten gerichte | beste | bestes | must have | muss man probier* | unbedingt probier* | was nehme ich | was soll ich | was sollte ich | was sollen wir | was lohnt | beliebt* | hausspezialitat* | renner | signature | typisch* | was bestell* | leckeres | lecker | was bestellen wir | was soll ich bestellen | erstes mal | zum ersten mal | etwas leichtes | was leichtes | worauf .. lust | lust auf | was esse ich | was essen wir | welche* .. nehmen | welche* .. bestellen | was .. nehmen | was .. bestellen',
    ingredients:
      'was ist | was ist in | was ist im | was ist drin | was ist da drin | zutat* | woraus | was enthalt | was steckt | besteht | wie wird | wie ist der | wie ist die | wie ist das | was ist der | was ist die | was ist das | was ist ein | was sind | was genau ist | wie macht ihr | zubereitet | zubereitung | beschreib* | was bedeutet | was heisst | was gehort | womit ist | drin | was kommt .. rein | wie wird .. gemacht | da drin | ist drin',
    have: 'habt ihr | haben sie | hatten sie | hattet ihr | gibt es | gibt s | bietet ihr | bieten sie | macht ihr | serviert ihr | servieren sie | fuhrt ihr | fuhren sie | verkauft ihr | kriegt man | bekommt man | bekomme ich | kann man bei euch | auf der karte | im angebot',
    what: 'welche | welcher | welches | welchen | was',
    eat: 'kann ich essen | darf ich essen | kann ich bestellen | kann er essen | kann sie essen | darf er essen | darf sie essen | kann man essen | essen kann | essen darf | geeignet* | option* | moglichkeit* | auswahl | gerichte | was kann ich | was konnen wir | was darf | was geht | vertragen | passt fur | was bleibt | was konnt ihr | was gibt es fur | was nimmt',
    contains:
      'kommt mit | kommen mit | enthalt* | enthalten | beinhalt* | drin | drinnen | steckt .. in | ist da | hat .. drin | hat der | hat die | hat das | hat euer | hat eure | haben die | haben eure',
    in: 'im | in der | in den | in dem | in eurer | in eurem',
    inside: 'ist .. im | ist .. in | sind .. im | sind .. in | ist im | sind im',
    within: 'ist in | ist im | sind in | sind im | ist in der | ist in den | sind in den',
    without:
      'ohne | *frei | *freie | *freies | *freien | *freier | frei von | frei | freie | freies | keine | kein | keinen | nicht enthalt* | vermeiden | kein* | nichts mit',
    copula: 'ist der | ist die | ist das | sind die | ist euer | ist eure | ist es | sind eure',
    pairing:
      'passt zu | passt zum | passt zur | passt gut | passen zu | passen zum | passt dazu | dazu | weinbegleitung | begleit* | harmonier* | pass* .. wein | trinkt man zu | trinkt man zum | weinempfehlung zu* | zum essen | kombinier*',
    spicy: 'scharf* | pikant*',
    allergy:
      'allergi* | alergi* | unvertraglich* | intoleran* | zoliak* | vertrage kein* | vertragt kein* | darf kein* | kann kein*',
    cannot:
      'geht nicht | lasse weg | meide* | verzichte auf | darf nicht | darf kein* | darf ich nicht | darf ich kein* | darf er kein* | darf sie kein* | durfen kein* | durfen nicht | kann kein* | kann nicht .. essen | vertrag* kein* | vertrag* nicht | vertrag* weder | nicht vertrag* | vertrage ich nicht | vertragt er nicht | vertragt sie nicht | reagier* | bekommt mir nicht | esse kein* | isst kein* | essen kein* | isst weder | esse weder | muss .. meiden | meiden | vermeid* | verzichte*',
    severe:
      'schwer* allergie | schwere allergi* | schwere | schweren | schwerer | starke* | stark | anaphyla* | epipen | notfallset | notfall | lebensgefahr* | lebensbedrohlich* | hochgradig | schwanger* | krankenhaus | risiko | gefahrlich | schock',
    trace: 'spur | spuren | kreuzkontamination* | kontamin* | kontaminier* | gleiche fritteuse',
    guarantee:
      'garantier* | garantie | versichern | zusichern | versprechen | versprecht | hundertprozent* | 100 | ganz sicher | absolut sicher | sicher sein | sicherstellen | ausschliessen',
    allergens:
      'allergen | allergene | allergenen | allergenkarte | allergenliste | allergeninfo* | allergenkennzeichnung | allergiker info*',
    vegan: 'vegan* | pflanzlich* | rein pflanzlich* | tierisch* | tierprodukt*',
    vegetarian:
      'vegetar* | vegetarier* | veggie* | fleischlos* | ohne fleisch | kein fleisch | fleischfrei | weder fleisch noch fisch | fleisch noch fisch | kein fleisch und kein* fisch | weder fisch noch fleisch',
    open: 'fruhstuck* | brunch | offen | geoffnet* | offnet | offnen | offnungszeit* | aufmach* | macht .. auf | macht .. zu | auf habt | habt .. auf | hat .. auf | habt .. offen | geschlossen | schliesst | schliessen | zu habt | habt .. zu | ruhetag* | wann | um wie viel uhr | wie lange | uhrzeit* | zeiten | bis wann | ab wann | kuche offen | warme kuche | wie viel uhr | um wieviel uhr',
    now: 'jetzt | gerade | momentan | im moment | derzeit | aktuell',
    today: 'heute | heut | heute abend | heute mittag',
    tomorrow: 'morgen',
    dayAfter: 'ubermorgen',
    weekend: 'wochenende | wochenenden | am we',
    lunch: 'mittag | mittags | mittagessen | mittagstisch | lunch | nachmittag*',
    dinner: 'abend | abends | abendessen | dinner | nachts',
    come: 'kommen | vorbeikommen | vorbei schauen | vorbeischauen | hingehen | besuchen',
    where: 'wo',
    address:
      'wo seid ihr | wo sind sie | wo ist das restaurant | wo liegt | wo findet man euch | wo finde ich euch | wo finden wir euch | wo genau | wo befindet | adresse | anschrift | anfahrt | wie komme ich | wie kommt man | wie kommen wir | weg zu euch | standort | strasse | lage | hinkommen | hinfinden | wegbeschreibung',
    maps: 'google maps | maps | stadtplan | landkarte | gps | koordinaten | navi | maps link',
    phone:
      'telefon* | telefonnummer | handynummer | nummer | anrufen | rufnummer | handy | durchrufen | anruf | erreich* .. telefonisch | telefonisch',
    email: 'mail | mails | e mail | email | emailadresse | mailadresse | schreiben',
    whatsapp: 'whatsapp | whats app',
    instagram: 'instagram | social media | soziale medien | soziale netzwerke | facebook | tiktok',
    tripadvisor: 'tripadvisor | trip advisor | bewertung* | rezension*',
    human:
      'echter mensch | echten menschen | mit einem menschen | mensch | mit jemandem | jemand sprechen | jemanden sprechen | mitarbeiter* | ansprechpartner | chef sprechen | geschaftsfuhr* | inhaber | kontakt* | erreich* | beschwer* | reklam* | kundenservice | person sprechen',
    profile:
      'mein profil | profil | mein konto | benutzerkonto | anmelden | einloggen | registrieren | mein passwort | kundenkonto',
    photos: 'foto | fotos | bilder | bild | galerie | wie sieht .. aus',
    terms: 'agb | geschaftsbedingungen | nutzungsbedingungen | impressum | rechtliche hinweise',
    privacy:
      'datenschutz* | personenbezogene* | dsgvo | cookies | warum .. meine e mail | warum .. meine mail | warum .. meine nummer | warum .. meine telefonnummer | wozu .. meine | meine daten',
    bill: 'kostet uns | kostet uns das | kostet der abend | insgesamt | gesamt | wird die rechnung | rechnung .. genau | was zahlt man | zahlt man | zahlen wir | geben .. aus | ausgeben | pro person | pro kopf | muss man rechnen | was geben wir aus | wie viel geben wir aus | wie viel zahlt man',
    max: 'wie viele personen | wieviele personen | wie viele leute | maximal | maximum | hochstens | max | hochstzahl | grosste gruppe | personenzahl',
    reserve:
      'reservier* | tisch fur | einen tisch | ein tisch | tisch bestell* | platz reserv* | buchen | buchung',
    table: 'tisch | tische',
    available:
      'tisch frei | tische frei | freie tische | freier tisch | freien tisch | noch frei | platz frei | platze frei | noch platz | verfugbar* | ausgebucht | noch was frei | platz fur | was frei',
    modify:
      'stornier* | absag* | verschieb* | umbuch* | ander* .. reservier* | reservierung .. ander* | meine reservierung | unsere reservierung | meine buchung | unsere buchung | habe reserviert | haben reserviert | hatte reserviert | hab reserviert | habe .. reserviert | haben .. reserviert | eine reservierung fur .. unter | reservierung bestatig* | abbestellen | canceln | verleg*',
    people:
      'personen | leute | gaste | erwachsene | wir sind | wir waren | zu zweit | gruppe | freunde | mann hoch | kollegen',
    menu: 'karte | speisekarte | menu | menukarte | die karte | speisen | was gibt es zu essen | was gibt es bei euch',
    food: 'essen | gericht | gerichte | speise | speisen | kuche | mahlzeit | snack* ',
    wine: 'flasche | flaschen | wein | weine | weins | weinkarte | weinkeller | sommelier | flasche wein | weinchen | hauswein | vino | biowein* | naturwein*',
    glass:
      'glas | glaser | glasweise | offene weine | offener wein | offenen wein | offen ausgeschenkt | im glas | schoppen | viertel',
    organic: 'bio | biologisch* | biowein* | naturwein* | biodynam* | okologisch* | bioweine',
    grapes: 'welche traube* | welche rebsorte* | rebsorte* | traube | trauben | cuvee',
    vintage: 'jahrgang* | welches jahr | aus welchem jahr',
    winery: 'weingut* | winzer* | kellerei* | hersteller | wer macht den',
    dishFor:
      'gericht .. diesem wein | essen .. diesem wein | zu diesem wein | passt zu dem wein | zu dem wein | welches gericht | welche speise* | was passt dazu | wozu passt',
    portion: 'portion* | halbe portion* | wie gross | grosse | zum teilen | teilen | wie viele stuck*',
    drink: 'getrank* | trinken | zu trinken | was zu trinken | erfrischung*',
    local:
      'lokal* | regional* | aus der region | aus der gegend | aus der umgebung | von hier | aus der nahe | heimisch* | hiesig*',
    greet:
      'hallo | hi | hey | guten tag | guten morgen | guten abend | moin | servus | gruss gott | gruezi | na | tag | wie geht es | wie gehts',
    thanks:
      'danke | dankeschon | vielen dank | danke schon | besten dank | super | perfekt | toll | prima | klasse | top danke | lieb von',
    bye: 'tschuss | tschuess | auf wiedersehen | bis bald | bis dann | ciao | wiedersehen | schonen tag | schonen abend | bis spater | gute nacht | mach es gut | machs gut',
    identity:
      'bist du ein bot | bist du ein roboter | bot | roboter | chatbot | ki | kunstliche intelligenz | maschine | wer bist du | was bist du | bist du ein mensch | bist du echt | wie heisst du | dein name | sind sie ein mensch | sind sie ein bot | chatgpt | gpt | mit wem schreibe | mit wem spreche | ein echter',
    capabilities:
      'was kannst du | was konnen sie | was kannst | wie kannst du .. helfen | kannst du mir helfen | konnen sie mir helfen | hilfe | hilf mir | helfen | wobei | wofur bist du | was weisst du | was kann ich fragen | was kann ich dich fragen | wie funktionierst',
    oos: '*kanzler | meisterschaft | wetter | regnet | regen | fussball | bundesliga | spielstand | hausaufgabe* | mathe | mathematik | gedicht* | witz | witze | politik* | prasident* | kanzler* | bitcoin | krypto* | borse | aktie* | python | javascript | programmier* | ubersetz* | hauptstadt | film | filme | netflix | hotel | hotels | flug | fluge | horoskop | lotto | nachrichten | wahl | wahlen | krieg | lied | singen | aufsatz | prufung | wurzel aus | gleichung* | einwohner | wer hat gewonnen | heirate | liebst du | freundin | sinn des lebens | anwalt | mietwagen | antihistamin* | museum | sehenswurdigkeit* | gespielt | bayern | wie viel ist | was ist .. mal',
    medical:
      'medikament* | tablette* | ibuprofen | arzt | arztin | antihistaminik* | antibiotik* | diabet* | symptom* | kopfschmerz* | pille* | kater | bluthochdruck',
    inject:
      'prompt | systemprompt | anweisungen | instruktionen | ignorier* | vergiss | api | apikey | api schlussel | schlussel | geheim* | entwicklermodus | admin modus | tu so als | verhalte dich | spiel* .. rolle | jailbreak | datenbank | andere gaste | anderer gaste | anderen gaste | kundendaten | gastedaten | wer hat reserviert | wer hat heute reserviert | alle reservierungen | reservierungen von heute | liste der reservierungen | token | admin passwort | passwort vom | ab jetzt bist du | ohne einschrankung* | quellcode | sql | drop table | select from | intern | verrate | wer .. reserviert | hat .. reserviert | haben .. reserviert | namen und telefon* | telefonnummern der | daten der gaste | deine regeln | deine konfiguration | reservierung auf den namen',
    freebie:
      'gratis | kostenlos* | umsonst | geschenkt | aufs haus | halber preis | zum halben preis | rabattcode',
    claim:
      'bestatige das | bestatige mir | bestatig* es | hat mir gesagt | haben mir gesagt | hat gesagt | besitzer* | eigentumer* | chef hat | versprochen | sag dass | sag einfach',
    about:
      'woher .. name | bedeutet der name | warum heisst | warum .. name | philosophie | geschichte | konzept | was fur ein restaurant | was fur eine kuche | welche kuche | art von kuche | kuchenstil | uber euch | uber das restaurant | uber ihr restaurant | was zeichnet euch | stellt euch vor | wofur steht | kuchenrichtung | welche art',
    chef: 'koch | kochin | chefkoch | kuchenchef* | wer kocht | koche',
  },
  topics: {
    parking:
      'park* | parkplatz* | parkplatze | parken | parkhaus | tiefgarage | garage | stellplatz* | auto | autos | pkw | wagen | mit dem auto | auto abstellen | auto stehen lassen',
    dogs: 'hund | hunde* | haustier* | vierbeiner | katze | tiere | dackel | labrador | pudel | cocker | chihuahua | bulldogge | beagle | terrier | yorkshire | golden retriever | schaferhund | husky | welpe | vierbeiner* | fellnase | wauwau',
    children:
      'hochstuhl* | kinderstuhl* | kinderwagen | kinderfreundlich* | mit kindern | mit kind | mit baby | baby | babys | kleinkind* | spielplatz | spielecke | wickeltisch | wickelraum | kinder willkommen | kinder mitbringen | familienfreundlich* | kinderfreundlich | mit den kindern | kleine kinder | kleinen kindern | kindgerecht* | wickeln | buggy',
    accessibility:
      'rollstuhl* | barrierefrei* | behindert* | behindertengerecht* | rampe | treppe* | stufen | aufzug | fahrstuhl | gehbehindert* | rollator | ebenerdig | stufe | barrieren | gehhilfe | krucken',
    terrace:
      'terrasse* | draussen | im freien | aussenbereich | aussenplatz* | garten | freisitz | biergarten | an der frischen luft | in der sonne sitzen',
    payment:
      'zahl* | nehmt ihr karte* | karten akzept* | akzeptiert ihr | akzeptieren sie | bezahl* | ec karte | kreditkarte* | kartenzahlung | mit karte | bar zahlen | bargeld | barzahlung | girocard | apple pay | google pay | amex | american express | visa | mastercard | paypal | bizum | rechnung | getrennt zahlen | kontaktlos | barzahl* | in bar | zahlungsart* | zahlungsmittel | zusammen oder getrennt | rechnung teilen | visakarte | mit handy | mit dem handy',
    wifi: 'wlan | wifi | wi fi | internet | wlan passwort',
    takeaway:
      'mitnehm* | zum mitnehmen | abhol* | take away | takeaway | to go | ausser haus | abzuholen | vorbestellen und abholen | doggy bag | reste einpacken',
    delivery:
      'liefer* | lieferservice | lieferdienst | lieferando | uber eats | nach hause bring* | glovo | bringt ihr .. nach hause | nach hause | ins hotel | zu uns bringen | foodora | wolt',
    dress_code:
      'dresscode | dress code | kleiderordnung | anzieh* | kleidung | kurze hose* | shorts | flip flops | badehose | krawatte | sakko | schick machen | schick anziehen | schick sein | schick kleid* | sich schick | schicke kleid* | elegant | jeans | jogginghose | sneaker | sandalen | badesachen | was zieht man an',
    set_menu:
      'tagesmenu | mittagsmenu | menu des tages | tagesgericht | tageskarte | tagesempfehlung* | mittagstisch | mittagskarte | festes menu | festpreis* | menu del dia',
    tasting_menu:
      'degustation* | probiermenu | tasting | degustationsmenu | uberraschungsmenu | mehrgangig* | gange menu | verkostungsmenu | mehreren gangen | mehrere gange | mehrgang* | funf gange | sechs gange | gangen | gange',
    gift_card:
      'gutschein* | geschenkgutschein* | geschenkkarte* | verschenken | abendessen verschenken | essen verschenken | als geschenk | geschenk | schenken',
    walk_in:
      'ohne reserv* | ohne reservierung | muss man reservieren | muss ich reservieren | mussen wir reservieren | reservierung notig | reservierung notwendig | reservierungspflicht | einfach vorbeikommen | spontan | einfach so kommen | reservieren mussen | reservierung erforderlich | vorher reservieren | spontan vorbeikommen | reservieren muss | ohne anmeldung | ohne tisch zu reservieren | laufkundschaft',
    events:
      'hochzeit* | feier | feiern | feiert | event* | veranstaltung* | geburtstag* | taufe | kommunion | konfirmation | firmenfeier* | weihnachtsfeier* | jubilaum | junggesell* | fest | firmenessen | betriebsfeier | hochzeitsfeier | geburtstagsfeier | familienfeier | polterabend',
    groups:
      'wie viele personen | wie viele leute | maximal* | hochstens | maximum | gruppen | grosse gruppe | grosse gruppen | grossere gruppe* | gruppenmenu | reisegruppe | busgruppe | gesellschaft* | gruppe von | eine gruppe | wir sind eine gruppe | als gruppe',
    corkage:
      'korkgeld | eigenen wein | eigener wein | eigene flasche | wein mitbring* | flasche mitbring* | unseren wein | selbst mitgebracht* | mitgebracht* wein',
    smoking: 'rauch* | raucher* | zigarett* | dampfen | vapen | shisha | zigarre*',
    music:
      'musik | livemusik | live musik | konzert* | band | dj | flamenco | karaoke | fernseher | live band | tanzen | unterhaltung | auftritt* | live auftritt*',
    halal: 'halal | moslem* | muslim*',
    kosher: 'koscher | kosher | judisch* | koscher*',
    transport:
      'bus | bahn | zug | ubahn | u bahn | s bahn | strassenbahn | tram | taxi | taxis | offentlich* | haltestelle | bahnhof | flughafen | offis | mit offentlichen | mit bus | buslinie | mit der bahn | mit dem zug | shuttle',
    private_room:
      'nebenraum | separater raum | separaten raum | separee | privatraum | eigenen raum | eigener raum | privater raum | privaten raum | extra raum | raum fur uns | nur fur uns | nebenzimmer | raum fur sich | raum nur | abgetrennt* | eigenes zimmer | separates zimmer | separate* raum | raum mieten | ganzen raum | raum allein | extra zimmer | privat essen',
    cake: 'kuchen mitbring* | torte mitbring* | eigene torte | eigenen kuchen | eigener kuchen | geburtstagstorte | geburtstagskuchen | tellergeld | kerzen | kuchen mitbringen | torte mitbringen | kuchen selbst | torte selbst',
    tips: 'trinkgeld* | bedienung inklusive | servicegebuhr | bedienung enthalten | service inklusive | service enthalten | bedienungsgeld',
    holidays:
      'feiertag* | feiertage | ferien | betriebsferien | ostern | urlaub | august geschlossen | pfingsten | betriebsurlaub | himmelfahrt | tag der arbeit | erster mai | ersten mai | karfreitag | allerheiligen | bruckentag* | feiertags | sommerpause | winterpause | schliesst ihr .. urlaub',
    heating:
      'heizung | heizstrahler* | heizpilz* | beheizt* | geheizt | klimaanlage | klimatisiert | kalt | uberdacht* | decken | ist es kalt | friert man | warmestrahler | decke | ventilator | klima',
    late: 'verspat* | zu spat | spater kommen | minuten spater | tisch frei gehalten | tisch halten | haltet ihr .. tisch | kommen spater | paar minuten spater | spater dran | verspaten | im stau | wie lange haltet | tisch freihalten | tisch .. frei',
    promo:
      'rabatt* | aktion | aktionen | angebot | angebote | happy hour | coupon* | gutscheincode | studenten* | ermassig* | sonderangebot* | gutscheincode* | rabattcode*',
    languages:
      'sprecht ihr | sprechen sie | spricht jemand | sprachen | sprache | deutsch | englisch | franzosisch | deutsche karte | karte auf deutsch | karte auf englisch | versteht man | versteht ihr | auf deutsch | auf englisch | fremdsprachen | italienisch | spanisch sprechen',
    jobs: 'job | jobs | arbeiten | bewerb* | stelle | stellen | aushilfe | lebenslauf | kellner* | mitarbeiten | sucht ihr leute | personal gesucht | personal | mitarbeiter* | stellenangebot* | aushilfe* | offene stellen | als kellner | als koch | minijob | ausbildung | praktikum',
    sea_view:
      'meerblick | blick | aussicht | blick aufs meer | meer sehen | ausblick | fensterplatz | am fenster | sieht man .. meer | meer zu sehen | blick auf | meeresblick | tisch .. meer | fenster .. meer | mit aussicht | seeblick | blick auf das meer | direkt am wasser',
    beach: 'strand | strandnah* | am meer | sandstrand | nah am meer | baden gehen | am wasser | zum baden',
    suppliers:
      'kauft ihr | wo kauft | lieferant* | woher kommt | woher kommen | woher stammt | woher bezieht | herkunft | bio | biologisch* | saisonal* | ist .. frisch | sind .. frisch | tiefgekuhlt* | gefroren* | wildfang | zucht | nachhaltig* | produkte aus | produkte .. region | zutaten aus | regionale produkte | regionale zutaten | lokale produkte | produkte regional | kommt .. fisch her | kommt .. fleisch her | wo kommt .. her | bezieht ihr',
    cancellation:
      'storno* | stornier* | stornogebuhr* | absagegebuhr* | kostenlos absagen | anzahlung | nicht erscheinen | no show | bis wann .. absagen',
    bike: 'fahrrad | fahrrader | rad | rader | e bike | roller',
    directions: 'wie komm* | wegbeschreibung | anfahrt | welcher eingang | wie finde ich',
    attention:
      'telefonisch erreichbar | wann .. anrufen | telefonzeiten | wann erreich* | gehen sie ans telefon',
    other:
      'fundsache* | vergessen | verloren | liegen gelassen | liegen lassen | toilette* | wc | ladesaule* | laden | garderobe | fotos | presse | newsletter | kapazitat | wie viele tische | wie viele platze | sitzplatze | kochkurs*',
  },
  allergens: {
    gluten: 'gluten* | zoliak* | weizen* | roggen | gerste',
    crustaceos: 'krebstier* | krustentier* | garnele* | krabbe* | hummer | krebs | krebse | shrimp*',
    huevos: 'ei | eier | eiern | eiallergie',
    pescado: 'fisch | fische | fischallergie',
    cacahuetes: 'erdnuss* | erdnusse*',
    soja: 'soja*',
    leche: 'milch* | laktose* | lactose* | kase | butter | sahne | kuhmilch | molke',
    frutos_cascara: 'schalenfrucht* | mandel* | haselnuss* | walnuss* | cashew* | pistazie* | pinienkern*',
    apio: 'sellerie*',
    mostaza: 'senf*',
    sesamo: 'sesam* | tahini',
    sulfitos: 'sulfit* | schwefel*',
    altramuces: 'lupine*',
    moluscos:
      'weichtier* | muschel* | miesmuschel* | tintenfisch* | kalmar* | oktopus | auster* | sepia | schnecke*',
  },
  allergenGroups: {
    shellfish: 'meeresfruchte* | meeresfrucht* | schalentier*',
    nuts: 'nuss | nusse | nussen | nussallergie | nussallergi* | nussfrei*',
  },
  styles: {
    tinto: 'Rotwein = rotwein* | roter | rote | roten | rot',
    blanco: 'Weißwein = weisswein* | weisswein | weisser | weisse | weissen | weiss wein | weisweine*',
    rosado: 'Roséwein = rose | roses | rosewein* | rose wein',
    espumoso:
      'Schaumwein = schaumwein* | sekt | prickelnd* | champagner* | prosecco | cava | cavas | perlwein* | schampus | bubbles',
    dulce:
      'Süßwein = susser | suesser wein | susswein* | dessertwein* | susser wein | sussen wein | lieblich* | muskateller | moscatel',
    generoso:
      'Sherry = sherry | sherrys | manzanilla | fino | amontillado | oloroso | palo cortado | portwein | likorwein* | fondillon',
    naranja: 'Orangewein = orangewein* | orange wein* | orange wine | maischevergoren*',
  },
  kinds: {
    rice: 'Reis = reis | reisgericht* | risotto* | arroz',
    paella: 'Paella = paella*',
    fideua: 'Fideuà = fideua*',
    fish: 'Fisch = fisch | fische | fischgericht* | fischspezialitat*',
    seafood: 'Meeresfrüchte = meeresfruchte* | meeresfrucht* | schalentiere | krustentiere | aus dem meer',
    octopus: 'Oktopus = oktopus | octopus | pulpo | krake | kraken',
    prawns: 'Garnelen = garnele* | gambas | shrimp* | scampi | riesengarnele* | krabben',
    lobster: 'Hummer = hummer | languste*',
    oysters: 'Austern = auster*',
    clams: 'Venusmuscheln = venusmuschel* | herzmuschel*',
    mussels: 'Muscheln = muschel* | miesmuschel*',
    squid: 'Tintenfisch = tintenfisch* | kalmar* | calamar* | sepia*',
    tuna: 'Thunfisch = thunfisch* | thun',
    cod: 'Kabeljau = kabeljau | stockfisch | dorsch | bacalao',
    hake: 'Seehecht = seehecht | hecht',
    seabass: 'Wolfsbarsch = wolfsbarsch | loup de mer | barsch',
    bream: 'Dorade = dorade*',
    turbot: 'Steinbutt = steinbutt',
    monkfish: 'Seeteufel = seeteufel',
    salmon: 'Lachs = lachs',
    sardines: 'Sardinen = sardine*',
    anchovies: 'Sardellen = sardelle* | anchovis | anchovi | boquerones',
    meat: 'Fleisch = fleisch | fleischgericht* | fleischig*',
    beef: 'Rindfleisch = rind | rindfleisch | kalb | kalbfleisch | ochse*',
    steak: 'Steak = steak* | entrecote* | filet | rumpsteak | kotelett*',
    lamb: 'Lamm = lamm | lammfleisch | lammkotelett* | ziege',
    pork: 'Schwein = schwein* | schweinefleisch | spanferkel | rippchen',
    ham: 'Schinken = schinken | jamon | serrano*',
    chicken: 'Hähnchen = hahnchen* | huhn | huhnchen | geflugel* | poulet',
    duck: 'Ente = ente',
    partridge: 'Rebhuhn = rebhuhn | wildgericht* | wild',
    rabbit: 'Kaninchen = kaninchen | hase',
    salad: 'Salat = salat* | salate',
    burrata: 'Burrata = burrata*',
    croquettes: 'Kroketten = krokette* | croqueta*',
    fritters: 'Krapfen = krapfen | bunuelos',
    potatoes: 'Kartoffeln = kartoffel* | bravas | erdapfel',
    soup: 'Suppe = suppe | suppen | cremesuppe | *suppe',
    stew: 'Eintopf = eintopf* | schmorgericht* | ragout | gulasch',
    cheesecake: 'Käsekuchen = kasekuchen | cheesecake* | kasetorte',
    icecream:
      'Eis = eis | eisbecher | speiseeis | eiscreme | vanilleeis | schokoeis | schokoladeneis | erdbeereis | zitroneneis | sorbet*',
    flan: 'Flan = flan | karamellpudding | pudding',
    chocolate: 'Schokolade = schokolade* | schoko*',
    cheese: 'Käse = kase | kaseplatte | kaseteller | ziegenkase',
    vegetables: 'Gemüse = gemuse* | grunzeug | aus dem garten',
    aubergine: 'Aubergine = aubergine* | melanzani',
    artichoke: 'Artischocken = artischocke*',
    mushrooms: 'Pilze = pilz | pilze | pilzen | champignon* | steinpilz*',
    tomato: 'Tomate = tomate*',
    pumpkin: 'Kürbis = kurbis*',
    chickpeas: 'Kichererbsen = kichererbse*',
    pasta: 'Pasta = pasta | nudel | nudeln | nudelgericht*',
    bread: 'Brot = brot | brote | sauerteigbrot | brotchen',
    hummus: 'Hummus = hummus | humus',
    tartare: 'Tatar = tatar | tartar',
    omelette: 'Omelett = omelett* | tortilla*',
    starters:
      'Vorspeisen = vorspeise* | tapas | zum teilen | haeppchen | happchen | kleinigkeit* | amuse gueule | zum auftakt | starter | zum knabbern',
    mains: 'Hauptgerichte = hauptgericht* | hauptspeise* | hauptgang*',
    kids: 'Kindergerichte = kinderkarte | kindermenu | kindergericht* | kinderteller | kinderessen | essen fur kinder | fur kinder | gerichte fur kinder | fur die kinder | fur die kleinen | fur unser kind | fur mein kind | fur unsere kinder',
    dessert:
      'Nachtisch = nachtisch* | dessert* | nachspeise* | susses | susse | susspeise* | suess* | kuchen | torte | torten',
    sushi: 'Sushi = sushi | sashimi | maki',
    ramen: 'Ramen = ramen',
    kebab: 'Döner = kebab* | doner | kebap | durum',
    pizza: 'Pizza = pizza | pizzen | pizzas',
    burger: 'Burger = burger | hamburger | cheeseburger',
    taco: 'Tacos = taco | tacos | burrito* | fajita* | nachos | guacamole',
    schnitzel: 'Schnitzel = schnitzel* | wiener schnitzel | *schnitzel',
    fondue: 'Fondue = fondue* | raclette',
    curry: 'Curry = curry | currys | tikka',
    noodles: 'asiatische Nudeln = wok | pad thai | glasnudel*',
    sausage: 'Würstchen = wurst | wurste | wurstchen | bratwurst | currywurst | chorizo',
    snails: 'Schnecken = schnecke | schnecken',
    sandwich: 'Sandwich = sandwich* | belegte brotchen | panini',
    fries: 'Pommes = pommes | fritten | pommes frites',
    pancakes: 'Pfannkuchen = pfannkuchen | crepe* | waffel* | palatschinken',
    tiramisu: 'Tiramisu = tiramisu',
    eggs: 'Eierspeisen = spiegelei* | ruhrei* | eierspeise*',
    foie: 'Foie gras = foie* | ganseleber',
    ceviche: 'Ceviche = ceviche*',
    gazpacho: 'Gazpacho = gazpacho*',
    salmorejo: 'Salmorejo = salmorejo*',
    spaghetti: 'Spaghetti = spaghetti* | spagetti*',
    ravioli: 'Ravioli = ravioli*',
    cannelloni: 'Cannelloni = cannelloni | canelones',
    lasagne: 'Lasagne = lasagne*',
    macaroni: 'Makkaroni = makkaroni | maccheroni | penne',
    mozzarella: 'Mozzarella = mozzarella* | caprese',
    brownie: 'Brownie = brownie*',
    scallops: 'Jakobsmuscheln = jakobsmuschel*',
    crab: 'Krebs = krebs | krebse | taschenkrebs',
    turkey: 'Pute = pute | putenfleisch | truthahn',
    trout: 'Forelle = forelle*',
    sole: 'Seezunge = seezunge*',
    mullet: 'Rotbarbe = rotbarbe* | meerbarbe*',
    swordfish: 'Schwertfisch = schwertfisch*',
    eel: 'Aal = aal',
    meatballs: 'Fleischbällchen = fleischballchen | frikadelle* | hackballchen',
    lentils: 'Linsen = linsen | linsensuppe',
    avocado: 'Avocado = avocado*',
    truffle: 'Trüffel = truffel*',
    caviar: 'Kaviar = kaviar',
    asparagus: 'Spargel = spargel*',
    spinach: 'Spinat = spinat',
    cauliflower: 'Blumenkohl = blumenkohl | karfiol',
    fruit: 'Obst = obst | obstsalat | fruchte',
    sangria: 'Sangria = sangria*',
    beer: 'Bier = bier | biere | fassbier | pils | weizenbier | radler | halbe | alster | *bier | bier*',
    cocktail: 'Cocktails = cocktail* | longdrink*',
    mojito: 'Mojito = mojito* | margarita | caipirinha | spritz | aperol',
    gin: 'Gin Tonic = gin | gin tonic',
    soft: 'Erfrischungsgetränke = softdrink* | soft drinks | cola | limo | limonade | fanta | sprite | erfrischungsgetrank* | spezi',
    juice: 'Saft = saft | safte | *saft',
    coffee: 'Kaffee = kaffee | kaffees | espresso | cappuccino | latte | cafe | entkoffeiniert* | kaffee*',
    tea: 'Tee = tee | tees | krautertee | gruntee | *tee',
    vermouth: 'Wermut = wermut* | vermouth | vermut',
    water: 'Wasser = wasser | mineralwasser | leitungswasser | sprudel',
    alcohol_free:
      'alkoholfreie Getränke = alkoholfrei* | ohne alkohol | kein alkohol | keinen alkohol | nicht alkoholisch* | ich fahre | muss fahren | fahren muss | mocktail* | autofahr* | fahrer',
    spirits:
      'Spirituosen = whisky | rum | vodka | wodka | likor | likore | schnaps | digestif | grappa | tequila | spirituosen',
  },
  weekdays: [
    'montag | montags | mo | montagabend | montagmittag',
    'dienstag | dienstags | dienstagabend | dienstagmittag',
    'mittwoch | mittwochs | mittwochabend | mittwochmittag',
    'donnerstag | donnerstags | donnerstagabend | donnerstagmittag',
    'freitag | freitags | freitagabend | freitagmittag',
    'samstag | samstags | sonnabend | sonnabends | samstagabend | samstagmittag',
    'sonntag | sonntags | sonntagabend | sonntagmittag',
  ],
  months: [
    'januar | janner',
    'februar',
    'marz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
  ],
  feasts: {
    '12-24': 'heiligabend | heilig abend',
    '12-25': 'weihnachten | erster weihnachtstag | ersten weihnachtstag | weihnachtstag',
    '12-31': 'silvester',
    '01-01': 'neujahr | neujahrstag',
    '01-06': 'dreikonig* | heilige drei konige',
  },
  numbers: { funfundzwanzig: 25, dreissig: 30, vierzig: 40, funfzig: 50, sechzig: 60, hundert: 100 },
}
