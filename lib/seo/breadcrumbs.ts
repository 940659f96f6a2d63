import { pageUrl, type SchemaNode, type Site } from './node.ts'

export const breadcrumbs = (
  site: Site,
  homeName: string,
  page: { path: `/${string}`; nombre: string },
): SchemaNode => {
  const crumb = (position: number, path: `/${string}`, name: string): SchemaNode => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@id': pageUrl(site, path) },
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, '/', homeName), crumb(2, page.path, page.nombre)],
  }
}

export const preguntasOf = (
  preguntas: readonly { pregunta: { text: string }; respuesta: { text: string } }[],
  site: Site,
): SchemaNode => ({
  '@type': 'FAQPage',
  '@id': `${pageUrl(site, '/contact')}#preguntas`,
  inLanguage: site.locale,
  mainEntity: preguntas.map(({ pregunta, respuesta }) => ({
    '@type': 'Question',
    name: pregunta.text,
    acceptedAnswer: { '@type': 'Answer', text: respuesta.text },
  })),
})
