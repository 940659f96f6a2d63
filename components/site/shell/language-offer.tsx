import { LOCALES } from '@/lib/i18n/locales.ts'

/**
 * Keeps a place for an offer of the page in the browser's language from the first paint on, so that nothing moves when
 * enhance-offer.ts writes it. Only where a visit begins: who walks on has chosen. The page is cached and knows no visitor;
 * without scripts nothing is offered.
 */
const PLACE_SCRIPT = `{let d=document,a=d.currentScript.previousSibling;try{let l=navigator.languages.map(x=>x.slice(0,2)).find(x=>/${LOCALES.join('|')}/.test(x));if(l&&l!=d.documentElement.lang&&!localStorage["alma-idioma"]&&!d.referrer.startsWith(location.origin+"/")){a.lang=l;a.hidden=false}}catch{}}`

export const LanguageOffer = () => (
  <>
    <aside
      hidden
      suppressHydrationWarning
      data-mejora="oferta"
      data-ya="a-la-vista"
      className="oferta"
      // Changed by the script below: React leaves it alone.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script dangerouslySetInnerHTML={{ __html: PLACE_SCRIPT }} />
  </>
)
