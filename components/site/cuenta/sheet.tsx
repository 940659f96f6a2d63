import type { ReactNode } from 'react'
import type { DrawingName } from '@/components/ui/drawing.tsx'
import { Plaque, type PlaqueGlaze } from '@/components/ui/tile.tsx'
import { PageTitle } from '../parts/heading.tsx'
import styles from './acceso.module.css'
import { Countdown, type Wait } from './countdown.tsx'

export type CuentaNotice = {
  tone: 'bien' | 'mal'
  text: string
  wait?: Wait
}

type Props = {
  title: string
  intro?: string | null
  notice: CuentaNotice | null
  drawing: DrawingName
  glaze: PlaqueGlaze
  children: ReactNode
}

export const CuentaSheet = ({ title, intro, notice, drawing, glaze, children }: Props) => (
  <div className={`marco ${styles.hoja}`}>
    <div>
      <PageTitle title={title} />
      {notice && (
        <p role={notice.tone === 'mal' ? 'alert' : 'status'} className={styles.aviso} data-tipo={notice.tone}>
          <Countdown text={notice.text} wait={notice.wait ?? null} />
        </p>
      )}
      {intro && <p className={styles.entrada}>{intro}</p>}
      {children}
    </div>
    <Plaque drawing={drawing} glaze={glaze} format="alta" className={styles.retrato} />
  </div>
)
