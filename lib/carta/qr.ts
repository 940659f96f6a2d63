import { encode } from 'uqr'

const MARGIN = 4

export type Qr = { lado: number; trazo: string }

/** The QR code of an address. A quarter of it may be covered: table cards get stained. */
export function qrOf(address: string): Qr {
  const { size, data } = encode(address, { ecc: 'Q', border: 0 })
  const runs = data.flatMap((row, y) => {
    const found: string[] = []
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      const width = x - from + 1
      found.push(`M${from + MARGIN} ${y + MARGIN}h${width}v1h-${width}z`)
    }
    return found
  })
  return { lado: size + 2 * MARGIN, trazo: runs.join('') }
}

export const svgFile = ({ lado, trazo }: Qr): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}mm" height="${lado}mm" viewBox="0 0 ${lado} ${lado}" ` +
  `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${lado}v${lado}H0z"/><path d="${trazo}"/></svg>\n`
