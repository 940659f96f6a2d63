/** Checks that the schemas of `sources.ts` cannot express: unique slugs, existing references, sums, allergens. */
import { contradictions } from './alergenos.ts'
import { maridajeDefects } from './maridajes.ts'
import { IDIOMAS } from './shapes.ts'
import type { Site } from './site.ts'
import type { Carta, Cava, Contenido } from './sources.ts'
import { typos } from './typography.ts'

const duplicates = (values: readonly string[]): string[] =>
  values.filter((valor, i) => values.indexOf(valor) !== i)

function cartaDefects(carta: Carta): string[] {
  const tipos = new Map(carta.categorias.map((c) => [c.slug, c.tipo]))
  const todo = [...carta.platos, ...carta.bebidas]
  return [
    ...duplicates([...carta.categorias, ...todo].map((p) => p.slug)).map((slug) => `${slug}: repetido`),
    ...carta.alergenos.filter((a, i) => a.numero !== i + 1).map((a) => `${a.clave}: fuera de orden`),
    ...carta.platos
      .filter((p) => tipos.get(p.categoria) !== 'plato')
      .map((p) => `${p.slug}: categoría desconocida`),
    ...carta.bebidas
      .filter((b) => tipos.get(b.categoria) !== 'bebida')
      .map((b) => `${b.slug}: categoría desconocida`),
    ...carta.platos.flatMap((p) =>
      duplicates(p.precios.map((precio) => precio.formato)).map((f) => `${p.slug}: dos precios ${f}`),
    ),
    ...carta.platos.flatMap((p) =>
      IDIOMAS.filter((idioma) => p.traducciones[idioma].ingredientes.length !== p.ingredientes.length).map(
        (idioma) => `${p.slug}: otros ingredientes en ${idioma}`,
      ),
    ),
    ...todo.flatMap((p) => {
      const ingredients = 'ingredientes' in p ? p.ingredientes : []
      return contradictions({ ...p, texto: [p.nombre, p.descripcion, ...ingredients].join(' · ') })
    }),
  ]
}

function cavaDefects(cava: Cava): string[] {
  const uvas = new Set(cava.uvas.map((u) => u.clave))
  return [
    ...duplicates(cava.vinos.map((v) => v.slug)).map((slug) => `${slug}: repetido`),
    ...duplicates(cava.uvas.map((u) => u.clave)).map((clave) => `${clave}: repetida`),
    ...cava.vinos.flatMap((v) => {
      const { contiene, puede_contener } = v.alergenos
      const sum = v.uvas.reduce((total, uva) => total + (uva.porcentaje ?? Number.NaN), 0)
      return [
        ...v.uvas.filter((u) => !uvas.has(u.clave)).map((u) => `${v.slug}: uva desconocida ${u.clave}`),
        ...(Number.isNaN(sum) || sum === 100 ? [] : [`${v.slug}: las uvas suman ${sum}`]),
        ...(v.temp_min_c <= v.temp_max_c ? [] : [`${v.slug}: temperaturas del revés`]),
        ...((v.precio_copa_cents === null) === (v.copa_ml === null) ? [] : [`${v.slug}: copa a medias`]),
        ...(v.declarado && ![...contiene, ...puede_contener].includes('sulfitos')
          ? [`${v.slug}: sin sulfitos`]
          : []),
        ...contradictions({
          ...v,
          texto: /clara de huevo/.test(v.nota) ? 'huevo' : '',
          dietas: v.vegano ? ['vegano', 'vegetariano'] : [],
        }),
      ]
    }),
  ]
}

const placeholders = (texto: string): string => (texto.match(/\{\w+\}/g) ?? []).sort().join(' ')

function siteDefects({ contenido_reservas: c, horario }: Site): string[] {
  const textos = (['mensaje_whatsapp', 'mensaje_confirmacion', 'descripcion_principal'] as const).flatMap(
    (campo) =>
      IDIOMAS.filter((idioma) => placeholders(c.traducciones[idioma][campo]) !== placeholders(c[campo])).map(
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

export const defects = (contenido: Contenido): string[] => [
  ...cartaDefects(contenido.carta),
  ...cavaDefects(contenido.cava),
  ...siteDefects(contenido.sitio),
  ...maridajeDefects(contenido),
  ...typos(contenido),
]
