type PortPoint = 'casa' | 'puerto' | 'estacion' | 'aparcamiento'

/** Cut like the other prints, on a field of 32. */
const SIGNS: Record<PortPoint, string> = {
  casa: 'M16 3 30 14 28 16.6 26 15V29H18.6V20H13.4V29H6V15L4 16.6 2 14ZM9 16H12V19.5H9ZM20 16H23V19.5H20Z',
  puerto:
    'M14.4 11.6A4.6 4.6 0 1 1 17.6 11.6V14H22V17H17.6V26C21 25.4 23.6 23 24.4 20.4L21.4 21.4 26.4 15.6 29.6 22.6 27 21.4C25.6 26 21 29.6 16 29.6S6.4 26 5 21.4L2.4 22.6 5.6 15.6 10.6 21.4 7.6 20.4C8.4 23 11 25.4 14.4 26V17H10V14H14.4ZM16 5A2 2 0 1 0 16 9 2 2 0 0 0 16 5Z',
  estacion:
    'M8 3H24Q27 3 27 6V21Q27 24 24 24L27 29H23.4L22 26.6H10L8.6 29H5L8 24Q5 24 5 21V6Q5 3 8 3ZM8.4 7V14H14.8V7ZM17.2 7V14H23.6V7ZM10 17.4A1.9 1.9 0 1 0 10 21.2 1.9 1.9 0 0 0 10 17.4ZM22 17.4A1.9 1.9 0 1 0 22 21.2 1.9 1.9 0 0 0 22 17.4Z',
  aparcamiento:
    'M4 4 28.4 3 29 28.6 3.4 29ZM11 8V25H14.6V19.4H17.4Q23.4 19.2 23.4 13.6 23.2 8 17.4 8ZM14.6 11H17Q19.8 11.2 19.8 13.7 19.8 16.2 17 16.4H14.6Z',
}

/** The coast as a print, in the inks of its surroundings (--plano-mar, --plano-tinta, …). */
export const PortDrawing = () => (
  <svg viewBox="0 0 1200 600" preserveAspectRatio="none" aria-hidden="true">
    <use href="/dibujos/puerto.svg#d" />
  </svg>
)

export const PortSign = ({ punto }: { punto: PortPoint }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path fillRule="evenodd" d={SIGNS[punto]} />
  </svg>
)
