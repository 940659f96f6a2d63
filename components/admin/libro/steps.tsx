import type { Apunte } from '@/lib/admin/libro/shapes.ts'
import { BOTON } from '../parts/classes.ts'
import type { Hacer } from './use-verbs.ts'

type Props = {
  r: Apunte
  hoy: boolean
  tarde: boolean
  hacer: Hacer
  sentar: (r: Apunte) => void
  atras: (r: Apunte) => void
}

/** What a host does next with a booking, one press each: those that `r.pasos` allows, which the database says. */
export function Pasos({ r, hoy, tarde, hacer, sentar, atras }: Props) {
  const { estado, nombre } = r
  const puede = (a: Apunte['estado']) => r.pasos.includes(a)
  return (
    <>
      {puede('no_presentada') && tarde && (
        <button
          type="button"
          className={BOTON.suave}
          onClick={() => hacer('pasar', r, { a: 'no_presentada', avisar: 'no' }, `${nombre}: no vino.`)}
        >
          No vino<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {puede('llegada') && hoy && (
        <button
          type="button"
          className={BOTON.suave}
          onClick={() => hacer('pasar', r, { a: 'llegada' }, `${nombre}: ha llegado.`)}
        >
          Ha llegado<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {puede('confirmada') && (
        <button
          type="button"
          className={BOTON.lleno}
          onClick={() => hacer('pasar', r, { a: 'confirmada' }, `${nombre}: confirmada.`)}
        >
          Confirmar<span className="sr-only"> la reserva de {nombre}</span>
        </button>
      )}
      {puede('sentada') && hoy && (
        <button
          type="button"
          className={estado === 'no_presentada' ? BOTON.suave : BOTON.lleno}
          onClick={() => sentar(r)}
        >
          {estado === 'no_presentada' ? 'Sí vino' : 'Sentar'}
          <span className="sr-only">: {nombre}</span>
        </button>
      )}
      {puede('finalizada') && estado === 'sentada' && (
        <button
          type="button"
          className={BOTON.linea}
          onClick={() => hacer('pasar', r, { a: 'finalizada' }, `${nombre}: han terminado.`)}
        >
          Terminada<span className="sr-only">: {nombre}</span>
        </button>
      )}
      {r.deshacer && (
        <button type="button" className={BOTON.llano} onClick={() => atras(r)}>
          Deshacer<span className="sr-only"> el último paso de {nombre}</span>
        </button>
      )}
    </>
  )
}
