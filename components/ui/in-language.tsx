/** A text in its own language; without one it needs no element. */
export const InLanguage = ({ lang, children }: { lang?: string; children: string }) =>
  lang ? <span lang={lang}>{children}</span> : children
