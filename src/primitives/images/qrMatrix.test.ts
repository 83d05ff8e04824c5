import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { clearedSpan, ghostMatrix, isFinder, qrMatrix, qrStrokes, warmUpQr } from './qrMatrix'

const link =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1764000000'

/** Paints modules as a camera might see them and reads them back. */
function read(matrix: readonly (readonly boolean[])[], scale = 4, quiet = 4): string {
  const side = (matrix.length + 2 * quiet) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = matrix[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet]
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return decodeQR({ width: side, height: side, data }, { timeLimit: 5000 })
}

/** The rest of a code when only finders and strokes are painted. */
function repaint(matrix: readonly (readonly boolean[])[], cleared: boolean): boolean[][] {
  const painted = matrix.map((row, y) => row.map((isDark, x) => isDark && isFinder(matrix.length, y, x)))
  for (const { column, row, length } of qrStrokes(matrix, cleared))
    for (let y = row; y < row + length; y++) {
      const line = painted[y]
      if (line) line[column] = true
    }
  return painted
}

describe('qrMatrix', () => {
  it('is read back as the text it was made of', () => {
    for (const text of ['a', link, 'https://example.org/مرحبا']) expect(read(qrMatrix(text))).toBe(text)
  })
})

describe('ghostMatrix', () => {
  it('is as dense as the code of a link, and says nothing', () => {
    expect(ghostMatrix()).toHaveLength(qrMatrix(link).length)
    expect(() => read(ghostMatrix())).toThrow()
  })
})

describe('qrStrokes', () => {
  it('paints every dark module', () => {
    const matrix = qrMatrix(link)
    expect(repaint(matrix, false)).toEqual(matrix)
  })

  it('leaves a middle that a logo may cover, and is still read', () => {
    const matrix = qrMatrix(link)
    const painted = repaint(matrix, true)
    const { from, to } = clearedSpan(matrix.length)
    const middle = painted.slice(from, to).flatMap((row) => row.slice(from, to))
    expect(middle.some(Boolean)).toBe(false)
    expect(middle.length / matrix.length ** 2).toBeLessThan(0.06)
    expect(read(painted)).toBe(link)
  })
})

it('gets the size of a pairing link ready, of which the placeholder is as well', () => {
  expect(warmUpQr()).toBe(qrMatrix(link).length)
  expect(warmUpQr()).toBe(ghostMatrix().length)
})
