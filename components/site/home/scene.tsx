import styles from './scene.module.css'

/** Glints drift in four depths, each its own layer: the compositor moves them, nothing is painted again. */
const DEPTHS = ['o1', 'o2', 'o3', 'o4'] as const
const SCENES = {
  ancho: { cielo: '0 0 1440 560', mar: '0 0 1440 340' },
  movil: { cielo: '0 0 390 434', mar: '0 0 390 410' },
} as const
const SIZES = ['ancho', 'movil'] as const

/** The sky: rays and a slice of lemon on the horizon, in the inks of the service. */
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

/** The sea below it: furrows, foam, and the lemon's light on the water. */
export const Sea = () =>
  SIZES.map((size) => (
    <div key={size} className={`${styles.mar} ${styles[size]}`} aria-hidden="true">
      {(['fondo', ...DEPTHS] as const).map((layer) => (
        <svg
          key={layer}
          viewBox={SCENES[size].mar}
          preserveAspectRatio="xMaxYMin slice"
          className={styles[layer]}
          aria-hidden="true"
        >
          <use href={`/dibujos/mar-${size}.svg#${layer}`} />
        </svg>
      ))}
    </div>
  ))
