import { type SchemaNode, toJsonLd } from '@/lib/seo/node.ts'

export function JsonLd({ nodes }: { nodes: readonly SchemaNode[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with no `<` left in it
      dangerouslySetInnerHTML={{ __html: toJsonLd(nodes) }}
    />
  )
}
