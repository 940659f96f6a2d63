/**
 * Shows the element before it to those who have not chosen yet, with the first paint and not after the page has come
 * alive: it is the largest text on a small screen, and what appears late there is what a phone waits for. A constant
 * without an address. Whether what is stored can be read is decided by `consentimiento.ts`, a moment later.
 */
const ASOMAR =
  'try{if(!localStorage.cookieConsent)document.currentScript.previousSibling.hidden=false}catch{}'

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const Asomar = () => <script dangerouslySetInnerHTML={{ __html: ASOMAR }} />
