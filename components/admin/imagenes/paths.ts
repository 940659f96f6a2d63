export const imagenPath = (nombre: string, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `/api/imagenes/${nombre}-${width}.${format}`
export const originalPath = (id: string): string => `/almaenigma/imagen/${id}`
