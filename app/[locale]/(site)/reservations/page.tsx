import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { metadatos } from '@/app/[locale]/metadata.ts'
import { VACIO } from '@/components/site/reservas/state.ts'
import { VistaReservas } from './view.tsx'

export async function generateMetadata(props: ConIdioma): Promise<Metadata> {
  return metadatos(await idiomaDe(props), '/reservations')
}

export default async function PaginaReservas(props: ConIdioma) {
  return <VistaReservas locale={await idiomaDe(props)} estado={VACIO} />
}
