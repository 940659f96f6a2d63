import { type SchemaNode, toJsonLd } from '@/lib/seo/node.ts'

/** What the page says to search engines, in one script that runs nothing. */
export function JsonLd({ nodes }: { nodes: readonly SchemaNode[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with no `<` left in it
      dangerouslySetInnerHTML={{ __html: toJsonLd(nodes) }}
    />
  )
}
