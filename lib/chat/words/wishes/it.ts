import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'seggiolon[ei]|seggiolin[oi]|rialz[oi]',
  pram: 'passeggin[oi]',
  dog: 'can[ei]|cagnolin[oaie]|cucciol[oi]',
  guide: 'can[ei] (?:guida|da assistenza)',
  place:
    'finestr\\w+|vetrat[ae]|vista (?:sul |del |al )?mare|(?:tavol[oi]|posto|angolo) (?:\\w+ ){0,2}(?:tranquill[oi]|appartat[oi]|romantic[oi]|riservat[oi])|angolino|ringhiera',
  feast:
    'complean\\w+|anniversari[oi]|festegg\\w+|laurea|battesimo|comunione|addio al \\w+|nozze|compie \\d+',
  cake: '(?:port|nostra).{0,25}torta|torta.{0,25}(?:port|nostra|da fuori)|candelin[ae]',
  wheels:
    'sedi[ae] a rotelle|carrozzin[ae]|stampelle|deambulatore|mobilita ridotta|(?:non|senza)(?: \\w+){0,4} (?:scale|gradini)',
  noted:
    "(?:l' ?)?(?:hai|avete|ha) (?:\\w+ ){0,2}(?:scritt|segnat|annotat|appuntat)[oaie]|[vt]e (?:l[oiae] )(?:ricord|segn)\\w+|(?:e|sono) (?:gia )?segnat[oaie]",
  told: "(?:te |ve |gliel)?(?:l'|lo )?(?:ho|abbiamo) (?:gia )?(?:detto|scritto)(?: (?:prima|gia))*|come (?:ho )?(?:gia )?(?:detto|dicevo)|gia (?:detto|scritto)|(?:c'e|sta|e) (?:gia )?scritto(?: (?:sopra|li|qui))*",
}
