import styles from './scene.module.css'

/** Each depth is a layer, which the compositor moves without painting again. */
const DEPTHS = ['o1', 'o2', 'o3', 'o4', 'o5'] as const
const SCENES = {
  ancho: { cielo: '0 0 1440 560', mar: '0 0 1440 340' },
  movil: { cielo: '0 0 390 434', mar: '0 0 390 410' },
} as const
const SIZES = ['ancho', 'movil'] as const

export const Sky = () =>
  SIZES.map((size) => (
    <svg
      key={size}
      viewBox={SCENES[size].cielo}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={`${styles.cielo} ${styles[size]}`}
    >
      <g className={styles.astro}>
        <use href={`/dibujos/cielo-${size}.svg#rayos`} />
        <use href={`/dibujos/cielo-${size}.svg#sol`} />
      </g>
    </svg>
  ))

export const Sea = () =>
  SIZES.map((size) => (
    <div key={size} className={`${styles.mar} ${styles[size]}`} aria-hidden="true">
      {(['fondo', ...DEPTHS] as const).map((layer) => (
        <svg
          key={layer}
          viewBox={SCENES[size].mar}
          // The dark cuts are dense at the left only: at the right is the reflection.
          preserveAspectRatio={layer === 'fondo' ? 'xMinYMin slice' : 'xMaxYMin slice'}
          className={styles[layer]}
          aria-hidden="true"
        >
          <use href={`/dibujos/mar-${size}.svg#${layer}`} />
        </svg>
      ))}
    </div>
  ))
