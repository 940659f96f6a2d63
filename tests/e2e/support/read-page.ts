import type { Page } from '@playwright/test'

/** A run of text as a reader meets it: what stands together in one block, in one language. */
export type Stretch = { text: string; lang: string; where: string }

export type Read = {
  lang: string
  title: string
  description: string
  canonical: string | null
  h1: string[]
  /** Level and words of every heading that can be seen, in the order of the page. */
  headings: { level: number; text: string }[]
  tramos: Stretch[]
  links: { href: string; rel: string; name: string; hreflang: string }[]
  /** Buttons and links nobody can name. */
  nameless: string[]
  /** Images, drawings, style sheets and the like. */
  files: string[]
  ids: string[]
  jsonLd: string[]
}

/** Reads a loaded page as a crawler and a reader would. Runs in the browser: it may use nothing from outside. */
export const readPage = (page: Page): Promise<Read> =>
  page.evaluate(() => {
    const langOf = (node: Element): string => node.closest('[lang]')?.getAttribute('lang') ?? ''
    const where = (node: Element): string => {
      const place = node.closest('section[id],section,article,header,footer,nav,dialog,main,li')
      return `${place?.tagName.toLowerCase() ?? 'body'}${place?.id ? `#${place.id}` : ''} ${node.tagName.toLowerCase()}`
    }
    const silent = (node: Element): boolean =>
      node.closest('script,style,noscript,template,svg,code,[hidden]') !== null
    const inline = (node: Element): boolean => /^(inline|contents)/.test(getComputedStyle(node).display)

    const stretches = new Map<string, { text: string; lang: string; where: string }>()
    const blocks = new Map<Element, number>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || silent(parent)) continue
      let block: Element = parent
      while (block.parentElement && inline(block)) block = block.parentElement
      if (!blocks.has(block)) blocks.set(block, blocks.size)
      const key = `${blocks.get(block)} ${langOf(parent)}`
      const known = stretches.get(key)
      if (known) known.text += ` ${node.nodeValue}`
      else stretches.set(key, { text: node.nodeValue, lang: langOf(parent), where: where(parent) })
    }
    const spoken = [...document.querySelectorAll('[aria-label],[alt],[title],[placeholder]')]
      .filter((node) => node.closest('template,[hidden]') === null)
      .flatMap((node) =>
        ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => {
          const text = node.getAttribute(name)
          return text ? [{ text, lang: langOf(node), where: `${where(node)}[${name}]` }] : []
        }),
      )
    const lang = document.documentElement.lang
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
    const head = [
      { text: document.title, lang, where: 'title' },
      { text: meta('description'), lang, where: 'description' },
    ]
    const nameOf = (node: Element): string =>
      [
        node.getAttribute('aria-label'),
        node.getAttribute('aria-labelledby') &&
          document.getElementById(node.getAttribute('aria-labelledby') ?? '')?.textContent,
        node.textContent,
        node.getAttribute('title'),
        ...[...node.querySelectorAll('img[alt],[aria-label]')].map(
          (inner) => inner.getAttribute('alt') ?? inner.getAttribute('aria-label'),
        ),
      ]
        .map((text) => text?.trim())
        .find(Boolean) ?? ''
    const seen = (node: Element): boolean =>
      node.closest('dialog:not([open]),[popover],[hidden],template,details:not([open]) > :not(summary)') ===
      null
    const absolute = (address: string | null): string[] =>
      address && !/^(data|blob|about|javascript):/.test(address)
        ? [new URL(address, document.baseURI).href]
        : []
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    return {
      lang,
      title: document.title,
      description: meta('description'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      h1: [...document.querySelectorAll('h1')].map((h1) => h1.textContent?.trim() ?? ''),
      headings: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
        .filter(seen)
        .map((h) => ({ level: Number(h.tagName[1]), text: h.textContent?.trim() ?? '' })),
      tramos: [...head, ...stretches.values(), ...spoken],
      links: links.map((link) => ({
        href: link.href,
        rel: link.rel,
        name: nameOf(link),
        hreflang: link.hreflang,
      })),
      nameless: [...document.querySelectorAll('a[href],button,summary')]
        .filter((node) => !nameOf(node))
        .map((node) => node.outerHTML.slice(0, 160)),
      files: [
        ...[...document.querySelectorAll('img')].flatMap((img) => absolute(img.currentSrc || img.src)),
        ...[...document.querySelectorAll('use')].flatMap((use) => absolute(use.getAttribute('href'))),
        ...[
          ...document.querySelectorAll(
            'link[href]:not([rel=canonical],[rel=alternate],[rel^=dns],[rel=preconnect])',
          ),
        ].flatMap((link) => absolute(link.getAttribute('href'))),
        ...[...document.querySelectorAll('source[srcset]')].flatMap((source) =>
          (source.getAttribute('srcset') ?? '')
            .split(',')
            .flatMap((part) => absolute(part.trim().split(' ')[0] ?? null)),
        ),
        ...[...document.querySelectorAll('meta[property="og:image"]')].flatMap((img) =>
          absolute(img.getAttribute('content')),
        ),
      ],
      ids: [...document.querySelectorAll('[id]')].map((node) => node.id),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
    }
  })
