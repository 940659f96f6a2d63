import type { Wishes } from './shape.ts'

export const wishes: Wishes = {
  chair: 'seggiolon[ei]|seggiolin[oi]|rialz[oi]',
  pram: 'passeggin[oi]',
  dog: '(?<!fredd[oa] )can[ei]|cagnolin[oaie]|cucciol[oi]',
  guide: 'can[ei] (?:guida|da assistenza)',
  place:
    '(?:via|uscire|finire)(?: entro| prima)? (?:alle|delle|le) \\w+|all.ombra|ombreggiat[oa]|finestr\\w+|vetrat[ae]|vista (?:sul |del |al )?mare|con (?:una )?(?:bella )?vista|(?:tavol[oi]|posto|angolo) (?:\\w+ ){0,2}(?:tranquill[oi]|appartat[oi]|romantic[oi]|riservat[oi])|angolino|ringhiera|soppalco|lontan[oi] (?:dal(?:la|l)?|dai|dalle)[^a-z](?:porta|ingresso|entrata|bagn[oi]|toilette|cucina|corrente)|(?:non|mica) (?:[a-z]+ ){0,2}(?:vicin[oi]|accanto|attaccat[oi]|davanti) (?:al(?:la|l)?|ai|alle)[^a-z](?:porta|ingresso|entrata|bagn[oi]|toilette|cucina)',
  feast:
    'complean\\w+|i \\d{2}(?: anni)? d(?:i|el|ella) (?=mi|nostr|su)|(?:e|una) sorpresa|anniversari[oi]|festegg\\w+|laurea|battesimo|comunione|addio al \\w+|nozze(?: d.[a-z]+)?|compie \\d+',
  cake: '(?:port|nostra).{0,25}torta|torta.{0,25}(?:port|nostra|da fuori)',
  candle: 'mazzo di [a-z]+|fiori(?! di)|candelin[ae]|candel[ae]',
  wheels:
    'sedi[ae] a rotelle|carrozzin[ae]|stampelle|deambulatore|girello|mobilita ridotta|(?:non|senza)(?: \\w+){0,4} (?:scale|gradini)',
  told: "(?:te |ve |gliel)?(?:l'|lo )?(?:ho|abbiamo) (?:gia )?(?:detto|scritto|dat[oia])(?: (?:prima|gia))*|come (?:ho )?(?:gia )?(?:detto|dicevo)|gia (?:detto|scritto)|(?:c'e|sta|e) (?:gia )?scritto(?: (?:sopra|li|qui))*",
}
