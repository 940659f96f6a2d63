/** A definite article, in any of the five languages. */
export const ARTICLE = /^(?:el|la|los|las|the|le|les|l|der|die|das|den|il|lo|i|gli)$/
