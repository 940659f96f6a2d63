import type { Metadata } from 'next'
import { listAlergenos } from '@/lib/admin/firma.ts'
import { vistaDe } from '@/lib/admin/lista.ts'
import { listCategorias } from '@/lib/admin/platos.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { PlatoForm } from '../form.tsx'
import { Pantalla } from '../pantalla.tsx'

export const metadata: Metadata = { title: 'Nuevo plato' }

export default async function NuevoPlato({ searchParams }: PageProps<'/almaenigma/platos/nuevo'>) {
  const db = await adminDb('/almaenigma/platos/nuevo')
  const [categorias, alergenos] = await Promise.all([listCategorias(db), listAlergenos(db)])
  return (
    <Pantalla db={db} vista={vistaDe(await searchParams)} elegido="">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Nuevo plato</h1>
        <p className="mt-2 text-sm text-texto-3">
          Se publica al guardarlo, salvo que quites «Visible en la carta».
        </p>
      </header>
      <PlatoForm plato={null} firma={null} categorias={categorias} alergenos={alergenos} />
    </Pantalla>
  )
}
