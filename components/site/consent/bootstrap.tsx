/**
 * Shows the banner with the first paint: on a phone it is the largest text, and scripts would show it late. A press in it,
 * or on the footer's button, that comes before the code waits in `toque`. consent.ts decides later whether the stored
 * value counts. A constant without an address.
 */
const BOOTSTRAP_SCRIPT =
  '{let d=document,a=d.currentScript.previousSibling;try{a.hidden=!!localStorage.cookieConsent}catch{}d.onclick=e=>{if(e.target.closest("[data-cookies]"))a.toque=e.target}}'

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const ConsentBootstrap = () => <script dangerouslySetInnerHTML={{ __html: BOOTSTRAP_SCRIPT }} />
