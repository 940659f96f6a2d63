import type { Kind } from '../kinds.ts'
import type { Lexicon } from './shape.ts'

/** English. Patterns: see forma.ts. */
export const en: Lexicon<Kind> = {
  words:
    'free anything nothing write wrote print explain near nearby around bring came said wait ready a about after all also am an and any anything are as ask at be because been before but by can cant could did do does dont each else every few for from get give go going good got great had has have he help her here him his how i id if ill im in is isnt it its ive just kid know let like ll look looking lot make many may me might more most much must my need new no not nothing now of off ok okay on one only or our out over people please pls re really right same say see she should show so some someone something still such sure take tell than thanks that thats the their them then there theres these they thing things this those to too try up us use ve very want wanna was way we were what whats when where wheres which while who whos why will with within would yes you your yours eating eater eaters coming chance chilly stick walter carter policy stuff side sides mates winter marsh react kind kinds doesn family eat lunch british brings adress early earlier earliest late latest quite',
  chat: {
    u: 'you',
    r: 'are',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    thanx: 'thanks',
    ty: 'thanks',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tomoz: 'tomorrow',
    tonite: 'tonight',
    whats: 'what is',
    wheres: 'where is',
    hows: 'how is',
    theres: 'there is',
    veg: 'vegetables',
    veggie: 'vegetarian',
    resto: 'restaurant',
    rez: 'reservation',
    insta: 'instagram',
    ig: 'instagram',
    wats: 'what is',
    wot: 'what',
    gf: 'gluten free',
    addy: 'address',
    gonna: 'going to',
    u2: 'you',
    s: 'is',
    re: 'are',
    ve: 'have',
    ll: 'will',
  },
  concepts: {
    price:
      'price* | prices | cost | costs | how much | how expensive | what do you charge | charge | pricing | how dear',
    cheap: 'cheapest | least expensive | lowest price* | most affordable | lowest priced | cheaper than',
    dear: 'most expensive | priciest | dearest | highest price* | costliest | fanciest | most costly',
    range:
      'expensive | pricey | prices | pricing | per person | per head | a head | pp | average price | average spend | price range | average bill | how much .. spend | how much .. meal | how much .. dinner | how much .. lunch | budget for | expensive place | is it expensive | are you expensive | is it pricey | how expensive | ballpark | prices like | roughly | bill for | going to cost | what are your prices | what are the prices | dinner cost | lunch cost | meal cost',
    budget:
      'cheap | inexpensive | affordable | not too expensive | not too pricey | not .. expensive | isnt .. expensive | wont break | on a budget | good value | reasonably priced | cheapish | under',
    under: 'under | less than | below | up to | at most | max | no more than | cheaper than',
    recommend:
      'surprise | recommend* | suggest* | what is good | what is nice | whats good | what should i | what should we | what would you | best dish* | best thing | best seller* | bestseller* | signature | special* | speciality | specialty | must try | must have | favourite* | favorite* | popular | what to order | what to eat | what to try | not to miss | advise | any tips | your pick | go for | whats nice | tasty | top dishes | best | should we order | should i order | should i eat | should we eat | should i have | first time | what do people | fancy something | in the mood | pick me | pick something | is good here | good here | light bite | something light | pick .. nice | pick .. good | choose .. for us',
    ingredients:
      'what is | what are | what s | what is in | what is inside | ingredient* | made of | made from | made with | what comes in | what is the .. made | how is .. made | how is .. cooked | how is .. prepared | what is a | what is an | what is the | what are the | what does .. contain | what is it | describe | comes with | what exactly is | whats in | whats a | tell me about the | what goes in | what goes into | goes in it | make your | whats it made | what do you put | how do you make | how is it made | cooked in',
    have: 'do you have | have you got | you have | got any | do you serve | do you do | do you sell | do you offer | is there | are there | any | there a | can i get | can we get | have u | got',
    what: 'what | which',
    eat: 'can i eat | can we eat | can she eat | can he eat | can they eat | can i have | can he have | can she have | can they have | safe for | ok to eat | okay to eat | fine to eat | what is ok | suitable | options | option | choices | dishes | what can | order for | which dishes | anything for | good for | work for | eat here',
    contains: 'come with | comes with | served with | contain* | includ* | made with | have | has',
    in: 'in the | in your | in this | in that',
    inside: 'is there .. in | are there .. in | any .. in | is there any .. in',
    within:
      'does the .. have | do the .. have | does your .. have | do your .. have | does the .. contain | do the .. contain | does the .. include',
    without:
      'without | free | free from | free of | no | excluding | minus | non | not contain | don t have | dont have | doesn t have | doesnt have | doesn t contain | don t contain | not have | with no | nothing with | hasn t got',
    copula: 'is the | are the | is it | are they | is this | is that | are those | is your | are your',
    pairing:
      'pair* | goes with | go with | goes well | go well | match* | accompan* | to drink with | drink with | suits | complement*',
    spicy: 'spicy | hot dishes | chilli* | chili',
    allergy:
      'allerg* | alerg* | intoleran* | coeliac* | celiac* | sensitive to | sensitiv* | cant eat | cannot eat | can t eat',
    cannot:
      'can t do | can t stomach | is off limits | steer clear of | can t have | cant have | cannot have | can t eat | cant eat | cannot eat | can not eat | can t tolerate | cant tolerate | don t tolerate | react to | reacts to | react badly | upset* my stomach | must avoid | have to avoid | has to avoid | not allowed | must not eat | can t handle | don t eat | doesn t eat | dont eat | doesnt eat | stay away from | bad for me | makes me ill | makes me sick | avoid | avoids | avoiding | off limits | steer clear | can t do | cant do | don t do | no go for',
    severe:
      'severe* | anaphyla* | epi pen | epipen | life threatening | deadly | serious | bad allergy | very allergic | extremely | highly allergic | pregnan* | hospital | emergency | die | risk*',
    trace:
      'trace | traces | cross contam* | contaminat* | cross contact | shared fryer | same fryer | same oil',
    guarantee:
      'guarant* | promise* | assure* | be sure | certain | hundred percent | 100 | is it safe | completely safe | ensure | swear',
    allergens:
      'allergen | allergens | allergen info* | allergen menu | allergen list | allergy menu | allergy info*',
    vegan: 'vegan* | plant based | plantbased | no animal | animal products | animal free',
    vegetarian:
      'veggie | vegetarian* | meat free | meatless | no meat | dont eat meat | without meat | doesnt eat meat | meat nor fish | meat or fish for | no meat or fish | no fish or meat | eat meat or fish | eaten meat or fish | fish nor meat | veggies in | are veggies | re veggies | two veggies | a veggie',
    open: 'breakfast* | open | opens | opening | close | closes | closing | closed | hours | what time | what hours | when do you | till when | until what time | how late | how early | which days | what days | shut | last orders | kitchen close* | earliest | latest | opening time* | serving time* | stop serving | start serving | serve dinner | serve lunch | serve food | still serving | serving',
    now: 'now | right now | at the moment | currently | at this time | atm',
    today: 'today | tonight | this evening | this afternoon | this lunchtime',
    tomorrow: 'tomorrow',
    dayAfter: 'day after tomorrow',
    weekend: 'weekend | weekends',
    lunch: 'lunch | lunches | lunchtime | midday | noon | brunch | afternoon',
    dinner: 'dinner | dinners | supper | evening | evenings | night | tonight',
    come: 'can we come | can i come | come by | come in | come | drop by | drop in | stop by | pop in | visit',
    where: 'where | whereabouts',
    address:
      'where are you | where r you | where is the restaurant | where is your | where is it | address | how do i get | how do we get | how to get | get there | directions | location | located | find you | situated | which street | what street | your place | where exactly | where do i find you | reach you by car | whereabouts | where abouts | where in town | what part of town',
    maps: 'map | maps | google maps | pin | gps | coordinates | sat nav | satnav',
    phone:
      'phone | telephone | phone number | call you | number | ring you | mobile | give you a call | call',
    email: 'email | e mail | mail | email address | write to you | mail address',
    whatsapp: 'whatsapp | whats app | whatsap | watsapp',
    instagram: 'instagram | social media | socials | facebook | tiktok | social network*',
    tripadvisor: 'tripadvisor | trip advisor | reviews | rating*',
    human:
      'real person | human | a person | speak to someone | talk to someone | speak with someone | talk to a | speak to a | speak to the | talk to the | someone real | manager | owner contact | contact | complain* | complaint | get in touch | get hold of | customer service | staff member',
    profile:
      'my profile | profile | my account | log in | login | sign in | sign up | register | my password | account',
    photos: 'photo | photos | picture | pictures | pics | images | gallery | what does it look like',
    terms: 'terms | conditions | legal notice | terms and conditions | terms of use | small print',
    privacy:
      'privacy | data protection | personal data | gdpr | cookies | why .. my email | why .. my phone | why .. my number | why .. my name | what for .. my | my data | my details',
    bill: 'the bill be | will the bill | total cost | in total | altogether | total bill | cost us | costs us | would it cost | will it cost | expect to pay | expect to spend | per person | per head | a head | all in',
    max: 'maximum | max | how many people | how many guests | how many of us | biggest party | largest party | biggest group | largest group | group size | people limit | upper limit | most people',
    reserve: 'book | booking | bookings | reserv* | table for | a table | get a table | tables for',
    table: 'table | tables',
    available:
      'got space | got room | space | free table* | tables free | table free | availab* | any space | any room | space for | room for | fully booked | fit us in | squeeze us in | tables left | any tables | table available | seats | any spots | spots | anything free | free on | free for | free at | free this | free tonight | free tomorrow | anything available | got anything | squeeze in | any chance of a table | any chance .. table',
    modify:
      'cancel* | change .. booking | change .. reserv* | modify | modif* .. booking | amend* | reschedul* | move .. booking | move .. reserv* | move our table | push .. booking | push .. reserv* | postpone* | my booking | my reservation | our booking | our reservation | have a booking | have a reservation | made a booking | made a reservation | existing booking | confirm .. booking | i booked | we booked | delay .. booking',
    people:
      'people | persons | guests | pax | adults | party of | group of | of us | we are | we re | friends | diners',
    menu: 'menu | menus | the menu | carte | food menu | what do you serve | what have you got to eat',
    food: 'food | dishes | dish | eat | meal | plates | cuisine | courses | main course* | mains | bite | snacks',
    wine: 'bottle | bottles | wine | wines | vino | wine list | wine menu | cellar | sommelier | bottle of wine | vinos',
    glass: 'glass | glasses | by the glass | a glass of | per glass | by glass',
    organic: 'organic | bio | biodynamic | natural wine* | eco friendly',
    grapes: 'what grape* | which grape* | grape | grapes | varietal* | grape variet* | blend',
    vintage: 'vintage | vintages | what year | which year | how old is the wine',
    winery: 'winery | wineries | producer | who makes | which vineyard | vineyard*',
    dishFor:
      'dish .. this wine | food .. this wine | eat .. this wine | what .. with this wine | goes with this wine | with this wine | with that wine | which dish | what dish | what food | food pairing',
    portion:
      'portion* | half portion* | serving* | how big | large enough | to share | share | how many pieces | size | sizes',
    drink:
      'drink | drinks | beverage* | to drink | something refreshing | what should i drink | what do i drink | what to drink | drink with',
    local:
      'local | locals | from here | from the region | regional | from this area | from the area | nearby wineries | around here | from around',
    greet:
      'hello | hi | hey | hiya | good morning | good afternoon | good evening | howdy | hi there | greetings | how are you | yo | morning | evening all',
    thanks:
      'thanks | thank you | thank u | cheers | much appreciated | brilliant | perfect | lovely | awesome | great thanks | appreciate it | nice one',
    bye: 'bye | goodbye | see you | see ya | cya | take care | have a nice day | good night | later | ta ta',
    identity:
      'are you a bot | are you a robot | are you human | are you real | are you a real | are you an ai | bot | robot | chatbot | ai | artificial intelligence | who are you | what are you | your name | am i talking to | am i speaking to | am i chatting with | chatgpt | gpt | machine',
    capabilities:
      'what can you do | what do you do | how can you help | can you help me | help me | help | what can i ask | what do you know | how do you work | what are you for | what can you help | your features',
    oos: 'solve | championship | world cup | weather | rain | raining | forecast | football | soccer | match score | homework | maths | math | essay | poem | poems | joke | jokes | politic* | president | prime minister | election* | bitcoin | crypt* | stock market | stocks | python | javascript | coding | code for | translate | translation | capital of | movie* | film | netflix | hotel | hotels | flight | flights | horoscope | lottery | news | war | song | sing | exam | square root | equation | population of | who won | marry me | love me | girlfriend | boyfriend | meaning of life | lawyer | mortgage | rent a car | things to do | museum* | bayern | who played | score last night | times table | capital city | tell me a story | recipe for | weather like | write me | zodiac',
    medical:
      'medicine* | medication* | ibuprofen | doctor | antihistamine* | pill | pills | headache | tablet* | antibiotic* | diabet* | symptom* | blood pressure | hangover | allergic reaction what | rash | cream should | swollen | allergic reaction | first aid | vomit* | poisoning | dosage',
    inject:
      'prompt | prompts | instructions | ignore all | ignore previous | ignore your | ignore the | disregard | forget everything | forget your | api | apikey | api key | secret key | developer mode | admin mode | act as | pretend | jailbreak | database | other guests | other customers | other guest | customer data | guest list | who booked | who has booked | who reserved | whos booked | bookings tonight | all bookings | all the bookings | list of bookings | someone elses | token | password of | admin password | unrestricted | internal | source code | sql | drop table | select from | from now on you | dan mode | sudo | has a booking | has booked | have booked | has reserved | did .. book | who .. booked | booking under | reservation under | phone number of | your rules | your configuration | debug mode | your guidelines',
    freebie:
      'free meal | free dinner | free food | free bottle | for free | on the house | half price | discount code | everything is free | free of charge | comp | freebie*',
    claim:
      'confirm it | confirm that | confirm this | told me | owner said | owner told | the owner | your boss | manager said | promised | say that | repeat after | agree that',
    about:
      'where does the name | the name come | why .. called | meaning of the name | name mean | philosophy | story | history | concept | what kind of restaurant | what type of restaurant | kind of food | type of food | kind of cuisine | type of cuisine | style of | about the restaurant | about you | about your restaurant | who runs | tell me about | what is this place | ethos',
    chef: 'chef | chefs | head chef | who cooks | cook',
  },
  topics: {
    parking:
      'park | parking | car park | garage | where to park | parked | leave the car | leave my car | leave our car | where can i leave the car',
    dogs: 'dog | dogs | pet | pets | puppy | cat | animal friendly | doggy | labrador | poodle | cocker | chihuahua | bulldog | beagle | terrier | yorkie | retriever | spaniel | dachshund | husky | collie | furry friend | four legged | greyhound | cats',
    children:
      'high chair* | highchair* | pushchair | pram | stroller | buggy | child friendly | kid friendly | family friendly | with kids | with children | with a baby | baby | babies | toddler* | play area | playground | changing table | children allowed | kids allowed | bring children | bring kids | bring my kids | bring my child*',
    accessibility:
      'wheelchair* | accessib* | step free | disabled | disabilit* | ramp | stairs | lift | elevator | mobility',
    terrace: 'terrace | outdoor | outdoors | outside | patio | al fresco | alfresco | sit out | garden',
    payment:
      'pay by | do you accept | you accept | do you take cards | take card | take cards | pay with | pay in | paying | payment* | credit card* | cards | card | cash | contactless | apple pay | google pay | amex | american express | visa | mastercard | paypal | split the bill | split bill | separate bills | bizum | dollars | pounds | invoice | cheque | pay separately | separately | separate checks | split the check | go dutch',
    wifi: 'wifi | wi fi | internet | wifi password',
    takeaway: 'takeaway | take away | takeout | take out | to go | pick up | pickup | collect | collection',
    delivery: 'deliver* | home delivery | uber eats | ubereats | deliveroo | glovo | just eat | bring to my',
    dress_code:
      'dress code | dress | what to wear | should i wear | wear | shorts | flip flops | attire | smart casual | swimwear | formal | jacket required',
    set_menu:
      'set menu | set lunch | menu of the day | menu del dia | daily menu | lunch menu | lunch deal | fixed price | prix fixe | fixed menu | business lunch',
    tasting_menu: 'tasting menu | degustation | chefs menu | chef menu | surprise menu | set tasting',
    gift_card:
      'gift card* | gift voucher* | voucher | vouchers | gift certificate* | gift | treat my | gift for | present for | give .. as a gift',
    walk_in:
      'walk in | walk ins | walkin* | without a reservation | without a booking | without booking | without reserv* | need to book | have to book | need a reservation | need to reserve | need a booking | necessary to book | reservation required | reservation needed | just turn up | just show up | just walk | turn up | show up | on the off chance | without having booked | just come',
    events:
      'wedding* | event | events | party | parties | celebrat* | birthday | anniversary | private event* | christening | communion | corporate | christmas dinner | hen do | stag do | function',
    groups:
      'large group* | big group* | groups | group menu | big party | large party | tour group | group of | a group | coach party | coach trip | be a group | party of ten | ten of us | we are a group',
    corkage:
      'corkage | byo | byob | bring .. own wine | own wine | our wine | bring .. wine | bring .. bottle | own bottle | bring .. own',
    smoking: 'smoke | smoking | smokers | vape | vaping | cigar* | cigarette* | hookah',
    music:
      'music | live music | band | dj | concert* | flamenco | karaoke | tv | show the game | screen | live entertainment | entertainment | live act*',
    halal: 'halal | muslim',
    kosher: 'kosher | jewish',
    transport:
      'bus | train | metro | tram | taxi | taxis | cab | uber | public transport | station | bus stop | airport',
    private_room:
      'private room* | private dining | private space | private area | separate room | function room | room to ourselves | room for us | just for us | own room | secluded',
    cake: 'bring .. cake | own cake | birthday cake | our cake | candles | cake fee | cakeage',
    tips: 'tip | tips | tipping | gratuity | service charge | service included',
    holidays:
      'holiday | holidays | bank holiday* | public holiday* | easter | august | christmas week | festive | closed for | annual closure',
    heating:
      'heating | heater* | heated | cold outside | air conditioning | air con | aircon | ac | warm enough | blankets | cold | chilly | warm | freezing',
    late: 'running late | be late | arrive late | arriving late | late for | minutes late | hold the table | hold our table | how long .. hold | a bit late | delayed | 20 minutes late | mins late | stuck in traffic | held up | keep our table | keep the table | be a little late | we re late | we are late | if we are late | i m late',
    promo:
      'discount* | promo | promotion* | promo code | deal | deals | offer | offers | coupon* | happy hour | student | senior',
    languages:
      'speak english | speak french | speak german | speak italian | english menu | menu in english | english speaking | languages | language | speak',
    jobs: 'job | jobs | hiring | vacanc* | work for you | work there | work with you | cv | resume | apply | employ* | waiter* | waitress | staff needed | work here | recruit* | internship*',
    sea_view:
      'sea view* | view | views | see the sea | ocean view | seafront | overlooking | see the ocean | window seat | by the window | waves | see the water | overlook* | watch the sea',
    beach: 'beach | beaches | beachfront | near the sea | close to the sea | sand',
    suppliers:
      'where do you buy | buy your | supplier* | where do you source | sourced | where does the | where do you get | where is the fish from | organic | sustainab* | seasonal | is .. fresh | are .. fresh | how fresh | frozen | farm | wild caught | farmed | come from',
    cancellation:
      'cancellation fee | cancellation polic* | cancellation | cancel for free | fee .. cancel* | charge .. cancel* | no show | notice .. cancel | penalt* | deposit | if i can t make it | if we can t make it | if i don t show | if we don t come | cancel last minute | charged if',
    bike: 'bike | bikes | bicycle* | bike rack* | cycle | cycling | scooter*',
    directions: 'how do i get | how do we get | how to get | directions | which entrance | how do i find',
    attention:
      'answer the phone | phone line* | when can i call | what time can i call | phone hours | reply to e mail* | answer e mail*',
    other:
      'lost property | left my | lost my | forgot my | charger | charging | toilet* | restroom* | bathroom* | coat check | cloakroom | photos | filming | press | newsletter | capacity | how many tables | how many seats | lost and found | cooking class*',
  },
  allergens: {
    gluten: 'gluten | glutenfree | coeliac* | celiac* | wheat | barley | rye',
    crustaceos: 'crustacean* | prawn* | shrimp* | crab | lobster | langoustine*',
    huevos: 'egg | eggs',
    pescado: 'fish | fishes',
    cacahuetes: 'peanut*',
    soja: 'soy | soya | soybean*',
    leche: 'milk | dairy | lactose | cheese | butter | cream | casein',
    frutos_cascara:
      'tree nut* | almond* | hazelnut* | walnut* | cashew* | pistachio* | pecan* | pine nut* | macadamia*',
    apio: 'celery | celeriac',
    mostaza: 'mustard',
    sesamo: 'sesame | tahini',
    sulfitos: 'sulphite* | sulfite*',
    altramuces: 'lupin | lupins | lupine',
    moluscos:
      'mollusc* | mollusk* | mussel* | clam | clams | squid | octopus | oyster* | cuttlefish | snail*',
  },
  allergenGroups: {
    shellfish: 'shellfish | seafood | sea food',
    nuts: 'nut | nuts',
  },
  styles: {
    tinto: 'red wine = red | reds | red wine | red wines',
    blanco: 'white wine = white | whites | white wine | white wines',
    rosado: 'rosé = rose | roses | rose wine | rose wines | pink wine | blush',
    espumoso:
      'sparkling wine = sparkling | sparkling wine* | bubbly | bubbles | fizz | champagne* | prosecco | cava | fizzy wine',
    dulce:
      'sweet wine = sweet wines | sweet wine* | dessert wine* | sweet white | pudding wine* | moscatel | muscat | something sweet to drink',
    generoso:
      'sherry = sherry | sherries | fortified | manzanilla | fino | amontillado | oloroso | palo cortado | fondillon | port',
    naranja: 'orange wine = orange wine* | amber wine* | skin contact',
  },
  kinds: {
    rice: 'rice = rice | rices | rice dish* | risotto* | arroz',
    paella: 'paella = paella*',
    fideua: 'fideuà = fideua* | fideos',
    fish: 'fish = fish | fishes | whole fish | white fish',
    seafood: 'seafood = seafood | sea food | shellfish | from the sea',
    octopus: 'octopus = octopus* | pulpo',
    prawns: 'prawns = prawn* | shrimp* | gambas | langoustine* | king prawn*',
    lobster: 'lobster = lobster*',
    oysters: 'oysters = oyster*',
    clams: 'clams = clam | clams | cockle*',
    mussels: 'mussels = mussel* | moules',
    squid: 'squid = squid | calamari | cuttlefish | calamares',
    tuna: 'tuna = tuna',
    cod: 'cod = cod | salt cod | bacalao',
    hake: 'hake = hake',
    seabass: 'sea bass = sea bass | seabass | bass',
    bream: 'sea bream = sea bream | bream | gilthead',
    turbot: 'turbot = turbot',
    monkfish: 'monkfish = monkfish | monk fish',
    salmon: 'salmon = salmon',
    sardines: 'sardines = sardine*',
    anchovies: 'anchovies = anchov*',
    meat: 'meat = meat | meats | meaty',
    beef: 'beef = beef | veal | ox',
    steak: 'steak = steak* | entrecote* | sirloin | ribeye | rib eye | fillet steak | tenderloin',
    lamb: 'lamb = lamb | mutton | goat',
    pork: 'pork = pork | ribs | suckling pig | bacon',
    ham: 'ham = ham | jamon | iberico ham | cured ham',
    chicken: 'chicken = chicken* | poultry',
    duck: 'duck = duck',
    partridge: 'partridge = partridge* | game bird* | game dish*',
    rabbit: 'rabbit = rabbit',
    salad: 'salad = salad*',
    burrata: 'burrata = burrata*',
    croquettes: 'croquettes = croquette* | croqueta*',
    fritters: 'fritters = fritter* | bunuelos',
    potatoes: 'potatoes = potato* | bravas | spuds',
    soup: 'soup = soup* | chowder | broth',
    stew: 'stew = stew* | casserole* | hotpot',
    cheesecake: 'cheesecake = cheesecake* | cheese cake*',
    icecream: 'ice cream = ice cream* | icecream* | sorbet* | gelato',
    flan: 'flan = flan | creme caramel',
    chocolate: 'chocolate = chocolate*',
    cheese: 'cheese = cheese* | cheeseboard',
    vegetables: 'vegetables = vegetable* | veggies | greens | from the garden',
    aubergine: 'aubergine = aubergine* | eggplant*',
    artichoke: 'artichokes = artichoke*',
    mushrooms: 'mushrooms = mushroom*',
    tomato: 'tomato = tomato*',
    pumpkin: 'pumpkin = pumpkin* | squash',
    chickpeas: 'chickpeas = chickpea* | garbanzo*',
    pasta: 'pasta = pasta | pastas',
    bread: 'bread = bread | sourdough | toast',
    hummus: 'hummus = hummus | houmous | humus',
    tartare: 'tartare = tartar | tartare',
    omelette: 'omelettes = omelette* | omelet* | tortilla*',
    starters:
      'starters = starter* | appetiser* | appetizer* | tapas | nibbles | small plates | to share | sharing plates | first course* | to start | finger food',
    mains: 'main courses = main course* | mains | main dish* | main plate*',
    kids: 'children’s dishes = kids menu | kid menu | childrens menu | children s menu | child s menu | kid s menu | kids meal* | kids dishes | children meal* | dishes for kids | dishes for children | food for kids | food for children | menu for kids | menu for children | for kids | for children | for my kid* | for my child* | for the kids | for the children | for the little ones',
    dessert:
      'dessert = dessert* | pudding* | afters | sweet treat* | something sweet | cakes | cake | sweets',
    sushi: 'sushi = sushi | sashimi | maki',
    ramen: 'ramen = ramen',
    kebab: 'kebabs = kebab* | doner | shawarma',
    pizza: 'pizza = pizza*',
    burger: 'burgers = burger* | hamburger* | cheeseburger*',
    taco: 'tacos = taco | tacos | burrito* | fajita* | nachos | guacamole | quesadilla*',
    schnitzel: 'schnitzels = schnitzel* | escalope*',
    fondue: 'fondue = fondue* | raclette',
    curry: 'curry = curry | curries | tikka',
    noodles: 'noodles = noodle* | pad thai | wok | stir fry',
    sausage: 'sausages = sausage* | chorizo | hot dog* | black pudding',
    snails: 'snails = snails | escargot*',
    sandwich: 'sandwiches = sandwich* | baguette | wraps | panini | toastie*',
    fries: 'chips = chips | fries | french fries | fish and chips',
    pancakes: 'pancakes = pancake* | crepe* | waffle*',
    tiramisu: 'tiramisu = tiramisu',
    eggs: 'eggs = fried egg* | scrambled egg* | poached egg* | eggs benedict',
    foie: 'foie gras = foie*',
    ceviche: 'ceviche = ceviche*',
    gazpacho: 'gazpacho = gazpacho*',
    salmorejo: 'salmorejo = salmorejo*',
    spaghetti: 'spaghetti = spaghetti*',
    ravioli: 'ravioli = ravioli*',
    cannelloni: 'cannelloni = cannelloni | canelones',
    lasagne: 'lasagne = lasagn*',
    macaroni: 'macaroni = macaroni | mac and cheese | penne',
    mozzarella: 'mozzarella = mozzarella* | caprese',
    brownie: 'brownies = brownie* | lava cake',
    scallops: 'scallops = scallop*',
    crab: 'crab = crab | crabs',
    turkey: 'turkey = turkey',
    trout: 'trout = trout',
    sole: 'sole = sole | dover sole',
    mullet: 'red mullet = red mullet | mullet',
    swordfish: 'swordfish = swordfish',
    eel: 'eel = eel | eels',
    meatballs: 'meatballs = meatball*',
    lentils: 'lentils = lentil*',
    avocado: 'avocado = avocado*',
    truffle: 'truffle = truffle*',
    caviar: 'caviar = caviar',
    asparagus: 'asparagus = asparagus',
    spinach: 'spinach = spinach',
    cauliflower: 'cauliflower = cauliflower*',
    fruit: 'fruit = fruit | fruits | fruit salad',
    sangria: 'sangria = sangria*',
    beer: 'beer = beer | beers | lager | ale | ipa | pint | draught | draft beer | shandy | on tap | on draught',
    cocktail: 'cocktails = cocktail*',
    mojito: 'mojito = mojito* | margarita* | caipirinha | spritz | aperol | daiquiri',
    gin: 'gin and tonic = gin | gin and tonic | g and t',
    soft: 'soft drinks = soft drink* | soda* | coke | cola | lemonade | pepsi | fizzy drink* | tonic | pop',
    juice: 'juice = juice*',
    coffee: 'coffee = coffee* | espresso* | latte | cappuccino* | flat white | decaf | americano',
    tea: 'tea = tea | teas | herbal tea | infusion*',
    vermouth: 'vermouth = vermouth* | vermut',
    water: 'water = water | tap water | sparkling water | still water',
    alcohol_free:
      'alcohol-free drinks = alcohol free | non alcoholic | nonalcoholic | no alcohol | without alcohol | dont drink | mocktail* | designated driver | i am driving | im driving | driving | sober | zero alcohol | teetotal',
    spirits:
      'spirits = whisky | whiskey | rum | vodka | liqueur* | shots | brandy | tequila | spirits | digestif*',
  },
  weekdays: [
    'monday | mondays | mon',
    'tuesday | tuesdays | tue | tues',
    'wednesday | wednesdays | weds',
    'thursday | thursdays | thu | thurs',
    'friday | fridays | fri',
    'saturday | saturdays',
    'sunday | sundays',
  ],
  months: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september | sept',
    'october | oct',
    'november | nov',
    'december | dec',
  ],
  feasts: {
    '12-24': 'christmas eve',
    '12-25': 'christmas day | christmas | xmas | boxing day eve',
    '12-31': 'new years eve | new year s eve | nye',
    '01-01': 'new years day | new year s day | new year',
    '01-06': 'epiphany | three kings',
  },
  numbers: { thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
}
