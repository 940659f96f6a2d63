/** What the shapes of `fuentes.ts` cannot say: slugs used once, references that exist, sums, allergens. */
import { contradicciones } from './alergenos.ts'
import { defectosDeMaridajes } from './maridajes.ts'
import { IDIOMAS } from './shapes.ts'
import type { Sitio } from './site.ts'
import type { Carta, Cava, Contenido } from './sources.ts'
import { erratas } from './typography.ts'

const repetidos = (valores: readonly string[]): string[] =>
  valores.filter((valor, i) => valores.indexOf(valor) !== i)

function deLaCarta(carta: Carta): string[] {
  const tipos = new Map(carta.categorias.map((c) => [c.slug, c.tipo]))
  const todo = [...carta.platos, ...carta.bebidas]
  return [
    ...repetidos([...carta.categorias, ...todo].map((p) => p.slug)).map((slug) => `${slug}: repetido`),
    ...carta.alergenos.filter((a, i) => a.numero !== i + 1).map((a) => `${a.clave}: fuera de orden`),
    ...carta.platos
      .filter((p) => tipos.get(p.categoria) !== 'plato')
      .map((p) => `${p.slug}: categoría desconocida`),
    ...carta.bebidas
      .filter((b) => tipos.get(b.categoria) !== 'bebida')
      .map((b) => `${b.slug}: categoría desconocida`),
    ...carta.platos.flatMap((p) =>
      repetidos(p.precios.map((precio) => precio.formato)).map((f) => `${p.slug}: dos precios ${f}`),
    ),
    ...carta.platos.flatMap((p) =>
      IDIOMAS.filter((idioma) => p.traducciones[idioma].ingredientes.length !== p.ingredientes.length).map(
        (idioma) => `${p.slug}: otros ingredientes en ${idioma}`,
      ),
    ),
    ...todo.flatMap((p) => {
      const ingredientes = 'ingredientes' in p ? p.ingredientes : []
      return contradicciones({ ...p, texto: [p.nombre, p.descripcion, ...ingredientes].join(' · ') })
    }),
  ]
}

function deLaCava(cava: Cava): string[] {
  const uvas = new Set(cava.uvas.map((u) => u.clave))
  return [
    ...repetidos(cava.vinos.map((v) => v.slug)).map((slug) => `${slug}: repetido`),
    ...repetidos(cava.uvas.map((u) => u.clave)).map((clave) => `${clave}: repetida`),
    ...cava.vinos.flatMap((v) => {
      const { contiene, puede_contener } = v.alergenos
      const suma = v.uvas.reduce((total, uva) => total + (uva.porcentaje ?? Number.NaN), 0)
      return [
        ...v.uvas.filter((u) => !uvas.has(u.clave)).map((u) => `${v.slug}: uva desconocida ${u.clave}`),
        ...(Number.isNaN(suma) || suma === 100 ? [] : [`${v.slug}: las uvas suman ${suma}`]),
        ...(v.temp_min_c <= v.temp_max_c ? [] : [`${v.slug}: temperaturas del revés`]),
        ...((v.precio_copa_cents === null) === (v.copa_ml === null) ? [] : [`${v.slug}: copa a medias`]),
        ...(v.declarado && ![...contiene, ...puede_contener].includes('sulfitos')
          ? [`${v.slug}: sin sulfitos`]
          : []),
        ...contradicciones({
          ...v,
          // What is said of its flavour (almond, brioche) is no recipe; how it was fined is.
          texto: /clara de huevo/.test(v.nota) ? 'huevo' : '',
          dietas: v.vegano ? ['vegano', 'vegetariano'] : [],
        }),
      ]
    }),
  ]
}

const huecos = (texto: string): string => (texto.match(/\{\w+\}/g) ?? []).sort().join(' ')

function delSitio({ contenido_reservas: c, horario }: Sitio): string[] {
  const textos = (['mensaje_whatsapp', 'mensaje_confirmacion', 'descripcion_principal'] as const).flatMap(
    (campo) =>
      IDIOMAS.filter((idioma) => huecos(c.traducciones[idioma][campo]) !== huecos(c[campo])).map(
        (idioma) => `${campo}: otros huecos en ${idioma}`,
      ),
  )
  const horas = { comida: c.horarios_comida, cena: c.horarios_cena }
  return [
    ...textos,
    ...IDIOMAS.filter(
      (idioma) => c.traducciones[idioma].ocasion_opciones.length !== c.ocasion_opciones.length,
    ).map((idioma) => `ocasion_opciones: otras en ${idioma}`),
    ...horario.servicios
      .filter(({ clave, primera_mesa, ultima_mesa }) => {
        return horas[clave][0] !== primera_mesa || horas[clave].at(-1) !== ultima_mesa
      })
      .map(({ clave }) => `${clave}: el horario y las mesas no coinciden`),
  ]
}

/** Every defect of the content, each a sentence; empty when it is in order. */
export const defectos = (contenido: Contenido): string[] => [
  ...deLaCarta(contenido.carta),
  ...deLaCava(contenido.cava),
  ...delSitio(contenido.sitio),
  ...defectosDeMaridajes(contenido),
  ...erratas(contenido),
]
