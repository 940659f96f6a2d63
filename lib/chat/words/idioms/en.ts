import type { Idioms } from './shape.ts'

export const idioms: Idioms = {
  keep: '(?:keep|leave(?= \\w+ (?:as|at|like|on|with|how|the way))) (?:it|that|this|the \\w+|to|at|us)(?! (?:short|quick|out(?![a-z])))(?: (?:as|at|like|to|on|with|for|\\w+))*|as (?:it was|before|is|planned)|stick (?:with|to)|stay (?:with|at)(?! home)',
  suppose:
    '(?:and |but |what |so )+if(?! (?:possible|you can|it.s possible))|suppose|say we|let.?s say|hypothetical\\w*',
  trouble:
    '(?:(?:i.?m|we.?re|am|are) late(?! (?:lunch|dinner)))|(?:running|be|bit|little|mins?|minutes) (?:\\w+ )?late(?:r)?(?! (?:lunch|dinner|table|booking))|delayed|stuck|traffic|(?:mins?|minutes|running) behind|motorway|flat t[iy]re|puncture|accident|broke down',
  own: "(?<!(?:can|could|may|might|shall|should|do|did|if|must) )(?:i|we)(?: have|'ve|ve|'d| had| already| got| booked| made)+ (?:an?|our|my|the|another) (?:table|booking|reservation)(?! for two\\?)(?= (?:booked|reserved|on|for|at|under|with|by|today|tonight|tomorrow|this|next|\\d|jan|feb|mar|apr|ma[yj]|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)| *[,.;]|$)|did (?:i|we) (?:book|reserve)|(?<!(?:you|u) )got an? (?:booking|reservation)(?= (?:on|for|at|under|with|by|today|tonight|tomorrow|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|(?:(?:i|we)(?:'?re|'?m| are| am)(?: all| already)?|already) booked|requested a table|got an? (?:table|booking) (?:w|with) (?:you|u)|got an? table (?:booked|(?:\\w+ )?under)|(?:my|our) (?:\\w+ ){0,2}(?:table|booking|reservation)|(?:table|booking) (?:i|we)(?:'?ve| have) (?:got|booked|made)|(?:i|we|wife|husband|hubby|partner|mum|dad|friend|he|she)(?:'ve| have|ve|'d| had| already)* (?:booked|reserved)(?! out)",
  confirmed:
    "you (?:have |had )?(?:already )?confirmed (?:a|my|our|us|me)|(?<!(?:not|n't|never) )(?:got|have|had|received)(?: (?:a|an|the|my|our|your))? (?:e-?mail )?confirm(?:ation|ed)",
  moves:
    'bring forward|(?:move|bring|push|postpone|shift|reschedule) (?:it|that|our table|the table|(?:to(?:night|day|morrow)|[a-z]+day).?s (?:table|booking))(?! (?:out|in|on))',
  been: "(?:as|like) (?:usual|always)(?= *[,:.!])|(?:the|our) usual (?:table|spot|\\d)|(?:we|i) (?:were|was|came|ate)(?: (?:here|there|at yours|with you|already))* (?:before|already|last \\w+)|(?:we|i)(?:'ve| have|ve)? (?:been|eaten|dined) (?:here|there|with you|before)|(?:been|eaten) (?:here |there )?before|not (?:our|my|the) first|regulars?|com(?:e|ing) back(?! to (?!you(?:rs)?(?:[ .!,]*$| place)|alma))",
  sameDay:
    'that (?:day|date|night|evening|one)|(?:the )?same (?:day|date)|for (?:then|that(?= (?:at|please|pls|then)))',
  dayAfter:
    '(?:the )?(?:(?:day|one|night) after(?! tomorrow| tmrw)(?! christmas)|(?:next|following) day)|(?:a|one) day later|(?:push|move)(?: it| that| us)?(?: back| on)? (?:a|one) day',
  dayBefore: '(?:the )?(?:day|night|one) before(?! yesterday)|(?:a|one) day earlier',
  weekAfter: '(?:a|one) week later|the week after',
  nextOne: '(?:the )?(?:next(?: one)?|one after(?: that)?)',
  afterThat: 'after(?: that)?|following|thereafter',
  dayBehind: '(?:day|night) (?:after|following)',
  eve: '(?:day|night) before',
  notThen:
    "(?:not|no)(?= *[,.;!…]| *$| (?:because|as)(?![a-z]))|,? ?(?:(?:i|we) )?(?:can'?t|cannot|won'?t)(?![a-z])",
  exactly: 'exactly|just|about|around|now|then|only|like',
  inAll: 'in total|altogether|all together|in all|all in(?= *$)|(?<=(?:just|only) the [a-z0-9]+ )of us',
  rather: 'i mean|or rather|sorry',
  busy: 'last|work(?:s|ing)?|busy',
  chosen: 'week|instead|then|rather|better',
  seasons: 'spring|summer|autumn|winter|year',
  settled:
    'free to (?:book|reserve|make)|(?:deposit|fee|charge|prepay\\w*|card) .{0,20}(?:book|reserv|table)|(?:book|reserv)\\w* .{0,16}(?:deposit|fee|charge|cost|prepay)',
  self: "(?:i|we)(?:'ll| will|ll) (?:\\w+ )?(?:talk|tell|speak|mention|ask|say|sort|see|let)(?: (?:it|that|them) (?:my|our)sel(?:f|ves))?",
  consults:
    '(?:check|ask|chat|talk|speak|discuss|run)\\w* (?:it |this |that )?(?:over |by |past )?(?:with |to )?(?:(?:my|our) [a-z]+|the (?:wife|missus|hubby|boss|rest|others|lads|boys|girls|family|gang|team|kids|group))|(?:have|need) (?:a|to) think|sleep on (?:it|that)|think (?:about it|it over)|(?:get|come) back to (?:yo)?u|let (?:yo)?u know|(?:ring|call) (?:yo?u )?(?:back|later|tomorrow)',
  wait: '(?:just )?(?:wait|hold on|hang on|(?:give me |gimme )?(?:an?|one|1|two|2) (?:secs?|seconds?|moments?|mo|mins?|minutes?)|bear with me|brb)',
  holder:
    "(?:it'?s|is|was|booked|reserved) under|in (?:the|my) name|under (?:my|the) name|my name|the name(?:'?s| is)",
  aboutOwn:
    'codes?|links?|(?<!(?:write|send) (?:an|the|you an) )(?:e-?mails?|mails?)|confirm\\w+|cancel\\w*|move|chang\\w*(?! (?:(?:the|a|my|our|his|her|an?) )?(?:bab|nappy|nappies|diaper|facilit|station|mat(?![a-z])))|modif\\w*|(?:booking|reservation) (?:number|ref\\w*)|second table|book again|add',
  unwanted: "(?:not|don'?t) (?:[a-z']+ )?(?:want|need|offer)(?: [a-z']+){0,3}",
  allowed: 'the [a-z]+ (?:are (?:allowed|welcome|accept|admi|permi|ok)|can)',
  yours: "what'?s?|which|your|write|who (?:do|can|should)",
  cost: 'how late|until when|by when|how (?:long|far) (?:before|ahead)|charg\\w*|fees?|penalt\\w*|lose (?:any |my |our )?(?:money|anything)|(?:much|hours|any) notice|deposit|pay|free|cost\\w*|how long',
  tell: 'list me|give me|write me|pick (?:me|us)?',
  opens: 'open',
  takesSeat: 'be|go|sit|seats?|seated|can we|could we|may we|table|eat|dinner|possible|have|take|place',
  may: '(?:and )?(?:can|could|may) (?:we|i)',
  inside:
    '(?:what|when|where)[ ?!.]*$|how long|what (?:times?|hours?)|(?<=[,;.!] *)(?:what.?s?|which|how (?:much|many))|or not(?! *,)|(?<=(?:^|[.,!] *)if .{3,60} )(?:do|will|would) (?:yo)?u|(?:yo)?u got an?(?: [a-z]+)|(?:yo)?u (?:guys )?(?:are )?open[ ?!.]*$|(?:wheelchair|pram|buggy)[- ][a-z]+ ?\\?',
  crowd:
    "(?:we are|we're|we'll be)(?: [a-z]+ly)? an? (?:(?:[a-z'-]+ ){1,3}(?:of|with)|(?:lot|crowd|bunch|big group),)",
  speak: '(?:talk|speak) (?:to|with)|complain[a-z]*',
  mishap:
    '(?:waiters?|waitress|staff|service) .{0,12}(?:was|were) (?:(?:so|very|really|dead|proper|well|super|quite) )?(?:rude|awful|terrible|slow|horrible|unfriendly)|(?:charged|billed) .{0,30}(?:twice|double|too much|wrong)|(?:twice|double|over|wrongly)[ -]?(?:charged|billed)|(?:bill|receipt) (?:\\w+ \\w+ )?was wrong|(?:got|was|were|been) (?:really |so |very |violently )?(?:sick|ill) (?:after|last night|yesterday|all night)|food poisoning|left (?:my|our) [a-z]+ (?:on|at|in|under) (?:the|a|your|my|our) (?:chair|table|terrace|loo|toilet|bench|seat)|(?:forgot\\w*|lost|left) .{0,12}?(?:my|our) (?!e-?mail|mail|code|number|phone|pass|reserv|book|dad|mum|mom|mother|father|nan|gran|husband|wife|son|daughter)[a-z]+|(?:forgot\\w*|lost|left) (?:[a-z]+ ){0,2}(?:the|an?) [a-z]+ (?:[a-z]+ ){0,4}?(?:at yours|(?:at|in) your (?:place|restaurant)|with you|at the restaurant)|(?:my|our) (?!booking|reserv|table|name|e-?mail)[a-z]+ (?:is|are) still (?:on|at|under|in|with)',
  tooLate: "(?:c|it'?s|is) (?:too|a bit) (?:late|early)|(?:too|a bit) (?:late|early)",
  cannot: "cannot|can'?t|won'?t|doesn'?t",
  sendsElse: "link|e?-?mail|whats ?app|later|wait|not|don'?t|me|us",
  uncounted:
    'among us {N}(?= )|{N}(?: [a-z]+)? (?:different|separate)(?: (?:people|persons?|ppl))?|{N} tables|{N} (?:[a-z]+ )?menus?|{N}(?: [a-z]+)? (?:arrive|come|will|are|might)(?: [a-z]+){0,2} later?',
  sends: 'send\\w*|submit\\w*|confirm\\w*|go ahead|book it',
  wonders:
    "(?:i'm |i am |i was |i )?(?:just |only )?(?:ask(?:ing)?|wonder(?:ing)?|(?:want(?:ed)? to|like to) know|tell me)(?: first| just| you)* (?:if|whether|how|when|where|what|which)|(?:did|have|has)(?:n'?t| not|nt)? (?:you )?(?:say|said|mention|mentioned|told me|tell me) (?:if|whether|how|when|where|what|which)|you did(?:n'?t| not|nt) (?:even )?(?:answer\\w*|reply)(?: me| my question)?(?= *(?:$|[.,;!]))|(?:did|have|has)(?:n'?t| not|nt) (?:even )?answer\\w* (?:me |my question )?(?:about|on)|(?:i|was) ask(?:ed|ing)(?: you)? about|yes or no",
  away: 'lands?|landing|(?<!(?:can|could) (?:we|i) )(?:gets?|comes?|arrives?) in|(?:off|finish\\w*|leav\\w+|out of) (?:from )?(?:work|school|the office)|(?:we (?:have|need|got) to |we must )?(?:leav(?:e|ing)|(?:be|get) (?:out|gone|off|done|finished)|(?:have|need|got|gotta|must|want)(?: to)? (?:go|dash|run|head off|finish))(?: (?:of )?t?here)?(?: again)?(?: before| no later than)?(?= *(?:$|[,.;!]))',
  forThe: 'for the|for us',
  recall:
    "(?:did|had|have) (?:i|we) (?:just )?(?:say|said|put|give|gave|given|leave|left|pick|choose|chosen|write|written|type|tell|told|count|book|ask|enter)|(?:i|we)(?:'d|'ve| had| have)? (?:said|put|gave|left|picked|chose|wrote|typed|told)(?! (?:my|our|the))|(?:you|u|ye|y'?all)(?:'ve|'d| have| got| had)? (?:me |us |it |that |got |have )*(?:noted|put|written|wrote|down|spell)|have (?:you|so)(?: me| us)?(?: down| far| got)|so far|is it under|summar\\w+|recap|remind me|read (?:it|that|me|everything|all)|(?:on|in|of|with) (?:that|this|my|our) (?:booking|reservation)|spell my name",
  put: '(?:did|have|has) (?:you|u|ya) (?:\\w+ )?(?:put|get|got|note|noted|book(?:ed)?|write|written)|(?:you|u) (?:put|got|noted|booked)|we said|is it down (?:for|as)',
  wholly: 'full name|in full|just that',
  reply: 'sounds?|looks?|looking|great|good|see|cheers|mate|love(?:ly)?|thats',
  named: 'is (?:my|the) name|here|speaking',
  asks: "what (?:do|does|can|could|should|would|about|happens|is|are|will)|where (?:do|does|can|should)|how (?:do|does|can|would)|which [a-z]+ (?:can|could|should|are|is)|(?:can|could|will|would|does|do|is|are|may|should) (?:he|she|it|we|they|you|i|there|that|this)(?!.* (?:not|n't)(?= *(?:$|[,.])))",
  lacks:
    "(?:don'?t|do not) (?:(?:have|use|got|know|remember)(?= *(?:$|[,.!?]|(?:an? |any |my )?(?:one|it|e-?mail|phone|mobile|number)))|want to (?:give|share))|(?:give|send|tell|add|do) (?:[a-z]+ ){0,3}later|(?:haven'?t|have not) got|got no|no (?:e-?mail|phone|mobile)|rather not|do (?:u|you) (?:really |actually )?need (?:it|that|this|my)|do i (?:really )?(?:have|need) to(?= *(?:$|[.!?]|give|put|share|enter|leave))|(?:is|are) (?:(?:the|my|an?|your) )?(?:it|e-?mail|phone|number|mobile)(?: (?:number|address))? (?:\\w+ )?(?:required|necessary|needed|mandatory|compulsory|obligatory)",
  beforehand:
    "before (?:(?:i|we)(?:'ll)? (?:book|confirm|decide|commit|reserve|say yes|go ahead)|booking|confirming|reserving|deciding)",
  gone: '(?:cancel|delay|missed)\\w*',
  lodging: 'hotel\\w*|airbnb|apart\\w*|rooms?|taxis?|tickets?',
  somebody: 'one (?:of us|person|guest|friend)|some(?:one|body)',
  tables: '(?:the|your) (?:outside |outdoor )?tables?',
  shelter: 'heat|cover|shad|wind',
  whyWait: "cos|because|just|i(?:'?m)?|let me|my",
  have: "have|had|got|(?:i|we)'?ve",
  sumUp: 'recap|summar|remind',
}
