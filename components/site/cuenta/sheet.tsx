import type { ReactNode } from 'react'
import type { DrawingName } from '@/components/ui/drawing.tsx'
import { Plaque, type PlaqueGlaze } from '@/components/ui/tile.tsx'
import { Titulo } from '../parts/heading.tsx'
import styles from './acceso.module.css'
import { Countdown, type Espera } from './countdown.tsx'

/** What has just happened, told above a form. */
export type AvisoCuenta = {
  tipo: 'bien' | 'mal'
  texto: string
  /** A waiting time in the text. */
  espera?: Espera
}

type Props = {
  titulo: string
  intro?: string | null
  aviso: AvisoCuenta | null
  drawing: DrawingName
  glaze: PlaqueGlaze
  children: ReactNode
}

/** A page of the account: what it is about, what has happened, what to do, and a tile beside it. */
export const CuentaSheet = ({ titulo, intro, aviso, drawing, glaze, children }: Props) => (
  <div className={`marco ${styles.hoja}`}>
    <div>
      <Titulo titulo={titulo} />
      {aviso && (
        <p role={aviso.tipo === 'mal' ? 'alert' : 'status'} className={styles.aviso} data-tipo={aviso.tipo}>
          <Countdown texto={aviso.texto} espera={aviso.espera ?? null} />
        </p>
      )}
      {intro && <p className={styles.entrada}>{intro}</p>}
      {children}
    </div>
    <Plaque drawing={drawing} glaze={glaze} format="alta" className={styles.retrato} />
  </div>
)
