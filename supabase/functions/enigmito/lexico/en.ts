import type { Kind } from '../kinds.ts'
import type { Lexicon } from './forma.ts'

/** English. Patterns: see forma.ts. */
export const en: Lexicon<Kind> = {
  words:
    'a about after all also am an and any anything are as ask at be because been before but by can cant could did do does dont each else every few for from get give go going good got great had has have he help her here him his how i id if ill im in is isnt it its ive just kid know let like ll look looking lot make many may me might more most much must my need new no not nothing now of off ok okay on one only or our out over people please pls re really right same say see she should show so some someone something still such sure take tell than thanks that thats the their them then there theres these they thing things this those to too try up us use ve very want wanna was way we were what whats when where wheres which while who whos why will with within would yes you your yours',
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
  },
  concepts: {
    price:
      'price* | prices | cost | costs | how much | how expensive | what do you charge | charge | pricing | how dear',
    cheap: 'cheapest | least expensive | lowest price* | most affordable | lowest priced | cheaper than',
    dear: 'most expensive | priciest | dearest | highest price* | costliest | fanciest | most costly',
    range:
      'per person | per head | a head | pp | average price | average spend | price range | average bill | how much .. spend | how much .. meal | how much .. dinner | how much .. lunch | budget for | expensive place | is it expensive | are you expensive | is it pricey | how expensive | ballpark | prices like | roughly | bill for | going to cost | what are your prices | what are the prices | dinner cost | lunch cost | meal cost',
    budget:
      'cheap | inexpensive | affordable | not too expensive | not too pricey | not .. expensive | isnt .. expensive | wont break | on a budget | good value | reasonably priced | cheapish | under',
    recommend:
      'recommend* | suggest* | what is good | what is nice | whats good | what should i | what should we | what would you | best dish* | best thing | best seller* | bestseller* | signature | special* | speciality | specialty | must try | must have | favourite* | favorite* | popular | what to order | what to eat | what to try | not to miss | advise | any tips | your pick | go for | whats nice | tasty | top dishes | best',
    ingredients:
      'what is in | what is inside | ingredient* | made of | made from | made with | what comes in | what is the .. made | how is .. made | how is .. cooked | how is .. prepared | what is a | what is an | what is the | what are the | what does .. contain | what is it | describe | comes with | what exactly is | whats in | whats a | tell me about the',
    have: 'do you have | have you got | you have | got any | do you serve | do you do | do you sell | do you offer | is there | are there | any | there a | can i get | can we get | have u | got',
    eat: 'can i eat | can we eat | can she eat | can he eat | can they eat | can i have | can he have | can she have | can they have | safe for | ok to eat | okay to eat | fine to eat | what is ok | suitable | options | option | choices | dishes | what can | order for | which dishes | anything for | good for | work for | eat here',
    contains:
      'contain* | have .. in it | has .. in it | is there .. in | are there .. in | any .. in | includ* | made with | does .. have',
    without: 'without | free | free from | free of | no | avoid | excluding | minus | non | not contain',
    pairing:
      'pair* | goes with | go with | goes well | go well | match* | accompan* | to drink with | drink with | suits | complement*',
    spicy: 'spicy | hot dishes | chilli* | chili',
    allergy:
      'allerg* | alerg* | intoleran* | coeliac* | celiac* | sensitive to | sensitiv* | cant eat | cannot eat | can t eat',
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
      'vegetarian* | veggie* | meat free | meatless | no meat | dont eat meat | without meat | doesnt eat meat',
    open: 'open | opens | opening | close | closes | closing | closed | hours | what time | what hours | when do you | till when | until what time | how late | how early | which days | what days | shut | last orders | kitchen close*',
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
      'where are you | where r you | where is the restaurant | where is your | where is it | address | how do i get | how do we get | how to get | get there | directions | location | located | find you | situated | which street | what street | your place | where exactly | where do i find you | reach you by car',
    maps: 'map | maps | google maps | pin | gps | coordinates | sat nav | satnav',
    phone:
      'phone | telephone | phone number | call you | number | ring you | mobile | give you a call | call',
    email: 'email | e mail | mail | email address | write to you | mail address',
    whatsapp: 'whatsapp | whats app | whatsap | watsapp',
    instagram: 'instagram | social media | socials | facebook | tiktok | social network*',
    tripadvisor: 'tripadvisor | trip advisor | reviews | rating*',
    human:
      'real person | human | a person | speak to someone | talk to someone | speak with someone | talk to a | speak to a | speak to the | talk to the | someone real | manager | owner contact | contact | complain* | complaint | get in touch | get hold of | customer service | staff member',
    reserve: 'book | booking | bookings | reserv* | table for | a table | get a table | tables for',
    table: 'table | tables',
    available:
      'free table* | tables free | table free | availab* | any space | any room | space for | room for | fully booked | fit us in | squeeze us in | tables left | any tables | table available | seats | any spots | spots',
    modify:
      'cancel* | change .. booking | change .. reserv* | modify | modif* .. booking | amend* | reschedul* | move .. booking | move .. reserv* | move our table | push .. booking | push .. reserv* | postpone* | my booking | my reservation | our booking | our reservation | have a booking | have a reservation | made a booking | made a reservation | existing booking | confirm .. booking | i booked | we booked | delay .. booking',
    people:
      'people | persons | guests | pax | adults | party of | group of | of us | we are | we re | friends | diners',
    menu: 'menu | menus | the menu | carte | food menu | what do you serve | what have you got to eat',
    food: 'food | dishes | dish | eat | meal | plates | cuisine | courses | main course* | mains | bite | snacks',
    wine: 'wine | wines | vino | wine list | wine menu | cellar | sommelier | bottle of wine | vinos',
    glass: 'glass | glasses | by the glass | a glass of | per glass | by glass',
    drink: 'drink | drinks | beverage* | to drink | something refreshing',
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
    oos: 'weather | rain | raining | forecast | football | soccer | match score | homework | maths | math | essay | poem | poems | joke | jokes | politic* | president | prime minister | election* | bitcoin | crypt* | stock market | stocks | python | javascript | coding | code for | translate | translation | capital of | movie* | film | netflix | hotel | hotels | flight | flights | horoscope | lottery | news | war | song | sing | exam | square root | equation | population of | who won | marry me | love me | girlfriend | boyfriend | meaning of life | lawyer | mortgage | rent a car | medicine | medication | ibuprofen | doctor | antihistamine* | pill | pills | headache | things to do | museum*',
    inject:
      'prompt | prompts | instructions | ignore all | ignore previous | ignore your | ignore the | disregard | forget everything | forget your | api | apikey | api key | secret key | developer mode | admin mode | act as | pretend | jailbreak | database | other guests | other customers | other guest | customer data | guest list | who booked | who has booked | who reserved | whos booked | bookings tonight | all bookings | all the bookings | list of bookings | someone elses | token | password of | admin password | unrestricted | internal | source code | sql | drop table | select from | from now on you | dan mode | sudo',
    freebie:
      'free meal | free dinner | free food | free bottle | for free | on the house | half price | discount code | everything is free | free of charge | comp | freebie*',
    claim:
      'confirm it | confirm that | confirm this | told me | owner said | owner told | the owner | your boss | manager said | promised | say that | repeat after | agree that',
    about:
      'philosophy | story | history | concept | what kind of restaurant | what type of restaurant | kind of food | type of food | kind of cuisine | type of cuisine | style of | about the restaurant | about you | about your restaurant | who runs | tell me about | what is this place | ethos',
    chef: 'chef | chefs | head chef | who cooks | cook',
  },
  topics: {
    parking: 'park | parking | car park | garage | where to park | parked',
    dogs: 'dog | dogs | pet | pets | puppy | cat | animal friendly | doggy',
    children:
      'high chair* | highchair* | pushchair | pram | stroller | buggy | child friendly | kid friendly | family friendly | with kids | with children | with a baby | baby | babies | toddler* | play area | playground | changing table | children allowed | kids allowed | bring children | bring kids | bring my kids | bring my child*',
    accessibility:
      'wheelchair* | accessib* | step free | disabled | disabilit* | ramp | stairs | lift | elevator | mobility',
    terrace: 'terrace | outdoor | outdoors | outside | patio | al fresco | alfresco | sit out | garden',
    payment:
      'pay by | do you accept | you accept | do you take cards | take card | take cards | pay with | pay in | paying | payment* | credit card* | cards | card | cash | contactless | apple pay | google pay | amex | american express | visa | mastercard | paypal | split the bill | split bill | separate bills | bizum | dollars | pounds | invoice | cheque',
    wifi: 'wifi | wi fi | internet | wifi password',
    takeaway: 'takeaway | take away | takeout | take out | to go | pick up | pickup | collect | collection',
    delivery: 'deliver* | home delivery | uber eats | ubereats | deliveroo | glovo | just eat | bring to my',
    dress_code:
      'dress code | dress | what to wear | should i wear | wear | shorts | flip flops | attire | smart casual | swimwear | formal | jacket required',
    set_menu:
      'set menu | set lunch | menu of the day | menu del dia | daily menu | lunch menu | lunch deal | fixed price | prix fixe | fixed menu | business lunch',
    tasting_menu: 'tasting menu | degustation | chefs menu | chef menu | surprise menu | set tasting',
    gift_card: 'gift card* | gift voucher* | voucher | vouchers | gift certificate* | gift',
    walk_in:
      'walk in | walk ins | walkin* | without a reservation | without a booking | without booking | without reserv* | need to book | have to book | need a reservation | need to reserve | need a booking | necessary to book | reservation required | reservation needed | just turn up | just show up | just walk',
    events:
      'wedding* | event | events | party | parties | celebrat* | birthday | anniversary | private event* | christening | communion | corporate | christmas dinner | hen do | stag do | function',
    groups: 'large group* | big group* | groups | group menu | big party | large party | coach | tour group',
    corkage:
      'corkage | byo | byob | bring .. own wine | own wine | our wine | bring .. wine | bring .. bottle | own bottle | bring .. own',
    smoking: 'smoke | smoking | smokers | vape | vaping | cigar* | cigarette* | hookah',
    music: 'music | live music | band | dj | concert* | flamenco | karaoke | tv | show the game | screen',
    halal: 'halal | muslim',
    kosher: 'kosher | jewish',
    transport:
      'bus | train | metro | tram | taxi | taxis | cab | uber | public transport | station | bus stop | airport | bike | bicycle* | cycle',
    private_room:
      'private room* | private dining | private space | private area | separate room | function room | room to ourselves',
    cake: 'bring .. cake | own cake | birthday cake | our cake | candles | cake fee | cakeage',
    tips: 'tip | tips | tipping | gratuity | service charge | service included',
    holidays:
      'holiday | holidays | bank holiday* | public holiday* | easter | august | christmas week | festive | closed for | annual closure',
    heating:
      'heating | heater* | heated | cold outside | air conditioning | air con | aircon | ac | warm enough | blankets',
    late: 'running late | be late | arrive late | arriving late | late for | minutes late | hold the table | hold our table | how long .. hold | a bit late | delayed',
    promo:
      'discount* | promo | promotion* | promo code | deal | deals | offer | offers | coupon* | happy hour | student | senior',
    languages:
      'speak english | speak french | speak german | speak italian | english menu | menu in english | english speaking | languages | language | speak',
    jobs: 'job | jobs | hiring | vacanc* | work for you | work there | work with you | cv | resume | apply | employ* | waiter* | waitress',
    sea_view:
      'sea view* | view | views | see the sea | ocean view | seafront | overlooking | see the ocean | window seat | by the window',
    beach: 'beach | beaches | beachfront | near the sea | close to the sea | sand',
    suppliers:
      'supplier* | where do you source | sourced | where does the | where do you get | where is the fish from | organic | sustainab* | seasonal | fresh fish | frozen | farm | wild caught | farmed | come from',
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
      'sweet wine = sweet wine* | dessert wine* | sweet white | pudding wine* | moscatel | muscat | something sweet to drink',
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
    burrata: 'burrata = burrata* | mozzarella',
    croquettes: 'croquettes = croquette* | croqueta*',
    fritters: 'fritters = fritter* | bunuelos',
    potatoes: 'potatoes = potato* | bravas | spuds',
    soup: 'soup = soup* | gazpacho | salmorejo | chowder | broth',
    stew: 'stew = stew* | casserole* | hotpot',
    cheesecake: 'cheesecake = cheesecake* | cheese cake*',
    icecream: 'ice cream = ice cream* | icecream* | sorbet* | gelato',
    flan: 'flan = flan | creme caramel',
    chocolate: 'chocolate = chocolate* | brownie*',
    cheese: 'cheese = cheese* | cheeseboard',
    vegetables: 'vegetables = vegetable* | veggies | greens | from the garden',
    aubergine: 'aubergine = aubergine* | eggplant*',
    artichoke: 'artichokes = artichoke*',
    mushrooms: 'mushrooms = mushroom*',
    tomato: 'tomato = tomato*',
    pumpkin: 'pumpkin = pumpkin* | squash',
    chickpeas: 'chickpeas = chickpea* | garbanzo*',
    pasta: 'pasta = pasta | pastas | spaghetti | ravioli | cannelloni | macaroni | lasagn* | mac and cheese',
    bread: 'bread = bread | sourdough | toast',
    hummus: 'hummus = hummus | houmous | humus',
    tartare: 'tartare = tartar | tartare',
    omelette: 'omelette = omelette* | omelet* | tortilla*',
    starters:
      'starters = starter* | appetiser* | appetizer* | tapas | nibbles | small plates | to share | sharing plates | first course* | to start | finger food',
    kids: 'children’s dishes = kids menu | kid menu | childrens menu | children s menu | child s menu | kid s menu | kids meal* | kids dishes | children meal* | dishes for kids | dishes for children | food for kids | food for children | menu for kids | menu for children | for kids | for children | for my kid* | for my child* | for the kids | for the children | for the little ones',
    dessert:
      'dessert = dessert* | pudding* | afters | sweet treat* | something sweet | cakes | cake | sweets',
    sushi: 'sushi = sushi | sashimi | maki',
    ramen: 'ramen = ramen',
    kebab: 'kebab = kebab* | doner | shawarma',
    pizza: 'pizza = pizza*',
    burger: 'burger = burger* | hamburger* | cheeseburger*',
    taco: 'tacos = taco | tacos | burrito* | fajita* | nachos | guacamole | quesadilla*',
    schnitzel: 'schnitzel = schnitzel* | escalope*',
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
    sangria: 'sangria = sangria*',
    beer: 'beer = beer | beers | lager | ale | ipa | pint | draught | draft beer | shandy',
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
