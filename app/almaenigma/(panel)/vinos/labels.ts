export const STYLE = {
  espumoso: 'Espumoso',
  blanco: 'Blanco',
  naranja: 'Naranja',
  rosado: 'Rosado',
  tinto: 'Tinto',
  generoso: 'Generoso',
  dulce: 'Dulce',
} as const

/** A style the database has and this list has not is shown as it is. */
export const styleLabel = (estilo: string): string =>
  Object.entries(STYLE).find(([id]) => id === estilo)?.[1] ?? estilo

export const CRIANZA = {
  joven: 'Joven',
  sobre_lias: 'Sobre lías',
  roble: 'Roble',
  crianza: 'Crianza',
  reserva: 'Reserva',
  gran_reserva: 'Gran reserva',
  otro: 'Otra',
} as const

export const LEVELS = {
  cuerpo: {
    caption: 'Cuerpo',
    levels: ['1, muy ligero', '2, ligero', '3, medio', '4, con cuerpo', '5, potente'],
  },
  acidez: { caption: 'Acidez', levels: ['1, muy baja', '2, baja', '3, media', '4, viva', '5, muy viva'] },
  dulzor: {
    caption: 'Dulzor',
    levels: ['1, seco', '2, casi seco', '3, semiseco', '4, semidulce', '5, dulce'],
  },
  tanino: {
    caption: 'Tanino',
    levels: ['1, sin tanino', '2, suave', '3, medio', '4, marcado', '5, muy marcado'],
  },
} as const
