/** Writes `supabase/seed.sql` from the demo content: `npm run seed`. The same content always gives the same bytes. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defectos } from './comprobar.ts'
import { CLAVES, type Declaracion, fuentes, type Sitio } from './fuentes.ts'

/** SQL already written, as against a value still to be quoted. */
type Sql = { sql: string }
type Valor = string | number | boolean | null | Sql | readonly string[]
const sql = (texto: string): Sql => ({ sql: texto })
const cita = (texto: string): string => `'${texto.replaceAll("'", "''")}'`
const json = (valor: unknown): Sql => sql(`${cita(JSON.stringify(valor))}::jsonb`)

function literal(valor: Valor): string {
  if (valor === null) return 'null'
  if (typeof valor === 'string') return cita(valor)
  if (typeof valor === 'number' || typeof valor === 'boolean') return String(valor)
  if ('sql' in valor) return valor.sql
  return valor.length === 0 ? "'{}'::text[]" : `array[${valor.map(cita).join(', ')}]::text[]`
}

const inserta = (tabla: string, filas: readonly Record<string, Valor>[]): string => {
  const columnas = Object.keys(filas[0] ?? {})
  const valores = filas.map((fila) => `  (${columnas.map((c) => literal(fila[c] ?? null)).join(', ')})`)
  return `insert into public.${tabla} (${columnas.join(', ')}) values\n${valores.join(',\n')}\non conflict do nothing;\n`
}

/** The id of a row of the demo content: a UUID that follows from its table and its slug. */
export function idDe(tabla: string, slug: string): string {
  const h = createHash('sha256').update(`alma-enigma:${tabla}:${slug}`).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`
}

/** The day the kitchen's recipe sheets were signed, for the demo. */
const DECLARADO = sql("'2026-11-02T10:00:00+01:00'::timestamptz")
const declaracion = (declarado: boolean): Record<string, Valor> => ({
  declarado_en: declarado ? DECLARADO : null,
  declarado_por: declarado ? 'cocina' : null,
})
const alergenosDe = (columna: string, id: string, d: Declaracion): Record<string, Valor>[] =>
  (['contiene', 'puede_contener', 'comprobado_sin'] as const).flatMap((presencia) =>
    d[presencia].map((clave) => ({ [columna]: id, alergeno_id: CLAVES.indexOf(clave) + 1, presencia })),
  )

const ajuste = (clave: string, valor: unknown, traducciones: unknown = {}, publico = true) => ({
  clave,
  valor: json(valor),
  traducciones: json(traducciones),
  publico,
})
/** `{ en: { x: 'text' } }` of one text as a setting holds it: `{ en: { valor: 'text' } }`. */
const comoValor = <K extends string>(traducciones: Record<string, Record<K, string>>, campo: K) =>
  Object.fromEntries(
    Object.entries(traducciones).map(([idioma, textos]) => [idioma, { valor: textos[campo] }]),
  )

function ajustes({ ajustes: a, horario: h }: Sitio): Record<string, Valor>[] {
  const { traducciones, ...sueltos } = a
  const traducidos = new Set(Object.keys(traducciones.en))
  const porIdioma: Record<string, Record<string, string>> = traducciones
  return [
    ...Object.entries(sueltos).map(([clave, valor]) =>
      ajuste(clave, valor, traducidos.has(clave) ? comoValor(porIdioma, clave) : {}),
    ),
    ajuste(
      'horario',
      h.servicios.map(({ traducciones: _, ...servicio }) => servicio),
    ),
    ajuste('horario_nota', h.nota, comoValor(h.traducciones, 'nota')),
    ...h.servicios.map((s) => ajuste(`servicio_${s.clave}`, s.nombre, comoValor(s.traducciones, 'nombre'))),
    ajuste('dias_cerrados', h.dias_cerrados),
    ajuste('cierres', h.cierres),
    ajuste('aviso_minutos', 0),
    ajuste('horizonte_dias', 365),
    ajuste('limite_contacto_dia', 6, {}, false),
  ]
}

/** The whole of seed.sql. Throws with every defect when the content is not in order. */
export function seed(): string {
  const { carta, cava, sitio } = fuentes()
  const malos = defectos(carta, cava, sitio)
  if (malos.length > 0) throw new Error(`El contenido tiene defectos:\n${malos.join('\n')}`)
  const categorias = carta.categorias.filter((c) => c.tipo === 'plato')
  const filaUnica = (tabla: string, { traducciones, ...campos }: Record<string, unknown>) => ({
    id: idDe(tabla, 'unica'),
    ...(campos as Record<string, Valor>),
    traducciones: json(traducciones),
  })
  const platos = carta.platos.map((p) => ({ ...p, id: idDe('platos', p.slug) }))
  const vinos = cava.vinos.map((v) => ({ ...v, id: idDe('vinos', v.slug) }))
  return [
    '-- Written by supabase/contenido/generar.ts (npm run seed). Change the JSON files beside it, not this file.\n',
    inserta(
      'alergenos',
      carta.alergenos.map((a) => ({
        id: a.numero,
        clave: a.clave,
        nombre: a.nombre,
        traducciones: json(a.traducciones),
        orden: a.numero,
      })),
    ),
    inserta(
      'categorias',
      categorias.map((c) => ({
        id: idDe('categorias', c.slug),
        ...c,
        traducciones: json(c.traducciones),
      })),
    ),
    inserta(
      'platos',
      platos.map((p, i) => ({
        id: p.id,
        slug: p.slug,
        categoria_id: idDe('categorias', p.categoria),
        nombre: p.nombre,
        descripcion: p.descripcion,
        ingredientes: p.ingredientes,
        destacado: p.destacado,
        ilustracion: p.ilustracion,
        picante: p.picante,
        pescado_crudo: p.pescado_crudo,
        vegetariano: p.dietas.includes('vegetariano'),
        vegano: p.dietas.includes('vegano'),
        // Sold out for the day the demo is set up and the month after it, so that the state can be seen.
        agotado_hasta: p.agotado ? sql("(now() at time zone 'Europe/Madrid')::date + 30") : null,
        ...declaracion(p.declarado),
        traducciones: json(p.traducciones),
        orden: i + 1,
        visible: p.visible,
      })),
    ),
    inserta(
      'plato_precios',
      platos.flatMap((p) =>
        p.precios.map(({ formato, cents, minimo = 1 }, i) => ({
          plato_id: p.id,
          formato,
          cents,
          minimo,
          orden: i + 1,
        })),
      ),
    ),
    inserta(
      'plato_alergenos',
      platos.flatMap((p) => alergenosDe('plato_id', p.id, p.alergenos)),
    ),
    inserta(
      'vinos',
      vinos.map(({ id, alergenos: _, declarado, traducciones, uvas, ...v }, i) => ({
        id,
        ...v,
        uvas: json(uvas),
        ...declaracion(declarado),
        traducciones: json(traducciones),
        orden: i + 1,
      })),
    ),
    inserta(
      'vino_alergenos',
      vinos.flatMap((v) => alergenosDe('vino_id', v.id, v.alergenos)),
    ),
    inserta('contenido_reservas', [filaUnica('contenido_reservas', sitio.contenido_reservas)]),
    inserta('footer_info', [filaUnica('footer_info', sitio.footer_info)]),
    inserta('ajustes', [
      ...ajustes(sitio),
      ...cava.estilos.map((e) => ajuste(`estilo_${e.clave}`, e.nombre, comoValor(e.traducciones, 'nombre'))),
      ...cava.uvas.map((u) => ajuste(`uva_${u.clave}`, u.nombre)),
    ]),
  ].join('\n')
}

export const DESTINO = fileURLToPath(new URL('../seed.sql', import.meta.url))
if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DESTINO, seed())
