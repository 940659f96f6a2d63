import type { Metadata } from 'next'
import Link from 'next/link'
import { porTraducir, TEXTOS_DE_PLATO } from '@/components/admin/completitud.ts'
import { Icon } from '@/components/admin/icon.tsx'
import { sinEntregar } from '@/lib/admin/correos.ts'
import { porRevisar } from '@/lib/admin/experiencias.ts'
import { agotado, listPlatos } from '@/lib/admin/platos.ts'
import { pendientes } from '@/lib/admin/resumen.ts'
import { adminDb } from '@/lib/admin/sesion.ts'

export const metadata: Metadata = { title: 'Resumen' }

type Punto = { n: number; uno: string; varios: string; por: string; href: string | null; urgente: boolean }

/** What needs somebody now, the most serious first; what is in order is not listed. */
export default async function Resumen() {
  const db = await adminDb('/almaenigma')
  const [platos, reservas, textos, correos] = await Promise.all([
    listPlatos(db),
    pendientes(db),
    porRevisar(db),
    sinEntregar(db),
  ])
  const lista = (filtro: string) => `/almaenigma/platos?filtro=${filtro}`
  const puntos: Punto[] = [
    {
      n: platos.filter((p) => !p.declarado_en).length,
      uno: 'plato con alérgenos sin declarar',
      varios: 'platos con alérgenos sin declarar',
      por: 'La web dice «sin confirmar» y nunca los enseña como seguros.',
      href: lista('alergenos'),
      urgente: true,
    },
    {
      n: reservas,
      uno: 'reserva pendiente de confirmar',
      varios: 'reservas pendientes de confirmar',
      por: 'Desde hoy en adelante.',
      href: '/almaenigma/reservas?ver=pendientes',
      urgente: true,
    },
    {
      n: correos,
      uno: 'correo a un cliente sin entregar',
      varios: 'correos a clientes sin entregar',
      por: 'Nadie lo vuelve a intentar hasta que lo decides.',
      href: '/almaenigma/correo',
      urgente: true,
    },
    {
      n: textos,
      uno: 'texto de un cliente por revisar',
      varios: 'textos de clientes por revisar',
      por: 'No se ven en la web hasta que los publicas.',
      href: '/almaenigma/galeria',
      urgente: true,
    },
    {
      n: platos.filter((p) => agotado(p, Date.now())).length,
      uno: 'plato agotado hoy',
      varios: 'platos agotados hoy',
      por: 'Vuelven solos mañana.',
      href: lista('agotados'),
      urgente: false,
    },
    {
      n: platos.filter((p) => !p.visible).length,
      uno: 'plato oculto',
      varios: 'platos ocultos',
      por: 'No se ven en la carta.',
      href: lista('ocultos'),
      urgente: false,
    },
    {
      n: platos.filter((p) => porTraducir(p, TEXTOS_DE_PLATO)).length,
      uno: 'plato por traducir',
      varios: 'platos por traducir',
      por: 'Lo que falta se enseña en español.',
      href: lista('traducir'),
      urgente: false,
    },
  ]
  const activos = puntos.filter(({ n }) => n > 0)
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Resumen</h1>
      <p className="mt-2 text-texto-2">
        {activos.length > 0 ? 'Esto necesita a alguien ahora.' : 'Todo está en orden: no hay nada pendiente.'}
      </p>
      <ul className="mt-6 max-w-[760px] border-t border-linea">
        {activos.map((punto) => (
          <li key={punto.varios} className="border-b border-linea">
            <Fila {...punto} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-texto-3">
        {platos.length} platos en total, {platos.filter((p) => p.visible).length} publicados.
      </p>
    </section>
  )
}

function Fila({ n, uno, varios, por, href, urgente }: Punto) {
  const inside = (
    <>
      <b
        className={`grid h-11 min-w-11 place-items-center rounded-xs px-2 text-lg font-semibold tabular-nums ${urgente ? 'bg-limon text-tinta' : 'bg-fondo-2'}`}
      >
        {n}
      </b>
      <span>
        <span className="block font-semibold">{n === 1 ? uno : varios}</span>
        <span className="block text-sm text-texto-3">{por}</span>
      </span>
      {href && <Icon name="sigue" className="ml-auto size-4" />}
    </>
  )
  const line = 'flex items-center gap-4 py-3'
  return href ? (
    <Link href={href} prefetch={false} className={`${line} hover:bg-fondo-2`}>
      {inside}
    </Link>
  ) : (
    <div className={line}>{inside}</div>
  )
}
