type PortPoint = 'casa' | 'puerto' | 'estacion' | 'aparcamiento'

/** The coast as a print, in the inks of its surroundings (--plano-mar, --plano-tinta, …). */
export const PortDrawing = () => (
  <svg viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
    <use href="/dibujos/puerto.svg#d" />
  </svg>
)

/** The sign of a point, in the ink of `fill`. */
export const PortSign = ({ punto }: { punto: PortPoint }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <use href={`/dibujos/puerto.svg#${punto}`} />
  </svg>
)
