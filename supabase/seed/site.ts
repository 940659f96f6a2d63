import { z } from 'zod'
import { IDIOMAS, inFourLanguages, slug, texto } from './shapes.ts'

const TRANSLATABLE = [
  'lema',
  'descripcion',
  'descripcion_asistente',
  'aviso_asistente',
  'aviso_alergias',
  'aviso_pescado',
  'aviso_sobras',
  'aviso_precios',
  'aviso_opiniones',
] as const
const ajusteTextos = Object.fromEntries(TRANSLATABLE.map((clave) => [clave, texto])) as Record<
  (typeof TRANSLATABLE)[number],
  typeof texto
>
const dia = z.iso.date()
const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const translated = <S extends z.ZodRawShape>(shape: S) => ({ ...shape, traducciones: inFourLanguages(shape) })

export const site = z.strictObject({
  ajustes: z.looseObject({ ...ajusteTextos, traducciones: inFourLanguages(ajusteTextos) }),
  footer_info: z.strictObject({
    telefono: texto,
    email: texto,
    direccion: texto,
    instagram_url: texto,
    tripadvisor_url: texto,
    google_maps_url: texto,
    whatsapp_url: texto,
    descripcion_restaurante: texto,
    traducciones: inFourLanguages({ descripcion_restaurante: texto }),
  }),
  contenido_reservas: z.strictObject({
    titulo_principal: texto,
    descripcion_principal: texto,
    mensaje_confirmacion: texto,
    mensaje_whatsapp: texto,
    horarios_comida: z.array(hora),
    horarios_cena: z.array(hora),
    ocasion_opciones: z.array(texto),
    traducciones: inFourLanguages({
      titulo_principal: texto,
      descripcion_principal: texto,
      mensaje_confirmacion: texto,
      mensaje_whatsapp: texto,
      ocasion_opciones: z.array(texto),
    }),
  }),
  horario: z.object({
    dias_cerrados: z.array(z.int().min(1).max(7)),
    servicios: z.array(
      z.strictObject({
        clave: z.enum(['comida', 'cena']),
        nombre: texto,
        dias: z.array(z.int().min(1).max(7)),
        primera_mesa: hora,
        ultima_mesa: hora,
        cierre_cocina: hora,
        traducciones: inFourLanguages({ nombre: texto }),
      }),
    ),
    cierres: z.array(
      z.strictObject({
        tipo: z.literal('cierre'),
        desde: dia,
        hasta: dia,
        motivo: texto,
        traducciones: inFourLanguages({ motivo: texto }),
      }),
    ),
    nota: texto,
    traducciones: inFourLanguages({ nota: texto }),
  }),
  contacto: z.strictObject(
    translated({
      como_llegar: texto.max(600),
      aparcamiento: texto.max(600),
      transporte: texto.max(600),
      bicicleta: texto.max(600),
      accesibilidad: texto.max(600),
      terraza: texto.max(600),
      grupos: texto.max(600),
      atencion: texto.max(600),
    }),
  ),
  zonas: z
    .array(
      z.strictObject({
        clave: z.enum(['interior', 'exterior']),
        exterior: z.boolean(),
        aforo: z.int().positive(),
        ...translated({ nombre: texto.max(80), descripcion: texto.max(300) }),
      }),
    )
    .length(2),
  filosofia: z
    .array(
      z.strictObject({
        slug,
        ilustracion: slug,
        ...translated({ titulo: texto.max(120), subtitulo: texto.max(200), cuerpo: texto.max(4000) }),
      }),
    )
    .min(1),
  galeria: z
    .array(
      z.strictObject({
        slug,
        ilustracion: slug,
        ...translated({ titulo: texto.max(120), pie: texto.max(300), alt: texto.max(300) }),
      }),
    )
    .min(1),
  experiencias: z
    .array(
      z.strictObject({
        nombre: texto.max(60),
        idioma: z.enum(['es', ...IDIOMAS]),
        texto: texto.max(280),
        respuesta: texto.max(600).optional(),
        verificada: z.boolean(),
        fecha_relativa_dias: z.int().positive(),
      }),
    )
    .min(1),
  preguntas_frecuentes: z
    .array(
      z.strictObject({
        tema: z.string().regex(/^[a-z_]+$/),
        ...translated({ pregunta: texto.max(200), respuesta: texto.max(1000) }),
      }),
    )
    .min(1),
  legales: z
    .array(
      z.strictObject({
        clave: z.enum(['privacidad', 'terminos', 'cookies', 'accesibilidad']),
        version: z.string().regex(/^\d{4}-\d{2}$/),
        vigente_desde: dia,
        ...translated({ titulo: texto.max(120), cuerpo: texto.max(20_000) }),
      }),
    )
    .length(4),
})
export type Site = z.output<typeof site>
