/** "Not too dear for the mussels", "not too strong with the paella": how it is is denied, not the mussels. */
export const DEGREE =
  /^(?:car[oaie]s?|cher\w*|teuer\w*|expensive|dear|pricey|lejos|far|loin|weit|lontano|picant\w*|spicy|scharf\w*|epice\w*|releve\w*|piccant\w*|seguro|sure|sur|sicher|sicuro|fuertes?|potentes?|strong|heavy|fort[ei]?s?|corses?|stark\w*|schwer\w*|kraftig\w*|corpos[oaie]|pesant[ei]s?|pesad[oa]s?|lourde?s?|dulce|sweet|suss|sucree?s?|dolce|sec[oa]?|dry|trocken|secc[oa])$/
