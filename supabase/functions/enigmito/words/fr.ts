import type { Kind } from '../kinds.ts'
import type { Lexicon } from './shape.ts'

/** French. Patterns: see forma.ts. */
export const fr: Lexicon<Kind> = {
  words:
    'a ai aime alors apres as au aucun aujourd aussi autre autres aux avec avez avons beaucoup bien bon bonne bonnes bonsoir bonjour c ca car ce cela ces cet cette chez ci combien comme comment d dans de des deux dire dis dois donc du elle elles en encore entre es est et etait etes etre eu eux faire fait faites faut fille fils font hui ici il ils j je jusqu juste l la le les leur leurs lui m ma mais me meme merci mes moi mon n ne ni non nos notre nous on ont ou oui par pas peu peut peux plus plutot possible pour pourquoi pouvez pouvons prendre pres puis qu quand quel quelle quelles quelqu quelque quels qui quoi s sa sans se ses si sommes son sont suis sur svp t ta te tes toi ton toujours tous tout toute toutes tres trop tu un une va vais veux vos votre voudrais voulons vous vers y salut mdr stp est-ce appelle collet compte donnez passez petite plait premiere promos rester reste serions ventre numeros midi dix ans compagne ami amie quelques chose choses truc trucs rien jamais souvent',
  chat: {
    svp: 'sil vous plait',
    stp: 'sil te plait',
    bjr: 'bonjour',
    bsr: 'bonsoir',
    slt: 'salut',
    cb: 'combien',
    pr: 'pour',
    ds: 'dans',
    av: 'avec',
    vs: 'vous',
    ns: 'nous',
    qd: 'quand',
    cest: 'c est',
    tel: 'telephone',
    insta: 'instagram',
    resa: 'reservation',
    resas: 'reservations',
    aprem: 'apres midi',
    demain: 'demain',
    ajd: 'aujourd hui',
    auj: 'aujourd hui',
    auj0: 'aujourd hui',
    dispo: 'disponible',
    resto: 'restaurant',
    mtn: 'maintenant',
    mnt: 'maintenant',
    mci: 'merci',
    bcp: 'beaucoup',
    ya: 'il y a',
    wattsapp: 'whatsapp',
  },
  concepts: {
    price:
      'prix | tarif* | combien coute* | combien ca coute | coute* | combien pour | combien vaut | vaut | combien vous | c est combien | a combien | combien est | quel prix | combien | ca coute combien | coute combien',
    cheap:
      'moins cher* | plus economique* | plus abordable* | prix le plus bas | le moins couteux | moins onereu*',
    dear: 'plus cher* | plus couteu* | plus onereu* | prix le plus haut | plus luxueu*',
    range:
      'cher | chere | tarifs | par personne | par tete | prix moyen* | budget | addition moyenne | ticket moyen | fourchette | gamme de prix | combien .. depens* | combien .. manger | combien .. repas | combien .. diner | combien .. compter | faut il compter | faut compter | c est cher | est ce cher | cher chez vous | vos prix | les prix | vos tarifs | ca revient a combien | addition | repas coute',
    budget:
      'pas trop cher* | pas cher* | bon marche | abordable* | raisonnable* | economique* | petit budget | petit prix | bon rapport',
    under: 'moins de | en dessous de | maximum | max | pas plus de | jusqu a',
    recommend:
      'surpren* | recommand* | conseil* | suggere* | suggestion* | proposez | specialite* | incontournable* | plat phare | plats phares | meilleur plat | meilleurs plats | plat signature | le meilleur | les meilleurs | qu est ce qui est bon | c est quoi le mieux | a ne pas manquer | que prendre | quoi prendre | prendre quoi | quoi manger de bon | que manger | coup de coeur | prefere* | typique* | plus populaire* | que choisir | quoi choisir | de bon | gouter | vaut le coup | on prend quoi | je prends quoi | on mange quoi | je mange quoi | premiere fois | envie de quelque chose | ne pas rater | quelque chose de leger | quel* .. prendre | quel* .. commander | que .. commander',
    ingredients:
      'qu y a t il dans | il y a quoi dans | y a quoi dans | quoi dans | qu est ce qu il y a dans | ingredient* | compose* | composition | c est fait avec quoi | fait avec quoi | fait a base | comment est prepare* | comment est fait* | comment c est fait | qu est ce que c est | qu est ce que le | qu est ce que la | qu est ce que l | qu est ce que les | c est quoi | quoi le | quoi la | de quoi est | en quoi consiste | prepare comment | decri* | cuisine comment | que contient | garni* de | quoi dedans | il y a quoi dedans | dedans | a base de quoi | compose* de quoi | avec quoi est fait* | avec quoi .. fait* | avec quoi est prepare* | avec quoi .. prepare* | a dedans',
    have: 'avez vous | vous avez | il y a | y a t il | est ce qu il y a | servez vous | vous servez | vous faites | faites vous | proposez vous | vous proposez | vous vendez | on trouve | auriez vous | t as | reste t il | vous reste | a des | a du | a de la | ont des | ont du',
    what: 'quel | quels | quelle | quelles | quoi | qu est ce',
    eat: 'puis je manger | peux manger | peut manger | peuvent manger | pouvons manger | peux prendre | peut prendre | puis je prendre | je mange quoi | manger quoi | adapte* | convien* | option* | possibilite* | plats | que puis je | quels plats | je peux avoir | choix pour | qu est ce que je peux',
    contains:
      'vient avec | viennent avec | servi avec | contien* | contenir | comporte* | a base de | dedans | a t il',
    in: 'dans le | dans la | dans les | dans l | dans votre | dans vos',
    inside: 'il y a .. dans | y a .. dans | y a t il .. dans',
    within: 'dans .. il y a | dans .. y a',
    without:
      'sans | exempt* | libre de | pas de | ni | eviter | ne contient pas | ne contenant | n ont pas | n a pas | ne contien* pas | contien* pas | n y a pas | pas d | ni gluten | ni lait',
    copula:
      'est veg* | sont veg* | est elle | est il | sont ils | sont elles | est il | est elle | sont ils | sont elles | est sans | sont sans | est il sans | c est sans',
    pairing:
      'accord* | accompagn* | se marie* | marie* | va avec | vont avec | va bien avec | irait avec | aller avec | boire avec | association | convient a',
    spicy: 'epice* | piquant* | releve* | pimente*',
    allergy:
      'allergi* | alergi* | intoleran* | coeliaqu* | celiaqu* | coeliac* | ne supporte pas | ne peux pas manger | ne digere pas',
    cannot:
      'peux pas avaler | ne prend pas | ne prends pas | ne consomme* pas | peux pas manger | peut pas manger | peuvent pas manger | pouvons pas manger | peux pas prendre | peut pas prendre | supporte pas | supporte mal | supporte* ni | digere pas | digere mal | interdit* | ne mange pas | mange pas | ne mange ni | ne mange* ni | reagis a | reagit a | rend malade | ne tolere pas | tolere pas | pas le droit | evit* | dois eviter | doit eviter | rien prendre avec | rien manger avec | ne peux rien | ne peut rien | rien avec du',
    severe:
      'grave | graves | severe* | anaphyla* | epipen | adrenaline | choc | tres allergique | fortement allergique | enceinte | hopital | urgence* | mortel* | danger* | risque*',
    trace: 'trace | traces | contamination | croisee | croisees | contamine*',
    guarantee:
      'garant* | assur* | certifi* | promett* | promis | a cent pour cent | 100 | sur que | surs que | sans risque | sans danger',
    allergens: 'allergene* | liste des allergene* | tableau des allergene* | info* allergene*',
    vegan:
      'vegan* | vegane* | vegetalien* | vegetal | vegetale | vegetaux | origine animale | produit animal | produits animaux',
    vegetarian:
      'vegetarien* | vege | veggie | sans viande | pas de viande | mange pas de viande | ne mange pas de viande | ni viande ni poisson | viande ni poisson | ni poisson ni viande',
    open: 'petit dejeuner | petits dejeuners | brunch | ouvert* | ouvre* | ouvrez | ouvrent | ouverture | ferm* | fermeture | horaire* | a quelle heure | quelle heure | quelles heures | jusqu a quelle heure | jusqu a quand | quels jours | quel jour | heures d | service commence | quand ouvr* | quand ferm*',
    now: 'maintenant | en ce moment | actuellement | la maintenant | a cette heure | tout de suite',
    today: 'aujourd hui | aujourdhui | ce soir | ce midi | cet apres midi',
    tomorrow: 'demain',
    dayAfter: 'apres demain',
    weekend: 'week end | weekend | week ends | weekends | fin de semaine',
    lunch: 'midi | dejeuner | dejeuners | le midi',
    dinner: 'soir | soirs | diner | diners | soiree | nuit',
    come: 'venir | passer | on peut venir | peut on venir | viens | vient | arriver',
    where: 'ou | a quel endroit',
    address:
      'ou exactement | c ou | ou etes vous | ou se trouve* | vous etes ou | c est ou | ou est le restaurant | ou est situe | ou vous trouver | adresse | comment venir | comment y aller | comment aller | comment on vient | comment arriver | itineraire | localisation | situe* | quelle rue | se rendre | rejoindre | ou ca se trouve | plan d acces',
    maps: 'carte google | google maps | maps | gps | plan | position | coordonnees gps',
    phone:
      'telephone | numero | telephoner | appeler | joindre par telephone | portable | numero de telephone | coup de fil',
    email:
      'mail | mails | e mail | email | courriel | adresse mail | adresse e mail | adresse email | ecrire',
    whatsapp: 'whatsapp | whats app | whatsap',
    instagram: 'instagram | reseaux sociaux | reseaux | facebook | tiktok | reseau social',
    tripadvisor: 'tripadvisor | trip advisor | avis | notes clients',
    human:
      'vraie personne | un humain | une personne | parler a quelqu un | parler avec quelqu un | parler a | un responsable | responsable | gerant | patron | contacter | contact | joindre | reclamation* | plainte | me plaindre | service client | quelqu un de',
    profile:
      'mon profil | profil | mon compte | me connecter | connexion | inscription | m inscrire | mon mot de passe',
    photos: 'photo | photos | images | galerie | a quoi ca ressemble',
    terms: 'conditions generales | cgu | cgv | mentions legales | conditions d utilisation | termes',
    privacy:
      'confidentialite | donnees personnelles | protection des donnees | rgpd | vie privee | cookies | pourquoi .. mon mail | pourquoi .. mon email | pourquoi .. mon numero | pourquoi .. mon telephone | pourquoi .. mon adresse | mes donnees',
    bill: 'on va payer | va nous couter | va couter | au total | en tout | addition .. exact* | total exact | va t on payer | combien .. payer | combien .. depens* | par personne | par tete | faut il compter | faut compter',
    max: 'combien de personnes | combien de convives | maximum | max | au maximum | limite de personnes | nombre maximum | nombre maximal | plus grand groupe',
    reserve: 'reserv* | table pour | une table | prendre une table | bloquer une table',
    table: 'table | tables',
    available:
      'table libre | tables libres | disponib* | de la place | reste de la place | reste t il des tables | reste des tables | places | complet | de dispo | libre',
    modify:
      'annul* | modifi* | decal* | chang* .. reserv* | deplac* .. reserv* | report* .. reserv* | avanc* .. reserv* | ma reservation | notre reservation | j ai reserve | on a reserve | nous avons reserve | j ai une reservation | confirm* .. reservation | changer l heure | changer la date | repousser',
    people:
      'personnes | convives | adultes | pers | nous serons | on sera | on est | nous sommes | groupe | invites | couverts | amis',
    menu: 'carte | la carte | menu | menus | vos menus | carte des plats | qu est ce qu on mange',
    food: 'manger | plats | plat | nourriture | cuisine | repas | grignoter | de quoi manger',
    wine: 'bouteille | bouteilles | vin | vins | carte des vins | cave | sommelier | bouteille de vin | pinard | rouge ou blanc | vino',
    glass: 'verre | verres | au verre | un verre de',
    organic: 'bio | biologique* | nature | naturels | biodynami*',
    grapes: 'quel cepage | quels cepages | cepage* | raisin* | assemblage',
    vintage: 'millesime* | quelle annee | de quelle annee',
    winery: 'domaine | domaines | chateau | producteur | vigneron* | qui le produit | quel producteur',
    dishFor:
      'quel plat .. vin | plat .. ce vin | manger .. ce vin | avec ce vin | pour ce vin | quel plat | quels plats vont | avec quoi',
    portion:
      'portion* | demi portion* | demi ration* | taille | a partager | quelle quantite | combien de pieces | copieu*',
    drink: 'boire | boisson* | quoi boire | rafraichissement*',
    local:
      'local | locale | locaux | de la region | du coin | d ici | du terroir | regional* | de la zone | des environs | du pays',
    greet:
      'bonjour | bonsoir | salut | coucou | hello | hey | ca va | comment allez vous | comment vas tu | rebonjour',
    thanks:
      'merci | merci beaucoup | parfait | super | genial | nickel | c est gentil | mille mercis | je vous remercie | top',
    bye: 'au revoir | a bientot | bonne journee | bonne soiree | bonne nuit | adieu | ciao | a plus | a demain | bye',
    identity:
      't es un | tu es un | tu es une | t es une | vous etes un | es tu un robot | etes vous un robot | un robot | robot | bot | chatbot | ia | intelligence artificielle | machine | qui es tu | qui etes vous | tu es qui | vous etes qui | t es qui | etes vous humain | es tu humain | tu es humain | comment tu t appelles | comment t appelles tu | ton nom | votre nom | chatgpt | gpt | une vraie personne la',
    capabilities:
      'que peux tu faire | que pouvez vous faire | tu peux faire quoi | tu sais faire quoi | que sais tu faire | que savez vous faire | vous pouvez faire quoi | aide | aidez moi | aide moi | m aider | comment tu marches | comment ca marche | a quoi tu sers | a quoi servez vous | quelles questions | quoi te demander',
    oos: 'championnat | coupe du monde | meteo | pleut | pleuvoir | quel temps | foot | football | match | devoirs | maths | mathematique* | poeme | blague* | politique | president | bitcoin | crypt* | bourse | python | javascript | programmer | code informatique | traduis | traduire | traduction | capitale de | film | films | netflix | hotel | hotels | vol pour | vols | horoscope | loterie | actualites | nouvelles du monde | elections | guerre | chanson | chanter | dissertation | examen | racine carree | equation* | combien d habitants | qui a gagne | epouse moi | tu m aimes | copine | copain | sens de la vie | avocat en droit | voiture de location | douleur | musee* | combien font | score du',
    medical:
      'medicament* | medecin* | ibuprofene | docteur | pilule* | comprime* | antihistaminique* | antibiotique* | diabet* | symptome* | mal de tete | gueule de bois | tension arterielle',
    inject:
      'prompt | instructions | ignore* | oublie* .. instructions | oublie tout | oubliez | api | apikey | cle api | cle secrete | cles | mode developpeur | mode admin | agis comme | fais semblant | fais comme si | fais comme | jailbreak | base de donnees | autres clients | autre client | donnees des clients | qui a reserve | reservations de ce soir | reservations du jour | liste des reservations | liste des clients | token | mot de passe admin* | mot de passe de l admin* | a partir de maintenant | sans restriction* | code source | sql | drop table | select from | systeme interne | revele* | ont reserve | qui .. reserve | telephone des clients | noms des clients | a reserve ce soir | tes regles | ta configuration | une reservation au nom',
    freebie:
      'gratuit* | gratis | offert* | cadeau de la maison | moitie prix | sans payer | code de reduction | gratuitement | offrez moi',
    claim:
      'confirme le | confirmez le | confirme moi | confirmez moi | m a dit | m ont dit | proprietaire | patron | promis | dis que | dites que',
    about:
      'd ou vient le nom | vient le nom | vient votre nom | pourquoi ce nom | pourquoi vous appelez | que signifie | philosophie | histoire | concept | quel type de restaurant | quel genre de restaurant | type de cuisine | genre de cuisine | quelle cuisine | votre cuisine | style de cuisine | qui etes vous comme | parlez moi du restaurant | parle moi du restaurant | sur le restaurant | votre demarche | votre restaurant c est | presentez',
    chef: 'chef | cheffe | qui cuisine | cuisinier* | chef de cuisine | en cuisine',
  },
  topics: {
    parking:
      'parking* | se garer | garer | stationn* | place de parking | garage | voiture | voitures | vehicule | se gare | laisser la voiture | places de parking | places de stationnement',
    dogs: 'chien | chiens | toutou | animal | animaux | chat domestique | animaux acceptes | labrador | caniche | cocker | chihuahua | bouledogue | beagle | terrier | yorkshire | teckel | berger allemand | golden | husky | bichon | chiot | chienne | chat | animaux de compagnie | animal de compagnie | quatre pattes | toutous | boule de poils | a quatre pattes',
    children:
      'chaise haute | chaises hautes | poussette | bebe | bebes | avec des enfants | avec enfants | avec nos enfants | avec mes enfants | enfants acceptes | aire de jeux | table a langer | rehausseur | pour une famille | coin enfant* | aux enfants | les enfants sont | enfants bienvenus | langer | landau | bambins | bout de chou | tout petits | familial | familiale | kids friendly | child friendly | pour un bebe | chaise bebe | siege bebe | coin bebe',
    accessibility:
      'fauteuil roulant | accessib* | pmr | mobilite reduite | handicap* | rampe | escalier* | ascenseur | plain pied | marches a l entree | des marches | une marche | roulant | deambulateur | bequilles | acces handicape* | toilettes adaptees | personne agee',
    terrace:
      'terrasse* | en exterieur | dehors | exterieur | patio | en plein air | jardin | manger dehors | a l air libre | a l exterieur | au soleil',
    payment:
      'carte bancaire | prenez la carte | prenez vous la carte | acceptez .. carte | acceptez vous .. carte | acceptez les | carte bleue | cartes bancaires | par carte | la carte bleue | carte de credit | cartes de credit | payer | paiement* | regler | reglement | especes | liquide | cheque* | ticket* restaurant | tickets resto | american express | amex | visa | apple pay | google pay | sans contact | bizum | paypal | facture | partager l addition | additions separees | cheques vacances | separement | en cash | cash | moyen de paiement | moyens de paiement | payer en | sans especes | diviser l addition | mastercard',
    wifi: 'wifi | wi fi | internet | code wifi',
    takeaway:
      'a emporter | emporter | click and collect | venir chercher | vente a emporter | passer prendre | prendre une commande | passer chercher | recuperer une commande | retirer une commande | doggy bag | a l emporter | take away',
    delivery:
      'livr* | livraison | uber eats | deliveroo | glovo | just eat | a domicile | me faire livrer | jusqu a l hotel | jusque chez moi',
    dress_code:
      'dress code | tenue* | code vestimentaire | comment s habiller | habill* | short | tongs | maillot de bain | costume | cravate | chic | elegant | elegante | elegants | baskets | en jean | veste | bien habille* | comment venir habille*',
    set_menu: 'menu du jour | plat du jour | formule* | menu midi | menu du midi | menu fixe | menu dejeuner',
    tasting_menu:
      'menu degustation | degustation | menu surprise | menu decouverte | plusieurs services | en cinq services | en six services | en sept services | menu du chef | carte blanche | accord mets et vins',
    gift_card:
      'carte cadeau | cartes cadeaux | cheque cadeau | bon cadeau | bons cadeaux | offrir un repas | offrir un diner | cheques cadeaux | cheque cadeaux | bons pour offrir | bon pour offrir | un bon a offrir | a offrir | offrir une soiree | idee cadeau | en cadeau | un cadeau',
    walk_in:
      'sans reservation | sans reserver | faut il reserver | il faut reserver | faut reserver | obligatoire de reserver | reservation obligatoire | necessaire de reserver | besoin de reserver | venir sans | faut t il reserver | improviste | sans avoir reserve | venir directement | passer directement | se presenter | reserver absolument | reserver a l avance | reserver obligatoirement',
    events:
      'mariage | evenement* | anniversaire | bapteme | communion | fete | fetes | fetons | repas d entreprise | seminaire | enterrement de vie | celebrer | reception | entreprise | soiree privee | feter | baby shower | noces | communions | baptemes',
    groups:
      'combien de personnes | maximum | nombre de personnes | groupes | grand groupe | grands groupes | menu de groupe | menu groupe | autocar | un groupe | groupe de | en groupe | nous sommes un groupe',
    corkage:
      'droit de bouchon | apporter .. vin | apporter .. bouteille | amener .. vin | amener .. bouteille | notre vin | propre vin | notre bouteille | propre bouteille | ramener .. bouteille | ramener .. vin',
    smoking: 'fumer | fumeur* | cigarette* | vapoter | chicha | cigare*',
    music:
      'musique | concert* | musique live | dj | flamenco | karaoke | television | groupe de musique | ambiance musicale | animation | animations | spectacle | spectacles | dansant*',
    halal: 'halal | musulman*',
    kosher: 'casher | kasher | cacher | kosher | juif*',
    transport:
      'bus | train | metro | tram | tramway | taxi | taxis | transport* en commun | gare | arret | aeroport | en transports | la station | arrets',
    private_room:
      'salle privee | salon prive | espace prive | privatis* | salle a part | salle separee | prive | salle pour nous | rien que pour nous | coin prive | piece a part | piece privee | une piece | pour nous seuls | salle rien que | a l ecart | salle reservee',
    cake: 'apporter .. gateau | amener .. gateau | gateau d anniversaire | notre gateau | bougies | propre gateau | ramener .. gateau | venir avec un gateau | avec un gateau | avec notre gateau | avec le gateau | gateau a nous | gateau nous memes',
    tips: 'pourboire* | service compris | service inclus | service est compris | service est inclus | service .. compris | service .. inclus',
    holidays:
      'jour ferie | jours feries | ferie | feries | vacances | aout | paques | conges | fermeture annuelle | fetes de fin d annee | premier mai | 1er mai | 8 mai | 14 juillet | quatorze juillet | toussaint | ascension | pentecote | 15 aout | assomption | 1er novembre | 11 novembre | vendredi saint | fete nationale | feriees | conges annuels',
    heating:
      'chauffage* | chauffee | chauffe | climatisation | climatise* | clim | froid | couverte | couvert | plaids | chauffages | ventilateur* | couvertures | fait froid | plaid | chaud dehors',
    late: 'en retard | retard | arriver tard | minutes de retard | garder la table | garderez la table | gardez la table | du retard | garde la table | tenez la table | combien de temps .. table | table .. combien de temps | un peu tard',
    promo:
      'reduction* | promotion* | promo | remise* | code promo | offre | offres | happy hour | etudiant* | bon de reduction',
    languages:
      'parlez vous | vous parlez | langues | langue | anglais | francais | allemand | espagnol | italien | carte en francais | parle t on | quelles langues | parle francais | parle anglais | parlent francais | parlent anglais',
    jobs: 'emploi | travail | travailler | recrut* | embauch* | cv | candidature | poste | serveur | stage | job | du personnel | personnel | recrutez | embauche* | cherchez du personnel | cherchez quelqu un | postuler | offre d emploi | offres d emploi | saisonnier',
    sea_view:
      'vue | vue mer | vue sur mer | vue sur la mer | voit la mer | face a la mer | bord de mer | panorama | face mer | belle vue | vue degagee',
    beach:
      'plage | sable | pres de la mer | loin de la mer | les pieds dans l eau | se baigner | baignade | bord de plage',
    suppliers:
      'achetez | ou achetez | fournisseur* | d ou vient | d ou viennent | provenance | origine | bio | biologique* | de saison | est .. frais | sont .. frais | surgele* | congele* | circuit court | sauvage | elevage | peche durable | produits locaux | produit local | produits sont locaux | produits .. locaux | produits regionaux | produits du coin | produits .. frais | vient d ou | viennent d ou | d ou .. vient | d ou .. viennent | vos producteurs | producteurs locaux | circuits courts',
    cancellation:
      'frais d annulation | condition* d annulation | politique d annulation | annuler gratuitement | annulation | penalite* | acompte | arrhes | si on ne vient pas',
    bike: 'velo | velos | trottinette* | bicyclette*',
    directions:
      'comment venir | comment arriver | comment on vient | comment on arrive | comment vous trouver | comment aller | quel itineraire | itineraire',
    attention:
      'repondez vous au telephone | joignable* | quand .. appeler | a quelle heure .. appeler | repondez aux mails',
    other:
      'objet* trouve* | oublie mon | oublie ma | perdu mon | perdu ma | j ai oublie | j ai perdu | toilettes | chargeur | borne de recharge | vestiaire | photos | presse | newsletter | capacite | combien de tables | combien de couverts | cours de cuisine',
  },
  allergens: {
    gluten: 'gluten | coeliaqu* | celiaqu* | coeliac* | ble | froment | orge | seigle',
    crustaceos: 'crustace* | crevette* | gambas | homard | langoustine* | crabe*',
    huevos: 'oeuf | oeufs',
    pescado: 'poisson | poissons',
    cacahuetes: 'cacahuete* | cacahouete* | arachide*',
    soja: 'soja',
    leche: 'lait | laitier* | laitiers | lactose | fromage* | beurre | creme | produits laitiers | caseine',
    frutos_cascara:
      'fruits a coque | fruit a coque | amande* | noisette* | noix | cajou | pistache* | pignon*',
    apio: 'celeri*',
    mostaza: 'moutarde',
    sesamo: 'sesame | tahini',
    sulfitos: 'sulfite*',
    altramuces: 'lupin | lupins',
    moluscos: 'mollusque* | moule | moules | huitre* | calamar* | poulpe | seiche* | palourde* | encornet*',
  },
  allergenGroups: {
    shellfish: 'fruits de mer | fruit de mer | coquillage*',
    nuts: 'fruits secs | fruit sec | fruits a coques',
  },
  styles: {
    tinto: 'vin rouge = rouge | rouges | vin rouge | vins rouges',
    blanco: 'vin blanc = blanc | blancs | vin blanc | vins blancs',
    rosado: 'rosé = rose | roses | vin rose | vins roses',
    espumoso:
      'vin effervescent = effervescent* | petillant* | mousseux | bulles | champagne* | cremant | prosecco | cava | cavas',
    dulce:
      'vin doux = vin sucre | vin doux | vins doux | moelleux | liquoreux | vin de dessert | vins de dessert | muscat | moscatel | vin sucre',
    generoso:
      'xérès = xeres | sherry | jerez | manzanilla | fino | amontillado | vin rancio | vin mute | fondillon | porto',
    naranja: 'vin orange = vin orange | vins orange | vins oranges | vin de maceration',
  },
  kinds: {
    rice: 'riz = riz | arroz | risotto*',
    paella: 'paella = paella*',
    fideua: 'fideuà = fideua*',
    fish: 'poisson = poisson | poissons',
    seafood:
      'fruits de mer = fruits de mer | fruit de mer | coquillage* | crustaces | plateau de fruits de mer | de la mer',
    octopus: 'poulpe = poulpe* | pieuvre | pulpo',
    prawns: 'gambas = gambas | gamba | crevette*',
    lobster: 'homard = homard* | langouste*',
    oysters: 'huîtres = huitre*',
    clams: 'palourdes = palourde* | coques',
    mussels: 'moules = moule | moules',
    squid: 'calamars = calamar* | calmar* | encornet* | seiche*',
    tuna: 'thon = thon',
    cod: 'morue = morue | cabillaud',
    hake: 'merlu = merlu | colin',
    seabass: 'bar = loup de mer | bar en croute | le bar | du bar | bar grille',
    bream: 'daurade = daurade* | dorade*',
    turbot: 'turbot = turbot',
    monkfish: 'lotte = lotte | baudroie',
    salmon: 'saumon = saumon',
    sardines: 'sardines = sardine*',
    anchovies: 'anchois = anchois',
    meat: 'viande = viande | viandes',
    beef: 'bœuf = boeuf | veau',
    steak: 'entrecôte = entrecote* | steak | bavette | faux filet | cote de boeuf | tournedos',
    lamb: 'agneau = agneau',
    pork: 'porc = porc | cochon | travers de porc',
    ham: 'jambon = jambon* | jamon',
    chicken: 'poulet = poulet | volaille',
    duck: 'canard = canard | magret',
    partridge: 'perdrix = perdrix | gibier',
    rabbit: 'lapin = lapin',
    salad: 'salade = salade*',
    burrata: 'burrata = burrata*',
    croquettes: 'croquettes = croquette*',
    fritters: 'beignets = beignet*',
    potatoes: 'pommes de terre = pomme de terre | pommes de terre | patate* | bravas',
    soup: 'soupe = soupe* | veloute* | potage*',
    stew: 'ragoût = ragout* | mijote* | pot au feu | potee',
    cheesecake: 'cheesecake = cheesecake* | gateau au fromage | tarte au fromage',
    icecream: 'glace = glace | glaces | sorbet*',
    flan: 'flan = flan | flans | creme caramel',
    chocolate: 'chocolat = chocolat*',
    cheese: 'fromage = fromage*',
    vegetables: 'légumes = legume* | du potager',
    aubergine: 'aubergine = aubergine*',
    artichoke: 'artichauts = artichaut*',
    mushrooms: 'champignons = champignon*',
    tomato: 'tomate = tomate*',
    pumpkin: 'courge = courge* | potiron | citrouille',
    chickpeas: 'pois chiches = pois chiche*',
    pasta: 'pâtes = pates',
    bread: 'pain = pain | pain au levain',
    hummus: 'houmous = houmous | hummus',
    tartare: 'tartare = tartare*',
    omelette: 'omelette = omelette* | tortilla*',
    starters:
      'entrées = entree | entrees | tapas | a partager | amuse bouche* | pour commencer | a grignoter | hors d oeuvre* | aperitif dinatoire',
    mains: 'plats principaux = plats principaux | plat principal | plat de resistance',
    kids: 'plats pour enfants = menu enfant* | menu pour enfant* | plat enfant* | plats enfant* | plats pour enfant* | plats pour les enfants | menu pour les enfants | pour les enfants | pour mon enfant | pour enfants | pour les petits | pour les gamins',
    dessert: 'dessert = dessert* | gateau* | patisserie* | sucre | sucree',
    sushi: 'sushis = sushi* | sashimi | makis',
    ramen: 'ramen = ramen*',
    kebab: 'kebab = kebab* | durum | shawarma',
    pizza: 'pizza = pizza*',
    burger: 'burgers = burger* | hamburger* | cheeseburger*',
    taco: 'tacos = taco | tacos | burrito* | fajita* | nachos | guacamole',
    schnitzel: 'escalope viennoise = schnitzel* | escalope*',
    fondue: 'fondue = fondue* | raclette*',
    curry: 'curry = curry | tikka',
    noodles: 'nouilles = nouille* | wok | pad thai',
    sausage: 'saucisses = saucisse* | chorizo | boudin | merguez',
    snails: 'escargots = escargot*',
    sandwich: 'sandwichs = sandwich* | panini | croque monsieur',
    fries: 'frites = frites | frite',
    pancakes: 'crêpes = crepe | crepes | gaufre* | galette*',
    tiramisu: 'tiramisu = tiramisu',
    eggs: 'œufs = oeufs au plat | oeuf au plat | oeufs brouilles',
    foie: 'foie gras = foie gras',
    ceviche: 'ceviche = ceviche*',
    gazpacho: 'gazpacho = gazpacho*',
    salmorejo: 'salmorejo = salmorejo*',
    spaghetti: 'spaghettis = spaghetti*',
    ravioli: 'raviolis = ravioli*',
    cannelloni: 'cannellonis = cannelloni* | canelloni*',
    lasagne: 'lasagnes = lasagne*',
    macaroni: 'macaronis = macaroni* | penne',
    mozzarella: 'mozzarella = mozzarella*',
    brownie: 'brownies = brownie* | fondant* | moelleux au chocolat',
    scallops: 'noix de Saint-Jacques = saint jacques | st jacques',
    crab: 'crabe = crabe* | tourteau',
    turkey: 'dinde = dinde',
    trout: 'truite = truite*',
    sole: 'sole = sole meuniere | la sole | de la sole',
    mullet: 'rouget = rouget*',
    swordfish: 'espadon = espadon',
    eel: 'anguille = anguille*',
    meatballs: 'boulettes de viande = boulette*',
    lentils: 'lentilles = lentille*',
    avocado: 'avocat = avocat en salade | des avocats | de l avocat',
    truffle: 'truffe = truffe*',
    caviar: 'caviar = caviar',
    asparagus: 'asperges = asperge*',
    spinach: 'épinards = epinard*',
    cauliflower: 'chou-fleur = chou fleur | choux fleurs',
    fruit: 'fruits = salade de fruits | des fruits | un fruit',
    sangria: 'sangria = sangria*',
    beer: 'bière = biere* | pression | panache | demi | pinte',
    cocktail: 'cocktails = cocktail*',
    mojito: 'mojito = mojito* | margarita | caipirinha | spritz | aperol',
    gin: 'gin-tonic = gin | gin tonic',
    soft: 'boissons fraîches = soda* | coca | coca cola | limonade | boisson fraiche | boissons fraiches | soft | softs | citronnade',
    juice: 'jus = jus',
    coffee: 'café = cafe | cafes | expresso | espresso | cappuccino | deca',
    tea: 'thé = the vert | the noir | the glace | un the | du the | thes | infusion* | tisane*',
    vermouth: 'vermouth = vermouth* | vermut',
    water: 'eau = eau | eaux | carafe d eau | eau petillante | eau plate',
    alcohol_free:
      'boissons sans alcool = sans alcool | non alcoolise* | pas d alcool | bois pas d alcool | je conduis | conduis | mocktail* | sam ce soir',
    spirits: 'spiritueux = whisky | rhum | vodka | liqueur* | digestif* | cognac | tequila',
  },
  weekdays: [
    'lundi | lundis',
    'mardi | mardis',
    'mercredi | mercredis',
    'jeudi | jeudis',
    'vendredi | vendredis',
    'samedi | samedis',
    'dimanche | dimanches',
  ],
  months: [
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  feasts: {
    '12-24': 'reveillon de noel | veille de noel | 24 decembre',
    '12-25': 'noel | jour de noel',
    '12-31': 'saint sylvestre | reveillon | nouvel an | st sylvestre',
    '01-01': 'jour de l an | premier de l an',
    '01-06': 'epiphanie | rois mages',
  },
  numbers: { 'vingt-cinq': 25, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100 },
}
