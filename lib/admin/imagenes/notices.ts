import 'server-only'
import type { ImagenAviso } from '@/lib/imagenes/check.ts'

export const AVISOS_IMAGEN: Readonly<Record<ImagenAviso, string>> = {
  vacia: 'El archivo está vacío. Elige otra foto.',
  peso: 'La foto pesa más de 10 MB. Redúcela o elige otra.',
  tipo: 'Esto no es una foto. Sube un JPG, PNG, WebP o AVIF.',
  svg: 'Es un dibujo SVG, que puede llevar código dentro. Expórtalo como PNG o JPG y súbelo así.',
  pagina: 'Es una página web, aunque su nombre diga otra cosa. Sube la foto misma: JPG, PNG, WebP o AVIF.',
  heic: 'Es una foto HEIC, como las guarda el iPhone. Envíatela como JPG («Más compatible» en los ajustes de la cámara) y súbela.',
  animada: 'Es una imagen animada. Sube una foto fija: JPG, PNG, WebP o AVIF.',
  doble: 'Esta foto lleva código de una página web dentro. Ábrela, guárdala de nuevo como JPG y súbela.',
  nombre:
    'El nombre del archivo no es el de una foto. Si lo es, ponle .jpg, .png, .webp o .avif al final y súbela otra vez.',
  pixeles: 'La foto mide más de 60 millones de píxeles. Redúcela y vuelve a subirla.',
  rota: 'La foto está cortada o dañada y no se puede abrir entera. Vuelve a descargarla o elige otra.',
  ocupado: 'Se están preparando otras fotos. Espera unos segundos y súbela de nuevo.',
}
