/** The seahorse of the house, in a file of its own: every page shows it, and none carries it. */
export const BrandDrawing = () => <use href="/dibujos/marca.svg#d" width="196" height="300" />

/** --ill-a is the pearl. */
export function Brand({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 196 300" className={className} aria-hidden="true">
      <BrandDrawing />
    </svg>
  )
}
