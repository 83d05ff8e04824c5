import { encodeQR } from 'qr'

/** A code as rows of modules, true is dark, without a quiet zone; a quarter of it may be unreadable. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  // The library draws at least one module of the quiet zone, which is the card's padding here.
  const framed = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 })
  return framed.slice(1, -1).map((row) => row.slice(1, -1))
}

/** Modules on a side of the code of a pairing link. */
const usualSize = 65

/** Makes a code as large as a pairing link's, for what the first of a size computes and the others have. */
export function warmUpQr(): number {
  return qrMatrix('a'.repeat(190)).length
}

/** Placeholder for a code that is not there yet: as dense as a pairing link's, and unreadable for cameras. */
export function ghostMatrix(): readonly (readonly boolean[])[] {
  const line = Array.from({ length: usualSize }, (_, place) => place)
  // Two large primes scatter the places; any two would do.
  return line.map((row) => line.map((column) => (((row * 73_856_093) ^ (column * 19_349_663)) >>> 0) % 7 > 3))
}

/** A finder is seven modules wide, with one light module beside it (ISO/IEC 18004, 6.3.3). */
const finder = 7

/** True for a module of one of the three finders, which are drawn whole. */
export function isFinder(size: number, row: number, column: number): boolean {
  const isStart = (place: number) => place < finder
  const isEnd = (place: number) => place >= size - finder
  return (isStart(row) && (isStart(column) || isEnd(column))) || (isEnd(row) && isStart(column))
}

/** Modules to leave free in the middle for a logo: at most a twentieth of the code, so that errors stay correctable. */
export function clearedSpan(size: number): { readonly from: number; readonly to: number } {
  const side = Math.floor(size * 0.22)
  const from = Math.ceil((size - side) / 2)
  return { from, to: size - from }
}

/** A run of dark modules in one column. */
export interface Stroke {
  readonly column: number
  readonly row: number
  readonly length: number
}

/** The dark modules outside the finders, merged downwards into strokes; with `cleared`, without the middle. */
export function qrStrokes(matrix: readonly (readonly boolean[])[], cleared: boolean): readonly Stroke[] {
  const size = matrix.length
  const { from, to } = clearedSpan(size)
  const isFree = (place: number) => cleared && place >= from && place < to
  const isDrawn = (row: number, column: number) =>
    matrix[row]?.[column] === true && !isFinder(size, row, column) && !(isFree(row) && isFree(column))

  const strokes: Stroke[] = []
  for (let column = 0; column < size; column++) {
    for (let row = 0; row < size; row++) {
      if (!isDrawn(row, column)) continue
      const start = row
      while (isDrawn(row + 1, column)) row++
      strokes.push({ column, row: start, length: row - start + 1 })
    }
  }
  return strokes
}
