import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { metadatos } from '@/app/[locale]/metadatos.ts'
import { VACIO } from '@/components/site/reserva-estado.ts'
import { VistaReservas } from './vista.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/reservations')
}

export default async function PaginaReservas(props: ConIdioma) {
  return <VistaReservas locale={await idiomaDe(props)} estado={VACIO} />
}
