/**
 * Shows the banner with the first paint: on a phone it is the largest text, and scripts would show it late. A press
 * that comes before the code waits in `toque`. consent.ts decides later whether the stored value counts. A constant
 * without an address.
 */
const BOOTSTRAP_SCRIPT =
  'try{if(!localStorage.cookieConsent){let a=document.currentScript.previousSibling;a.hidden=false;a.onclick=e=>a.toque=e.target}}catch{}'

/** A press on the footer's button that comes before the banner's code waits in `toque` too. */
const LISTEN_SCRIPT =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{document.querySelector("[data-cookies=aviso]").toque=b}}'

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const ListenScript = () => <script dangerouslySetInnerHTML={{ __html: LISTEN_SCRIPT }} />

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const ConsentBootstrap = () => <script dangerouslySetInnerHTML={{ __html: BOOTSTRAP_SCRIPT }} />
