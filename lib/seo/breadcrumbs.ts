import { type Nodo, paginaEn, type Sitio } from './node.ts'

/** Where a page stands: the home page, then the page itself. */
export const migas = (sitio: Sitio, inicio: string, pagina: { path: `/${string}`; nombre: string }): Nodo => {
  const paso = (position: number, path: `/${string}`, name: string): Nodo => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@id': paginaEn(sitio, path) },
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [paso(1, '/', inicio), paso(2, pagina.path, pagina.nombre)],
  }
}

/** The questions guests ask, as they stand on the page. */
export const preguntasDe = (
  preguntas: readonly { pregunta: { text: string }; respuesta: { text: string } }[],
  sitio: Sitio,
): Nodo => ({
  '@type': 'FAQPage',
  '@id': `${paginaEn(sitio, '/contact')}#preguntas`,
  inLanguage: sitio.locale,
  mainEntity: preguntas.map(({ pregunta, respuesta }) => ({
    '@type': 'Question',
    name: pregunta.text,
    acceptedAnswer: { '@type': 'Answer', text: respuesta.text },
  })),
})
