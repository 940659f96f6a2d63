import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'high ?-?chairs?|booster(?: seats?)?|(?:baby|child) (?:seat|chair)s?',
  pram: 'prams?|bugg(?:y|ies)|strollers?|pushchairs?',
  dog: '(?<!hot )(?:dogs?|pupp(?:y|ies))',
  guide: '(?:guide|assistance|service|hearing) dogs?',
  place:
    '(?:leav(?:e|ing)|(?:be|get) (?:out|gone|done|finished))(?: \\w+)? (?:by|before|at) \\w+|(?:in|some|with) (?:the |some )?shade|shad(?:y|ed)|windows?|(?:sea|ocean) ?-?views?|with an? (?:nice |good )?view|view (?:of|over) the sea|(?:quiet|cosy|romantic|private|secluded)(?:er)? (?:\\w+ )?(?:table|corner|spot|place|area)|somewhere (?:quiet|private)|mezzanine|corner (?:table|spot)|by the (?:sea|railing|water)|(?:not|nowhere|far|away)(?: (?:too|right|sat|be|us|again))* (?:next to|near|by|beside|close to|from|beneath|under) (?:the )?(?:loos?|toilets?|bathrooms?|doors?|entrance|kitchen|bar|speakers?|air ?con|draughts?|drafts?)',
  feast:
    'birth ?days?|b-?day|anniversar(?:y|ies)|celebrat\\w+|(?:ruby|golden|silver|diamond) wedding|(?:hen|stag) (?:do|party)|engagement|honeymoon|graduation|christening|turn(?:s|ing) \\d+|(?<!(?:the|on|by|from|to|till|until|or|and|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,?) )(?:1[68]|[2-9]\\d|100)(?:st|nd|rd|th)(?! (?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:it.?s|as|is|its) a surprise',
  cake: '(?:bring|own|our).{0,25}cake|cake.{0,25}(?:bring|own|with us)',
  candle: 'candles?|flowers|bouquet|roses|sparklers?',
  wheels:
    "wheel ?-?chairs?|crutches|walker|zimmer|reduced mobility|(?:no|not|can'?t|cannot|avoid|without)(?: \\w+){0,4} (?:stairs|steps)",
  told: "(?:i|we)(?:'ve| have)? (?:already )?(?:told|said)(?: (?:you|that|it|so|this|already|before|earlier|twice))*|as (?:i )?(?:said|mentioned)(?: (?:before|earlier|already))*|(?:already|like i) (?:told|said)(?: you)?|(?:already |just )?told (?:you|u|ya)(?: (?:already|that|before))*|(?:i |i've |ive )?(?:already|just) (?:wrote|written|gave|given|typed)(?: (?:you|it|that))*|it'?s (?:right |already |all )+(?:up )?there",
}
