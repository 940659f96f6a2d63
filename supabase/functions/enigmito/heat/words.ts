import type { Locale } from '../../../../lib/i18n/locales.ts'

/**
 * What the text of a dish says of heat. `raw`: raw or barely cooked; `open`: cured, marinated, runny or with raw egg, so that
 * heat alone proves nothing; `hot`: cooked; `beside`: begins a part of the text that speaks of what comes with it.
 */
type Told = Readonly<Record<'raw' | 'open' | 'hot' | 'beside', RegExp>>

export const TOLD: Record<Locale, Told> = {
  es: {
    raw: /\bcrud[oa]s?\b|\bsemicrud|\bpoco hech|\bvuelta y vuelta\b|\btartar|\bcarpacci|\bceviche|\bsashimi|\btataki|\btiradito/,
    open: /\bcurad[oa]|\bmarinad|\bsalazon|\bsalmuera|\ben vinagre\b|\balioli|\bmahonesa|\bmayonesa|\bmousse|\btiramisu|\bfluid[oa]|\bbaja temperatura|\bmedio hech|\bsec[oa]s? pasad/,
    hot: /\b(?:brasas?|carbon|lena|parrilla|plancha|frit[oa]s?|horno|hornead\w*|guis\w+|cocid[oa]s?|cocinad\w*|hervid\w*|vapor|asad[oa]s?|estofad\w*|confitad\w*|gratinad\w*|rehogad\w*|pochad\w*|saltead\w*|rebozad\w*|empanad\w*|potaje|sopa caliente|bano maria|a la sal|costra de sal|ceniza|fuego|cazuela|arroz|paella|fideua|fideos?|croquetas?|bunuelos?|canelones|suquet)\b/,
    beside: /^\s*(?:y )?con\b/,
  },
  en: {
    raw: /\b(?:raw|uncooked|undercooked|barely cooked|rare|seared|tartare?|carpaccio|ceviche|sashimi|tataki)\b/,
    open: /\b(?:cured|marinated|brined|in vinegar|aioli|mayonnaise|mousse|tiramisu|runny|low temperature)\b/,
    hot: /\b(?:grilled|roasted?|fried|baked|stewed|braised|boiled|steamed|poached|cooked|casserole|stew)\b/,
    beside: /^\s*(?:and )?with\b/,
  },
  fr: {
    raw: /\b(?:crue?s?|a peine cuit\w*|peu cuit\w*|mi[- ]cuit\w*|aller[- ]retour|saignante?s?|tartare|carpaccio|ceviche|sashimi|tataki)\b/,
    open: /\b(?:marine\w*|saumure|au vinaigre|aioli|mayonnaise|mousse|tiramisu|coulante?|basse temperature)\b/,
    hot: /\b(?:grille\w*|roti\w*|frite?s?|au four|mijote\w*|braise\w*|bouilli\w*|vapeur|poche\w*|cuite?s?|ragout)\b/,
    beside: /^\s*(?:et )?(?:avec|accompagne\w*)\b/,
  },
  de: {
    raw: /\b(?:rohe?[rsnm]?|halbroh\w*|kurz angebraten|blutig\w*|tatar|tartar|carpaccio|ceviche|sashimi|tataki)\b/,
    open: /\b(?:gebeizt\w*|mariniert\w*|gereift\w*|salzlake|alioli|aioli|mayonnaise|mousse|tiramisu|flussig\w*|niedriger temperatur)\b/,
    hot: /\b(?:gegrillt\w*|gebraten\w*|gebacken\w*|ausgebacken\w*|frittiert\w*|geschmort\w*|gekocht\w*|gegart\w*|gedampft\w*|dampf|gerostet\w*|pochiert\w*|eintopf)\b/,
    beside: /^\s*(?:und )?(?:mit|dazu)\b/,
  },
  it: {
    raw: /\b(?:crud[oaie]|semicrud[oaie]|poco cott[oaie]|scottat[oaie]|al sangue|tartare?|carpaccio|ceviche|sashimi|tataki)\b/,
    open: /\b(?:marinat[oaie]|salamoia|sotto sale|in aceto|aioli|maionese|mousse|tiramisu|fluid[oa]|bassa temperatura)\b/,
    hot: /\b(?:grigliat[oaie]|alla griglia|alla brace|arrost\w+|fritt[oaie]|al forno|stufat[oaie]|brasat[oaie]|bollit[oaie]|vapore|cott[oaie]|in umido)\b/,
    beside: /^\s*(?:e )?con\b/,
  },
}

/**
 * What a guest asks of heat. `raw`: raw or underdone; `through`: done to the end; `cooked`: anything cooked, which says something
 * only where raw things are avoided. `other`: a ham or a milk has the word in its name.
 */
type Asked = Readonly<Record<'raw' | 'through' | 'cooked' | 'without' | 'avoid' | 'other' | 'drink', RegExp>>

export const ASKED: Record<Locale, Asked> = {
  es: {
    raw: /\b(?:crud[oa]s?|crudit[oa]s?|semicrud[oa]s?|poco hech[oa]s?|poco cocinad[oa]s?|sin cocinar|sin hacer|vuelta y vuelta)\b/,
    through:
      /\b(?:bien|muy|totalmente|completamente|del todo) (?:hech|cocinad|cocid)[oa]s?\b|\b(?:hech|cocinad|cocid)[oa]s? (?:del todo|por dentro|por completo)\b/,
    cooked: /\b(?:cocinad|cocid)[oa]s?\b/,
    without: /\b(?:no|nada|sin|ningun\w*|ni|evit\w+)(?: \w+){0,3} $/,
    other: /\b(?:jamon|leche) crud[oa]\b/g,
    avoid: /\bevit\w+|\bno (?:debo|debe|deberia|puedo|puede) comer\b/,
    drink: /\b(?:alcohol|beb(?:o|er|ida|idas)|tomar algo|cocteles?|coctel)\b/,
  },
  en: {
    raw: /\b(?:raw|uncooked|undercooked|under cooked|rare|half raw|pink inside|bloody inside)\b/,
    through:
      /\b(?:well|fully|properly|completely|thoroughly) (?:done|cooked)\b|\bcooked (?:through|all the way|properly|fully)\b/,
    without: /\b(?:no|nothing|not|without|avoid\w*|isn t|aren t|don t|can t|cannot|never)(?: \w+){0,2} $/,
    cooked: /\bcooked\b(?! (?:in|with|by|on|at|for|from)\b)/,
    other: /\b(?:raw (?:milk|ham)|rare (?:wine|bottle|vintage)s?)\b/g,
    avoid:
      /\bavoid\w*\b|\b(?:should|can|may) (?:i|she|we) not eat\b|\b(?:shouldn t|can t) (?:i |she )?(?:eat|have)\b/,
    drink: /\b(?:alcohol|alcoholic|drinks?|drinking|cocktails?|mocktails?)\b/,
  },
  fr: {
    raw: /\b(?:crue?s?|pas cuite?s?|peu cuite?s?|a peine cuite?s?|mi[- ]cuite?s?|saignante?s?)\b/,
    through: /\b(?:bien|assez|completement|tout a fait) cuite?s?\b|\bcuite?s? (?:a coeur|a fond)\b/,
    without: /\b(?:rien|sans|pas|aucun\w*|ni|evit\w+)(?: \w+){0,2} $/,
    cooked: /\bcuite?s?\b(?! (?:au|aux|a la|dans|avec|par)\b)/,
    other: /\b(?:jambon|lait) cru\b|\b(?:premier|grand)s? crus?\b/g,
    avoid: /\bevit\w+|\bne (?:doit|dois|peut|peux) pas manger\b/,
    drink: /\b(?:alcool|boire|boissons?|boit|cocktails?)\b/,
  },
  de: {
    raw: /\b(?:rohe?[rsnm]?|rohes|halbroh\w*|halb roh|blutig|nicht durch|ungekocht|ungegart)\b/,
    through:
      /\b(?:ganz|gut|richtig|vollig|komplett) (?:durch|gar|gegart|gekocht|gebraten)\b|\bdurch(?:gebraten|gegart|gekocht|gebacken)\w*\b|\b(?:ist|sind|wird|werden|is) (?:\w+ ){1,5}durch\b(?= *$)/,
    without: /\b(?:nichts?|nix|nicht|kein\w*|ohne|weder)(?: \w+){0,2} $/,
    cooked: /\b(?:gekocht|gegart|gebraten)(?:es|e|en)?\b/,
    other: /\broher? (?:milch|schinken)\b/g,
    avoid: /\b(?:vermeid\w+|meiden)\b|\bnicht essen\b/,
    drink: /\b(?:alkohol\w*|trinken|trink|getranke?|cocktails?)\b/,
  },
  it: {
    raw: /\b(?:crud[oaie]|poco cott[oaie]|mezz[oa] crud[oa]|al sangue|scottat[oaie]|non cott[oaie])\b/,
    through:
      /\b(?:ben|bene|molto|completamente|totalmente) cott[oaie]\b|\bcott[oaie] (?:bene|del tutto|dentro)\b/,
    without: /\b(?:niente|senza|nulla|nessun\w*|non|ne|evit\w+)(?: \w+){0,2} $/,
    cooked: /\bcott[oaie]\b(?! (?:in|nel|nella|con|al|alla|da)\b)/,
    other: /\b(?:prosciutto|latte) crudo\b/g,
    avoid: /\bevit\w+|\bnon (?:deve|devo|posso|puo) mangiare\b/,
    drink: /\b(?:alcol|alcool|bere|bibit[ae]|bevand[ae]|bevo|cocktail)\b/,
  },
}
