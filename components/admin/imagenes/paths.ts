/** Where a file of a picture is served. */
export const rutaImagen = (nombre: string, ancho: number, formato: 'webp' | 'avif' = 'webp'): string =>
  `/api/imagenes/${nombre}-${ancho}.${formato}`
export const rutaOriginal = (id: string): string => `/almaenigma/imagen/${id}`
