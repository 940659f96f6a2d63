/**
 * Turns of speech of one language, as regular-expression alternatives over folded text. `keep`: a change is taken back;
 * `suppose`: "and if we were 18"; `own`, `confirmed`: a booking that there is, and its confirmation; `moves`: a verb of moving
 * with its pronoun; `been`: the guest was here before; `settled`: what a booking costs; `wait`: asks for a
 * moment; `whyWait`: behind it, begins what the guest does meanwhile; `consults`: talks it over, or thinks about it; `self`: sees to it without the house; `mishap`: something was left behind, a bill was wrong, somebody was rude or fell ill;
 * `aboutOwn`: goes on about a booking that was made; `holder`: before the name that it was made under; `tell`, `speak`: wishes to be told, or to speak to somebody;
 * `unwanted`: before what is not wished; `allowed`: a question said as a statement; `cost`: what something costs; `yours`: asks for the house's address;
 * `opens`: asks whether the doors are open; `takesSeat`: words of somebody who sits down there; `may`: asks leave; `inside`: a question word
 * that does not come first; `wonders`: before what is asked indirectly; `sends`: orders that it is sent; `sendsElse`: to the guest, by some way, later, or not; `tooLate`, `cannot`: behind an hour that is not wanted; `uncounted`: numbers that count no guests; `named`: behind a name, says that it is one; `wholly`: that it is the whole; `put`: asks whether a value was put down; `recall`: asks what was said or noted; `sumUp`: begins a word that asks for all of it; `have`: the guest has a booking; `away`: a train, or work, whose hour is no table's; `forThe`: before a number of people ("for the two of us"); `asks`: begins a question behind what is told; `crowd`: "we are a gang of"; `lacks`: has no address or number, or asks whether it must be given; `exactly`: between "we are" and how many; `inAll`: behind the whole party; `rather`: between a number and the one that takes its place; `busy`: works on a day, or says before it that it is over; `chosen`: behind a day that a clause begins with, in the place of another; `seasons`: when it is to be, without a day; `notThen`: behind a day, takes it back; `nextOne`: not this one, the next; `afterThat`: behind a
 * weekday, the first one after the day spoken of; `beforehand`: before what is asked before anything is booked; `gone`: beside a journey, keeps a guest away; `lodging`: what is booked elsewhere; `somebody`: one of the guests; `tables`: those of the house, none of which is wished, beside `shelter`: heat, a roof, shade, wind; `dayBehind`, `eve`: before a feast, the day beside it. `sameDay` and those behind it count from
 * the day spoken of.
 */
export type Idioms = Readonly<
  Record<
    | 'keep'
    | 'suppose'
    | 'trouble'
    | 'own'
    | 'confirmed'
    | 'moves'
    | 'been'
    | 'sameDay'
    | 'dayAfter'
    | 'dayBefore'
    | 'weekAfter'
    | 'exactly'
    | 'inAll'
    | 'rather'
    | 'busy'
    | 'chosen'
    | 'seasons'
    | 'notThen'
    | 'nextOne'
    | 'afterThat'
    | 'dayBehind'
    | 'eve'
    | 'settled'
    | 'wait'
    | 'consults'
    | 'self'
    | 'mishap'
    | 'aboutOwn'
    | 'holder'
    | 'tell'
    | 'unwanted'
    | 'allowed'
    | 'cost'
    | 'yours'
    | 'speak'
    | 'opens'
    | 'takesSeat'
    | 'may'
    | 'inside'
    | 'wonders'
    | 'tooLate'
    | 'cannot'
    | 'sendsElse'
    | 'uncounted'
    | 'sends'
    | 'named'
    | 'reply'
    | 'wholly'
    | 'put'
    | 'away'
    | 'forThe'
    | 'recall'
    | 'crowd'
    | 'asks'
    | 'lacks'
    | 'beforehand'
    | 'gone'
    | 'lodging'
    | 'somebody'
    | 'tables'
    | 'shelter'
    | 'whyWait'
    | 'have'
    | 'sumUp',
    string
  >
>
