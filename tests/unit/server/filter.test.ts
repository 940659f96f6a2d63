import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { neededClientModules } from '../../../server/cache/client-modules.ts'
import { withoutFramework } from '../../../server/cache/filter.ts'

/** As the installed Next writes it; the browser tests look at real pages. */
const HEAD =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1d.js"/>' +
  '<script src="/_next/static/chunks/2m.js" async=""></script><title>Carta</title>' +
  '<script src="/_next/static/chunks/0c.js" noModule=""></script>'
const OWN = 'document.currentScript.hidden=1'
const BODY =
  `<h1>Carta<!-- --> 1</h1><!--$--><!--/$--><script>${OWN}</script><script type="module" src="/scripts/start-1.js"></script>` +
  '<script type="application/ld+json">{"a":"self.__next_f"}</script>' +
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>' +
  '<script src="/_next/static/chunks/1d.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>'
const page = (body = BODY) => `<!DOCTYPE html><html><head>${HEAD}</head><body>${body}</body></html>`

describe('the filter of kept pages', () => {
  test('takes out the framework and nothing else', () => {
    const light = withoutFramework(page())
    expect(light).not.toMatch(/chunks\/\w+\.js|self\.__next_f\.|TURBOPACK|<!--|precedence/)
    for (const stays of [
      'a.css',
      '<title>Carta</title>',
      'Carta 1</h1>',
      OWN,
      '/scripts/start-1.js',
      '{"a":"self.__next_f"}',
    ])
      expect(light).toContain(stays)
  })

  test('leaves out the end tags that HTML implies, and no others', () => {
    const rows = '<tr><th>Vino</th><td></td></tr>'
    const body =
      `<ul><li>a</li><li><ol><li>b</li></ol></li></ul><select><option>c</option><optgroup><option>d</option></optgroup></select>` +
      `<table><thead>${rows}</thead><tbody>${rows}${rows}</tbody></table><p>e</p><i>f</i><div><p>g</p><ul><li><p>h</p></li></ul><p>i</p></div>`
    const short = '<tr><th>Vino<td>'
    expect(withoutFramework(page(body))).toContain(
      `<ul><li>a<li><ol><li>b</ol></ul><select><option>c<optgroup><option>d</select>` +
        `<table><thead>${short}<tbody>${short}${short}</table><p>e</p><i>f</i><div><p>g<ul><li><p>h</ul><p>i</div>`,
    )
  })

  test('writes the attributes of the body as short as HTML reads them the same, those of the head as they were', () => {
    const body =
      '<a href="/menu" class="a b" hidden="" title="" data-x="true">1</a><img src="/a.svg" alt=""/><input value="a/"/>' +
      '<b itemProp="offers" itemscope=""><meta itemProp="price" content="5.50"/><link itemProp="image" href="/a/1.webp"/></b>' +
      '<svg aria-hidden="true"><use href="/a.svg#b"></use><path d="M1 2"></path></svg><p title="a=b">2</p>' +
      '<i data-a="{&quot;a&quot;:&quot;it&#x27;s = &amp;&quot;}" data-b="&quot;&#x27;">"x"</i><script>let a="b"</script>'
    const light = withoutFramework(page(body))
    expect(light).toContain(
      '<a href=/menu class="a b" hidden title data-x=true>1</a><img src=/a.svg alt><input value=a/>' +
        '<b itemProp=offers itemscope><meta itemProp=price content=5.50><link itemProp=image href=/a/1.webp></b>' +
        '<svg aria-hidden=true><use href="/a.svg#b"/><path d="M1 2"/></svg><p title="a=b">2</p>' +
        `<i data-a='{"a":"it&#x27;s = &amp;"}' data-b='"&#x27;'>"x"</i><script>let a="b"</script>`,
    )
    expect(light).toContain('<meta charSet="utf-8"/><link rel="stylesheet"')
  })

  test('lets only the scripts run that are in the page', () => {
    const hash = createHash('sha256').update(OWN).digest('base64')
    expect(withoutFramework(page())).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'"/>`,
    )
  })

  test('leaves a page whole in which React still has something to put in its place', () => {
    for (const waits of ['<!--$?--><template id="B:0"></template>', '<script>$RC("B:0","S:0")</script>'])
      expect(withoutFramework(page(BODY + waits))).toBe(page(BODY + waits))
  })

  test('a client component of the house is named, Next’s own are not', () => {
    const known = new Map([
      ['39756', 'node_modules/next/dist/esm/client/components/layout-router.js'],
      ['9974', 'app/[locale]/error.tsx'],
      ['50', 'components/site/enhance/hydrated.tsx'],
      ['77', 'components/site/carta/picker.tsx'],
    ])
    const row = (n: string, id: number | string) => `${n}:I[${JSON.stringify(id)},["$2"],"default"]\n`
    const data = `1:"$Sreact.fragment"\n${row('3', 39756)}${row('a', 9974)}${row('b', 50)}`
    expect(neededClientModules(data, known)).toEqual([])
    expect(neededClientModules(data + row('c', 77) + row('d', 1), known)).toEqual([
      'components/site/carta/picker.tsx',
      'module 1',
    ])
  })
})
