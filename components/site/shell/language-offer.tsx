import { getTranslations } from 'next-intl/server'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'

/**
 * Offers the page in the browser's language with the first paint, so that nothing moves. Only where a visit begins: who
 * walks on has chosen. The page is cached and knows no visitor; without scripts nothing is offered.
 */
const offerScript = (offers: string) =>
  `{let d=document,a=d.currentScript.previousSibling,o=${offers};try{let l=navigator.languages.map(x=>x.slice(0,2)).find(x=>o[x]||x==d.documentElement.lang),r=location;if(o[l]&&!localStorage["alma-idioma"]&&!d.referrer.startsWith(r.origin+"/")){a.lang=l;a.innerHTML='<a class=enlace></a><button>×</button>';let[k,b]=a.children;k.lang=k.hreflang=l;k.textContent=o[l][0];k.href=((l=="es"?"":"/"+l)+r.pathname.replace(/^\\/(en|fr|de|it)\\b|\\/$/g,"")||"/")+r.search;b.ariaLabel=o[l][1];b.onclick=()=>{a.hidden=true};a.hidden=false}}catch{}}`

export async function LanguageOffer({ locale }: { locale: Locale }) {
  const others = LOCALES.filter((other) => other !== locale)
  const offers = await Promise.all(
    others.map(async (other) => {
      const t = await getTranslations({ locale: other, namespace: 'Sitio' })
      return [other, [t('tambien'), t('cerrar')]] as const
    }),
  )
  const texts = JSON.stringify(Object.fromEntries(offers)).replaceAll('<', '\\u003c')
  return (
    <>
      <aside
        hidden
        suppressHydrationWarning
        data-mejora="oferta"
        className="oferta"
        // Written by the script below: React leaves it alone.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and texts of our own */}
      <script dangerouslySetInnerHTML={{ __html: offerScript(texts) }} />
    </>
  )
}
