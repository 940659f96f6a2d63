import { idioms } from './idioms/en.ts'
import type { Lexicon } from './shape.ts'
import { wishes } from './wishes/en.ts'

/** A yes wherever it stands, and words that are one only alone or beside such words. */
const CLEAR =
  'yes+(?:ir)?|yeah|yep|yup|yea|yh|ye|yah|aye|sure|ok|okay|okey|kk|okie|okidoki|absolutely|definitely|certainly|indeed|correct|perfect|great|affirmative|agreed|exactly|totally|gladly'
const LOOSE = 'y|ya|k|fine|right|course|cool|lovely|alright|righto|spot|deal|good|bingo|confirm|confirmed'

export const en: Lexicon = {
  locale: 'en',
  idioms,
  wishes,
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty[-~]?one twenty[-~]?two twenty[-~]?three twenty[-~]?four twenty[-~]?five twenty[-~]?six twenty[-~]?seven twenty[-~]?eight twenty[-~]?nine thirty thirty[-~]?one'.split(
      ' ',
    ),
  amounts: [
    ['half a dozen', 6],
    ['a dozen', 12],
    ['two dozen', 24],
  ],
  tens: {
    words: ['thirty', 'fou?rty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    join: '[- ]?',
    isUnitFirst: false,
    hundreds:
      '[ao]n?e? hundred|two hundred|three hundred|four hundred|five hundred|six hundred|seven hundred|eight hundred|nine hundred'.split(
        '|',
      ),
    hundredJoin: ' (?:and )?',
  },
  ordinals:
    '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty[-~]?first twenty[-~]?second twenty[-~]?third twenty[-~]?fourth twenty[-~]?fifth twenty[-~]?sixth twenty[-~]?seventh twenty[-~]?eighth twenty[-~]?ninth thirtieth thirty[-~]?first'.split(
      ' ',
    ),
  article: 'an?',
  capitalNouns: false,
  monthFirst: true,
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept?',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  days: [
    'mondays?',
    'tuesdays?',
    'wednesdays?|wensday|wednsday',
    'thursdays?|thurday',
    'fridays?',
    'saturdays?|saterday',
    'sundays?',
  ],
  shortDays: ['mon', 'tues?', 'weds?', 'thu|thurs?', 'fri', 'sat', '(?<!the )sun'],
  relativeDays: [
    ['(?:the )?day after (?:tomorrow|tmrw|tmr|tomorow)|overmorrow', 2],
    ['(?:the )?day before yesterday', -2],
    ['yesterday|last night', -1],
    ['today|tonight|tonite|this (?:evening|afternoon|lunchtime|noon)', 0],
    ['tomorrow|tommorow|tomorow|tommorrow|tmrw|tmr|tomoz|2moz|2mor+o(?:w)?|2mrw', 1],
  ],
  terms: [
    ["in {N} days?(?: time|'s time|s' time)?|{N} days? from (?:now|today)", 1],
    [
      "in (?:a|{N}) weeks?(?: time|'s time)?|(?:a|{N}) weeks? from(?: now| today)?|(?:a|{N}) weeks? (?=on |after )",
      7,
    ],
    ['in a fortnight|a fortnight (?:from )?(?:now|today|on)', 14],
  ],
  weekLater: '(?:a )?week(?! from)|after next',
  feasts: [
    ['christmas eve|xmas eve', '12-24'],
    ['(?:christmas|xmas)(?! eve)(?: day)?', '12-25'],
    ['boxing day', '12-26'],
    ["new year'?s'? eve|nye|hogmanay|last day of the year", '12-31'],
    ["new year(?!'?s'? eve)(?:'?s'?)?(?: day)?", '01-01'],
    ["three kings'?(?: day)?|epiphany", '01-06'],
    ["valentine'?s?'?(?: day)?", '02-14'],
    ['(?:st|saint)\\.? nicholas(?: day)?', '12-06'],
    ['immaculate conception', '12-08'],
    ['hispanic day', '10-12'],
    ["all saints'?(?: day)?", '11-01'],
    ['assumption(?: day)?', '08-15'],
    ['may day|labou?r day', '05-01'],
    ['palm sunday', '-7'],
    ['(?:maundy|holy) thursday', '-3'],
    ['good friday', '-2'],
    ['(?:easter|holy) saturday', '-1'],
    ['easter monday', '+1'],
    ['easter(?: sunday| day|(?! (?:week|hol|break|egg|time)))', '+0'],
    ['ascension(?: day)?', '+39'],
    ['whit sunday|pentecost', '+49'],
    ['whit monday', '+50'],
    ['shrove tuesday|pancake (?:day|tuesday)', '-47'],
    ['ash wednesday', '-46'],
    ['mothering sunday', '-21'],
    ["mother'?s'? day", '-21 5/7/2'],
    ["father'?s'? day", '6/7/3'],
    ["(?:st\\.?|saint) stephen'?s?'?(?: day)?", '12-26'],
    ["(?:st\\.?|saint) patrick'?s?'?(?: day)?|paddy'?s day", '03-17'],
    ['halloween', '10-31'],
    ['bonfire night|guy fawkes(?: night)?', '11-05'],
    ['thanksgiving(?: day)?', '11/4/4'],
  ],
  short: [
    ['2nite|2night|tnite|tonit', 'tonight'],
    ['2mor+ow|2mo|tmw|tmro|tmrow|tomo|tomoro+w?', 'tomorrow'],
    ['nite', 'night'],
    ['wkn?e?n?d|wkends?', 'weekend'],
    ['ppls?|peeps', 'people'],
    ['(?<=(?:we|there|you|u) )r', 'are'],
    ['gonna', 'going to'],
    ['n(?= (?:\\d|my|the|a|[a-z]+ (?:mates?|kids?|boys?|girls?|friends?)))', 'and'],
    ['wanna', 'want to'],
    ['(?<=(?:table|room|space|book) )4(?= \\d)|4(?= (?:me|us|two|three|four|five|six))', 'for'],
  ],
  elided: null,
  nth: ['first', 'second', 'third', 'fourth', 'last'],
  nextWeek: '(?:of )?next week|the following week|week after',
  weekend: 'weekend',
  doubtful: 'next',
  coming: 'this|coming|this coming',
  next: 'coming|next|following',
  monthLink: 'of|of the',
  daySuffix: 'st|nd|rd|th',
  dayArticle: '(?:on )?the',
  beforeTime: '(?:can|could|shall) (?:we|i) do|at|around|about|by|@|circa|from|roughly|say',
  clock: [
    ['half past {H}(?: ?-?ish)?', 30, 0, false],
    ['(?:a )?quarter past {H}(?: ?-?ish)?', 15, 0, false],
    ['(?:a )?quarter to {H}(?: ?-?ish)?', -15, 0, false],
    ['(?:a )?quarter of {H}', -15, 0, true],
    ['{M} (?:minutes )?past {H}', 0, 1, false],
    ['{M} (?:minutes )?(?:to|before) {H}', 0, -1, true],
    ['half {H}(?: ?-?ish)?', 30, 0, false],
    ['{H} ?-?ish', 0, 0, false],
    ["{H} o[' ]?clock", 0, 0, false],
    ['{H} (?:hundred )?(?:hours|hrs)', 0, 0, false],
    ['{H} {M}', 0, 1, true],
  ],
  noon: 'noon|midday',
  midnight: 'midnight',
  openMinutes: '(?:just|shortly|a bit|a little) (?:after|past)',
  am: 'a\\.? ?m\\.?|in the morning',
  pm: 'p\\.? ?m\\.?|in the (?:evening|afternoon)|at night|tonight',
  comida: 'lunch|lunchtime|noon|midday|afternoon',
  cena: 'dinner|evening|tonight|night|supper|eve',
  partOfDay: 'evening|night|noon|lunch(?:time)?|dinner|afternoon|eve',
  people:
    'pers|people|of us|blokes|women|men|ladies|girls|lads|persons?|ppl|pax|guests?|adults?|grown[- ]?ups|diners|friends|mates|heads|seats|covers',
  children:
    'bairns?|wee ones?|nippers?|tots?|newborns?|teens?|teenagers?|youngsters?|(?:little |small )?(?:girl|boy)s?|little ones?|kids?|children|child|bab(?:y|ies)|toddlers?|infants?',
  beforePeople:
    "were(?= \\d)|for|the usual|(?:hen|stag)(?: do| party| night)?s? of|party of|group of|table of|we are|we're|we were|we will be|we'll be|we shall be|we would be|we'd be|there (?:are|will be|would be|is)|there'll be|it'?s|it will be|it'll be|makes?(?: it| that| us)?|headcount:?|total:?|party is(?: now)?|x",
  relative:
    '(?:hubby|missus|fella|nan|gran(?:dma|dpa|dmother|dfather)?|nephew|niece|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|boss|friend|fiancee?|son|daughter|baby|(?<!\\d )mate|colleague|half)',
  relativePairs: 'twins|parents|grandparents|in-laws',
  me: 'i|me|myself',
  couple: 'couples?',
  fixedCounts: [
    ['{N} including', 0],
    ['(?<=[,.;?!] *)(?:exactly|just) {N}(?= *(?:$|[,.;]))(?! ?[ap]m)', 0],
    ['(?<=, *)(?:just|only) (?:one|1)(?= *(?:$|[.!,]))', 1],
    ['(?:just |only )?us {N}|the {N} of us', 0],
    ['both of us|a pair(?: of us)?', 2],
    [
      "(?:just|only) (?:for )?me(?! and)|just for myself|by myself|on my own|(?:i am|i'm) alone|just myself",
      1,
    ],
  ],
  or: 'or|to',
  and: 'and|plus|with',
  plainYes: `${CLEAR}|${LOOSE}`,
  yesPhrase:
    'please do|go (?:ahead|on|for it)|do it|sounds (?:good|great|fine|perfect)|(?:that )?works(?: for me)?|no problem',
  yes: `${CLEAR}|${LOOSE}|send|thats|that.s|works|happy|thing|confirms|book|go|ahead|do|please|proceed|submit|save|sounds|looks|love|too|surely|just`,
  clearYes: `${CLEAR}|of course|go (?:ahead|on|for it)|confirm|please do`,
  filler: `please|pls|plz|thanks|thank|you|ty|ta|cheers|it|it's|its|that|that's|thats|the|one|same|is|of|then|mate|man|love|dear|on|so|very|much|all|by|means|for|me|sir|madam|go|ahead|thing|too|do|request|fine|a|my|this|now|booking|reservation|and|i|would|to|like|us|with|everything|let's|lets|i'd|details|are|we|good|can|want|right`,
  but: 'but|except|although|however',
  no: "no+|nope|nah|not (?:right )?now|not at the moment|not yet|not quite|maybe later|another time|no thanks|negative|don't|dont|rather not",
  cancel:
    "forget (?:about )?(?:the|my|our|this|that) (?:booking|reservation|table|whole thing)|cancel(?:led|ling)?|stop(?: (?:the |this |my )?(?:reservation|booking))?|forget (?:it|about it|that)|never ?mind|(?:i |we )?(?:don'?t|do not) want (?:to (?:book|reserve|continue)|a table|it|the (?:booking|reservation|table))(?: ?any ?more)?|(?:i'?ve |i have )?changed my mind|abort|quit|leave it(?! (?:at|in|here|there|with|some\\w*|out\\w*|near\\w*|close|on|by|next))|let'?s not(?: book| reserve)?|(?:we|i)(?:'re| are|'m| am) not coming|(?:we|i) (?:can'?t|cannot|won'?t) (?:come|make it)|call it off|scrap (?:it|that)|no,? cancel (?:everything|(?:it )?all|the lot|it|that)",
  change:
    'different|another|other|chang\\w+(?! (?:table|room|(?:(?:the|a|my|our) )?(?:bab|napp|diaper)))|edit\\w*|modif\\w+|correct(?:ing)?|fix\\w*|amend\\w*|update\\w*|alter\\w*',
  wrong:
    "misspel\\w+|mis-spel\\w+|wrong|incorrect|mistaken?|isn'?t right|is not right|not (?:correct|my|the right)|typo|error|spel(?:led|t)",
  fields: {
    name: '(?:sur|last |first )?name',
    email: 'e-?mail(?: address)?|mail|address',
    phone: '(?:phone|telephone|mobile|cell)(?: number)?|prefix',
    date: 'date|day',
    time: 'time|hour',
    guests: '(?:number of )?(?:people|guests|persons|diners)|party size|how many(?: of us)?|head ?count',
    seating: 'seating|seats?|table|terrace|where we sit|indoors?|outdoors?',
    notes: 'notes?|comments?|remarks?|special requests?',
  },
  book: '(?:put|stick|pencil|sign|mark|note|squeeze|fit) (?:me|us) (?:down|in(?! (?:hos|the |an? )))|(?<!(?<![a-z])(?:an?|the|my|our|your|his|her|their|this|that|which|cook|guide) )book(?! (?:club|about|shop))|booking|re[sz]e?rv(?:e|ing|ation|asion)|resrve|tables?|fit (?:us|\\w+ of us) in|squeeze us in',
  notBooking:
    "(?:hold|keep) (?:the|our|my) table|no (?:booking|reservation)s?|last table|(?:running|be|bit|little) late|the sea|sea views?|(?:has|(?<!to )have) (?:[a-z]+ ){0,2}(?:booked|booking)|list|(?:still|left|forgot\\w*|glasses|jacket|keys) .{0,30}(?:on|at|under)(?: (?:the|our|your))? table|(?:page|link) (?:to |for )*(?:reserv|book)[a-z]*|(?:booking|reservation) (?:number|reference|code|ref|confirmation)|(?:(?:do|does) (?:i|we|you|one) need|have(?= to)|necessary|required?|must|should|do i need|got) (?:to |i |we |a )*(?:book(?:ing)?|reserv\\w+)|(?:my|our|the|an existing|existing) (?:booking|reservation)|without (?:an? )?(?:booking|reservation|reserving|table)|changing tables?|table ?(?:wines?|water|cloths?|service|d'hote)|how (?:do|can|to) .{0,8}(?:book|reserve)|(?:don'?t|do not) want to (?:book|reserve)|policy",
  another:
    '(?:new|another|second|one more) (?:reservation|booking|table)|(?:book|reserve) (?:again|another|one more)',
  correction:
    'no|actually|sorry|make it|make that|wait|i mean|i meant|rather|instead|oops|in the end|hold on|better|my (?:mistake|bad)|what if|how about|on second thoughts?|scratch that|correction',
  thanks: 'thanks|thank you|thx|cheers|bye|goodbye|bye bye|see you(?: soon| later)?|good night|ta|thx|ty',
  questionWord:
    "(?:(?:at|by|until|from|till|in|(?:and |so )?for [a-z]+) )?(?:what(?! an? )(?! about)|which|when(?! you)|where(?! you)|who|how(?! about)|why)(?:'?s)?",
  weakVerb: 'is|are|has|will|any|was',
  questionVerb:
    "(?:u|ya|yous?) got|you guys (?:got|have)|(?:is|are|was|do|does|did|would|wo|ca|could|should)n'?t (?:it|that|this|there|the|you|they|your)|do|does|did|recommend|suggest|show me|send me|can (?:i|we|u|y(?:ou|e|a) (?:tell|explain|recommend|guarantee)|one|the|it|they|my|our|kids|dogs)|are u|r u|could (?:i|we) (?:bring|pay|smoke|park)|may (?:i|we)|have you|would you|are y.?all|tell me|i was wondering|i wonder|do you know|is there|are there|is it|are you|is the|are the|i'd like to know",
  favour:
    "can you(?! tell me| (?:get|come) (?:in|up|round|through) )|could you|would you(?! mind if)|please|c(?:an|ould) we (?:have|get(?! (?:in|up|round|through) )|sit)|may we (?:have|get|sit)|we (?:need|want|would like)|we'd like|would it be possible|is it possible|is there any chance|any chance",
  freeTable:
    'tables?|(?<!(?:gluten|dairy|milk|nut|egg|lactose|sugar|alcohol|meat)[ -])free|availab\\w+|space|room|book\\w*|reserv\\w*|seat us|sit',
  why: 'can (?:i|we) (?:do it |book )?without|is (?:it|that|this) (?:really )?(?:necessary|required|needed|mandatory|compulsory)|do i have to|(?:why|what) (?:do|would|are|is) (?:you|u|it|this|that) (?:need|want|ask|requir|for|necessary|use)\\w*|what for|what do you need',
  nameIntro:
    "the (?:right|correct|real) name is|under the name(?: of)?|(?:the )?name(?! is )(?= [a-z]+ [a-z]+,)|my (?:sur|last |first )?name is(?: spel(?:led|t)| written)?|in the name of|in my name,|name ?:|name is(?: spel(?:led|t)| written)?|it's spel(?:led|t)|my name would be|my name.s|name as",
  selfIntro: "it'?s for|(?:put|mark) (?:me|us) down (?:as|under)|under|i'm|i am|this is|it'?s",
  beforeName:
    "put|put down|write(?: down)?|i'm|i am|im|it's|its|it is|this is|under|(?:you can )?put it under|call me|for|the name is|the name's|my name's|name",
  nothing:
    "(?:no |there'?s |there is |got )?(?:nothing|nowt)(?: (?:more|else|to add|at all|i can think of|comes to mind))*|no more|that'?s (?:everything|the lot|us|all folks|about it)|thats (?:it|all|everything|the lot|us)|that'?ll be (?:all|it)|all sorted|i think (?:that'?s|thats) (?:it|all|everything)|we'?re sorted|(?:nah |no )?we(?:'?re| are) (?:fine|good|all (?:good|set))|i'?m (?:fine|good)|nowt|nuffin|naught|nothin|no|that'?s (?:it|all)|not that i know|nothing to add|there is nothing|we have no(?: allergies)?|no (?:food|known) allergies|none|nothing(?: else| special| really)?|nope|nil|n/?a|n a|no (?:notes|allergies|requests|comments)|all good|not really|nah|no special requests",
  told: {
    later: 'later|after',
    sooner: 'earlier|sooner|before',
    push: 'push|delay|postpone|put',
    pull: 'bring|advance',
    half: '(?:a )?half (?:an )?hour',
    quarter: '(?:a )?quarter of an hour',
    hour: 'hours?',
    minute: 'minutes?|mins?',
    day: 'days?',
    week: 'weeks?',
    more: 'another (?!one(?![a-z])){N}(?: (?:more|extra))?|plus {N}(?: more)?|{N}(?: {P})? (?:more|extra)',
    less: '{N}(?: {P})? (?:less|fewer)|minus {N}',
    add: '(?:add|put in)(?: an extra| another)?(?: {N})?(?: more)?',
    joins: "(?:is |are |'s )?(?:joining(?: us)?|coming (?:too|along|as well|after all))|joins us",
    drop: "(?:drop|remove|minus|take off) {N}|{N}(?: {P})? (?:(?:have |has )?(?:dropped out|bailed|pulled out)|(?:can'?t|cannot) (?:come|make it))",
    why: 'i think|because|cause|cos|as|who|coming|down|of us|actually|then|now|please',
    again:
      '(?:no,? )?(?:wait|sorry|actually|scratch that|hang on|hold on)(?:,? no)?|i mean(?:t)?|make that|or rather|never ?mind|oh no|ah no',
    decides: "put|say|let'?s say|(?:let'?s|we'?ll) go (?:with|for)|make it|make that",
    only: 'only|just',
    weather: 'forecast|cold|chilly|hot|weather|sun\\w*|winds?|windy|rain\\w*|snow\\w*|storm\\w*',
    small: 'then|better|rather|actually|well|so|in|at|on|the|and|we|us|it|that|for|to|of|if|possible',
    renews:
      "(?:can|could|may|shall|should) (?:we|i|you|u|ye|y'?all)(?! (?:bring|pay|smoke|park))|(?:mov|put|switch|chang|swap|push|bump|tak|seat|sit|fit|squeez|book)(?:e|t|ing)? (?:us|me|it|that|the|everything|in|down|to)|(?:we|i)(?:'re|'ll|'d| are| will| would| prefer| want| need)|(?:for|with) us|(?:room|space|place|table|seats?|spot) (?:for|in(?:side|doors)?|out(?:side|doors)?)|works?|prefer|instead",
    may: 'or|can|could|may|might|shall|would|will|do|doing|have|get|come|be|is|are|make|possible|ok|okay|there|also|maybe|perhaps|move|moved|change|changed|push|pushed|bring|switch|swap|book|instead|place|doable|works?|fit|suit|alright|free|table|what|about|how|possibly|still|any|anything|something|chance|you|i|same|time|us|it|fine',
  },
}
