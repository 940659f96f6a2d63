const BOXES = {
  anfora: '22 8 196 364',
  arroz: '22 10 376 300',
  barca: '0 2 376 320',
  botella: '38 14 124 356',
  copa: '28 22 146 330',
  dorada: '12 8 402 218',
  enigmito: '4 10 200 296',
  faro: '-6 38 214 348',
  gamba: '0 4 396 300',
  granada: '26 6 268 280',
  limon: '-6 10 306 220',
  llave: '24 8 152 364',
  olivo: '6 6 452 248',
  rodaja: '6 6 388 388',
  vieira: '-26 20 292 212',
} as const

export type DrawingName = keyof typeof BOXES
export const isDrawing = (name: string | null): name is DrawingName => name !== null && name in BOXES

const boxOf = (name: DrawingName): [number, number] => {
  const [, , width = 1, height = 1] = BOXES[name].split(' ').map(Number)
  return [width, height]
}

export const srcOf = (name: DrawingName): string => `/dibujos/${name}.svg#d`

/** In the inks of its surroundings (--ill-ink, --ill-paper, --ill-a, …). Decoration without a name. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  const [width, height] = boxOf(name)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <use href={srcOf(name)} />
    </svg>
  )
}
