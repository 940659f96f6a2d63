/**
 * Shows the element before it to those who have not chosen yet, with the first paint and not after the page has come
 * alive: it is the largest text on a small screen, and what appears late there is what a phone waits for. Whoever presses
 * a button before its code has come is heard: the press waits in `toque`. A constant without an address. Whether what is
 * stored can be read is decided by `consentimiento.ts`, a moment later.
 */
const BOOTSTRAP_SCRIPT =
  'try{if(!localStorage.cookieConsent){let a=document.currentScript.previousSibling;a.hidden=false;a.onclick=e=>a.toque=e.target}}catch{}'

/** A press on the footer's button before it, by whoever is faster than the code of the banner: it waits there too. */
const LISTEN_SCRIPT =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{document.querySelector("[data-cookies=aviso]").toque=b}}'

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const ListenScript = () => <script dangerouslySetInnerHTML={{ __html: LISTEN_SCRIPT }} />

// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
export const ConsentBootstrap = () => <script dangerouslySetInnerHTML={{ __html: BOOTSTRAP_SCRIPT }} />
