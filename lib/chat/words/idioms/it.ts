import type { Idioms } from './shape.ts'

export const idioms: Idioms = {
  keep: 'come (?:era|prima|stava|eravamo)|lasci(?:a|amo|ate)(?: (?:tutto|pure))* (?:cosi|come|a|in|il|la)|rest(?:iamo|a|ano)(?= (?:in |a )?\\d| cosi| come)|l[oa] tengo|teniamo',
  suppose: '(?:e|ma) se(?! (?:possibile|si puo|po|potete)(?![a-z]))|mettiamo che|supponiamo|poniamo',
  trouble:
    'in ritardo(?! con (?:i|le|gli))|ritardo(?! con)|ritardiamo|bloccati nel|traffico|autostrada|tangenziale|incidente|in coda|ci siamo persi|bucato|forato|influenza|febbre',
  own: '(?:ho|tengo?|abbiamo|avevo|avevamo|avrei) (?:gia |anche |pure )?(?:(?:un|il|una|la|un.altra) (?:tavolo|prenotazione)|prenotato|fatto una prenotazione)|(?:moglie|marito|amic[oa]|mamma|papa|figli[oa]|collega) (?:gia )?(?:ha|hanno) (?:gia )?prenotato|(?:la )?(?:mia|nostra) prenotazione|gia prenotat[oi]|(?:mio|nostro) tavolo|(?:tavolo|prenotazione) (?:mi|nostr)[oa]|(?:tavolo|prenotazione) che (?:ho|abbiamo)|(?:avevo|avevamo|ho|abbiamo) chiesto un tavolo|prenotazione di (?:stasera|oggi|domani|(?:lun|mart|mercol|giov|ven)edi|sabato|domenica)',
  confirmed:
    '(?:mi|ci) (?:avete|hai|ha) (?:gia )?confermato|(?:ho|abbiamo) (?:(?:gia|ricevuto|avuto) )*(?:(?:la|una|vostra) )*conferma',
  moves:
    'l[ao] (?:vorrei|vorremmo|voglio|posso|possiamo) (?:spostare|anticipare|posticipare)|(?:anticipare|posticipare) all?e?|(?:spostar|anticipar|posticipar|rimandar|disdir|annullar)(?:l[ao]|(?:e|mi|ci) (?:il|la) (?:nostr\\w )?(?:tavolo|prenotazione))',
  been: 'come (?:sempre|al solito)(?= *[,:.!])|solit[oiae] (?:\\d|tavolo|posto)|(?:siamo (?:gia )?stati|eravamo|siamo venuti|c.eravamo)(?: [a-z]+){0,3} (?:scors[oa]|passat[oa])|(?:eravamo|c.eravamo) gia|(?:siamo|sono) (?:gia )(?:stati|stato|stata|venut[oiae])|non e la (?:nostra |mia )?prima|clienti? (?:abitual[ei]|fiss[oi])|ci siamo (?:stat|venut)[ie]|torniamo(?! (?:al?|alle|all.or\\w+) (?!tr|man|cen|pran))',
  sameDay: '(?:quel|lo stesso|stesso) giorno|quella (?:data|sera)|la stessa (?:data|sera)|per allora',
  dayAfter: "(?:il )?giorno (?:dopo|seguente|successivo)|(?:un )?giorno piu tardi|quello dopo|l'indomani",
  dayBefore: '(?:il |un )?giorno (?:prima|precedente)',
  weekAfter: 'una settimana (?:dopo|piu tardi)|la settimana (?:dopo|successiva)',
  nextOne: '(?:il|quello) (?:prossimo|dopo|successivo)',
  afterThat: 'dopo|successiv[oa]|seguente',
  dayBehind: 'giorno (?:dopo|successivo)',
  eve: 'giorno prima|vigilia',
  // Of Spanish too: "sabato" may be read there as "sábado".
  notThen:
    'scors[oa]|passat[oa]|(?:ya )?(?:no|non|nn)(?= *[,.;!…]| *$| (?:que|porque|pq|che|perche|(?:me |nos |ce la )?(?:pu(?:edo|c|o)|pod\\w+|pot\\w+|va|viene|posso|possiamo|facci\\w+|riesc\\w+))(?![a-z]))',
  exactly: 'esattamente|circa|giusto|adesso|ora|solo|alla fine|tipo',
  inAll: 'in totale|in tutto|tutti insieme',
  rather: 'cioe|anzi|scusa|pardon',
  busy: 'curr[oa]\\w*|trabaj[oa]\\w*|lavor[oi]\\w*',
  chosen: 'invece|meglio|allora',
  seasons: 'primavera|estate|autunno|inverno|anno',
  settled:
    '(?:gratis|gratuit[oa]|costa|caparra|acconto|carta di credito) .{0,20}(?:prenot|tavolo)|prenot\\w* .{0,16}(?:gratis|gratuit|costa|caparra|acconto|pagamento)',
  self: 'penso io(?! al)|parlo|parlero|dico|diro|vedo|vedro|vediamo|vedremo|chiedo|chiedero',
  consults:
    '(?:parl\\w+|chied\\w+|sent(?:o|ire)|ved(?:o|ere))(?: (?:prima|ne))*(?: (?:con|a))? (?:(?:mi[oa]|miei|mie|nostr\\w+) [a-z]+|(?:gli|i|le|la|agli|alla|con gli) (?:altr\\w+|amic\\w+|ragazz\\w+|famiglia|gruppo|collegh\\w+|capo))|ne parl\\w+|ci pens\\w+|pensarci|(?:vi|ti) (?:faccio sapere|dico|so dire|(?:ri)?chiamo|scrivo)',
  wait: '(?:aspett[ai]|aspettate|aspe)(?: un (?:attimo|secondo|sec|momento))?|(?:un )?(?:attimo|attimino|secondo|momento|sec)',
  holder: 'a (?:mio )?nome|mio nome|mi chiamo',
  aboutOwn:
    'codic[ei]|links?|(?<!(?:scriv\\w*|mand\\w*) (?:vi )?una? )(?:e-?mails?|mails?)|conferm\\w+|cancel\\w*|annul\\w*|disdi\\w*|cambi\\w*(?! (?:(?:il|al|un|la|i) )?(?:bimb|bebe|piccol|pannolin|neonat))|modif\\w*|spost\\w*|numero (?:di |della )?prenotazione',
  unwanted: "non (?:[a-z]+ )?(?:voglio|vogliamo|vuole|serve|offr\\w*)(?: [a-z']+){0,3}",
  allowed: '(?:i|gli|le) [a-z]+ (?:sono (?:accett|benvenut|ammess|permess|ok)|possono)',
  yours: 'qual|vostra|avete|dove|scrivere',
  cost: 'entro quando|quanto (?:tempo )?(?:ci |mi )?t[ei]\\w*|fino a quando|quanto (?:prima|anticipo)|quante ore|cost\\w*|gratis|pag(?:a|o)|si paga|pagare|penale|caparra',
  tell: 'raccont\\w+|scrivi(?:mi|temi|ci)|mi dai|dammi|passa(?:mi|temi) (?:il|un) (?:vostro )?(?:tel|num)\\w*',
  opens: 'apr(?:ite|e|ono|ire)|apert[oaie]',
  takesSeat:
    'essere|sia|possiamo|potremmo|tavolo|sent\\w+|sed\\w+|stare|posto|mangiare|cenare|possibile|aver\\w*|tener|prend\\w+',
  may: '(?:e )?(?:si puo|possiamo|potremmo|posso|potrei)',
  inside:
    '(?:quanto|quanta|quando)[ ?!.]*$|quanto tempo|che (?:or[ae]|orari)|ce l[aeio]? ?(?:avete|hai)|(?<=[,;.!] *)(?:cosa|quale|quali|quant[oaie])|o no(?= *$)|(?:siete (?:apert[io]|chiusi)|aprite)[ ?!.]*$|(?:rotelle|carrozzina|passeggino) (?:si|ci) (?:entra|passa|puo|arriva|sale|riesce)',
  crowd: "(?:siamo|saremo|saremmo) (?:un|una) (?:(?:[a-z'-]+ ){1,3}(?:di|da)|(?:sacco|mucchio|marea),)",
  speak: 'parlare con|reclam[a-z]*',
  mishap:
    '(?:camerier\\w|servizio|personale) .{0,9}(?:stat[oa]|era) (?:(?:molto|davvero|super|proprio) )?(?:scortes\\w+|maleducat\\w+|sgarbat\\w+|pessim\\w+|lent\\w+)|(?:fatto pagare|addebitat\\w*|messo in conto|battuto) .{0,30}(?:due volte|doppio|di troppo|in piu)|(?:due volte|doppio) .{0,12}(?:pagare|addebit\\w+)|(?:conto|scontrino) era sbagliato|(?:stat[oaie]|sentit[oaie]) male|intossic\\w+|(?:aspettato|atteso) (?:un.ora|quasi un|piu di)|(?:pesce|cibo|piatt[oi]|pasta|carne) era\\w* fredd\\w+|vergogn\\w+|lasciat[oa] (?:la|il|lo|le|i) [a-z]+ (?:su|sul|sulla|sotto|in) ?(?:la|il|una?|vostr\\w)? ?(?:sedia|tavol\\w|panca|terrazza|bagno)|(?:dimenticat\\w*|pers[oaie]|lasciat\\w*) .{0,12}?(?:mi[ao]|miei|mie|nostr\\w+) (?!mail|e-?mail|codic|numer|tele|pass|pren|padre|madre|mamma|papa|nonn|marito|moglie|figli)[a-z]+|(?:dimenticat\\w*|pers[oaie]|lasciat\\w*) (?:[a-z]+ ){0,2}(?:il|la|lo|gli|le|i|una?|uno) [a-z]+ (?:[a-z]+ ){0,3}?(?:da voi|nel ristorante|al tavolo)',
  tooLate: "(?:e )?(?:troppo|un poco|un po') (?:tardi|presto)",
  cannot: 'non (?:poss\\w+|riesc\\w+|riusc\\w+|ce la|va|arriv\\w+)',
  sendsElse: 'link|mail|whats ?app|dopo|aspett\\w*|non|mi|ci',
  uncounted:
    '[tf]ra (?:di )?noi {N}(?= )|{N}(?: [a-z]+)? divers[eio]|{N} tavoli|{N} menu|{N}(?: [a-z]+)? arriva(?:no)?(?: [a-z]+){0,2} (?:piu tardi|in ritardo)|mancano {N}',
  sends: 'invi\\w*|mand(?:a|ate|i|ala|alo|atela)|conferm\\w*|procedi\\w*',
  wonders:
    '(?:volevo |solo |prima |io )*(?:chied\\w*|sapere|dimmi|ditemi|domand\\w*)(?: solo| prima| soltanto)* (?:se|come|quando|dove|quanto|qual\\w*)|non (?:mi |ci )?(?:hai|avete|ha) (?:ancora )?(?:detto (?:se|come|quando|dove|quanto)|risposto)|(?:ho|avevo) chiesto (?:del\\w*|se|quanto|cosa)|mi (?:dici|dite) se|si o no(?= *(?:$|[,.;?!]|e ))',
  away: 'atterr\\w+|(?:esc[oe]|usc\\w+|finisc\\w*|stacc\\w+) (?:\\w+ ){0,2}(?:lavor\\w+|ufficio|scuola)|(?:dobbiamo (?:andare )?)?(?:via|uscire|usciti|finire|finito|scappare|ripartire|liberi)(?: (?:entro|prima(?: delle)?))?(?= *(?:$|[,.;!]))',
  forThe: 'per (?:le|noi|i|gli)',
  recall:
    "(?:ho|abbiamo|avevo|avevamo|go) (?:gia )?(?:detto|dito|messo|scritto|lasciato|dato|scelto|indicato|prenotato)|(?:t'|vi |ti |le )(?:avevo|ho) (?:detto|dato|lasciato)|(?:hai|avete|ha) .{0,12}(?:scritto|segnato|messo|annotato|registrato)|l'(?:hai|avete) (?:messa|scritta|segnata)|riepilog\\w+|riassum\\w+|riassunto|ricapitol\\w+|(?:mi )?ricord\\w+|a che nome|ci aspettate|finora|fino ad? (?:ora|adesso)",
  put: "(?:l'|la |lo )?(?:hai|avete) (?:\\w+ ){0,2}?(?:mess[oa]|segnat[oa]|pres[oa]|annotat[oa]|prenotat[oa])|(?:avevamo|abbiamo) detto",
  wholly: 'e basta|nome completo|nome e cognome|tutto qui',
  reply: 'bene|presto|bella|buona|andiamo|tutto|reste?',
  named: 'sono io|e il (?:mio )?nome|mi chiamo',
  asks: "(?:che )?cosa (?:puo|possono|posso|dovrebbe|deve|facciamo|faccio|c'e|succede|mangia)|che (?:puo|possiamo|facciamo)|dove (?:puo|possiamo|si)|(?<!non )(?:puo|riesce a|riusciremo a|potrebbe|possono|riesce) (?:entrar\\w*|passare|salire|arrivare|venire|stare|mangiare)|come (?:entra|passa|facciamo)|si (?:entra|passa|accede|riesce a (?:entr|pass)\\w+)(?! al)|(?:ci (?:sta|passa|entra)|entra|passa) (?:il|la|un[ao]?)",
  lacks:
    "non (?:l[oa] so|ricordo)|non (?:ho|uso)(?= *(?:$|[,.!?]|(?:un[ao]? |la |il |l.)?(?:e?-?mail|posta|tel|cell|numero|indirizzo)))|(?:do|dico|daro|mando|invio|metto) (?:dopo|piu tardi)|(?:serve|servono|obbligatori[oa]|necessari[oa]|indispensabile)(?= *(?:$|[,.!?]|la mail|l'|il |per forza|davvero))|per forza|preferisco non",
  beforehand: 'prima (?:di (?:prenotare|confermare|decidere|dire di si)|che (?:prenot|conferm)\\w+)',
  gone: '(?:cancel|annul|ritard)\\w*|pers[oaie]',
  lodging: 'hotel\\w*|albergo|airbnb|appart\\w*|camer[ae]|taxi|bigliett[oi]',
  somebody: 'un[oa](?: di noi| persona| ospite)|un.?amic[oa]|qualcuno',
  tables: 'i (?:vostri )?tavoli',
  shelter: 'riscald|stuf[ae]|copert|ombra|vent',
  whyWait: 'che|devo|cerco|mi[ao]?',
  have: 'ho|abbiamo|avevamo',
  sumUp: 'riepilog|riassu|ricapitol|recap',
}
