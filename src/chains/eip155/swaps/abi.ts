/**
 * Calls of contracts, written and read by hand: no library is loaded for it.
 * https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export type Part = bigint | string | readonly string[]

/** Bytes in hex, in an array of them. */
export interface BytesList {
  readonly bytes: readonly string[]
}

const digitsOf = (hex: string) => hex.replace(/^0x/i, '').toLowerCase()

/** 32 bytes: of a number, or of what is at most so long, as an address. */
export function word(value: bigint | string): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : digitsOf(value)
  if (digits.length > 64 || !/^[0-9a-f]*$/.test(digits)) throw new RangeError('No word of a call')
  return digits.padStart(64, '0')
}

/**
 * Writes a call: numbers and addresses as words, lists of addresses, and lists of bytes.
 * @throws RangeError for what does not go into a word
 */
export function encodeCall(selector: string, ...parts: readonly (Part | BytesList)[]): string {
  const heads: string[] = []
  let tail = ''
  for (const part of parts) {
    if (typeof part === 'bigint' || typeof part === 'string') heads.push(word(part))
    else {
      heads.push(word(BigInt(parts.length * 32 + tail.length / 2)))
      tail += 'bytes' in part ? encodeBytes(part.bytes) : word(BigInt(part.length)) + part.map(word).join('')
    }
  }
  return `${selector}${heads.join('')}${tail}`
}

function encodeBytes(list: readonly string[]): string {
  const bodies = list.map((hex) => {
    const digits = digitsOf(hex)
    return word(BigInt(digits.length / 2)) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
  })
  let at = list.length * 32
  const offsets = bodies.map((body) => {
    const offset = word(BigInt(at))
    at += body.length / 2
    return offset
  })
  return word(BigInt(list.length)) + offsets.join('') + bodies.join('')
}

/** Reads words of an answer, or of a call after its selector. Everything throws a RangeError for what is not there. */
export interface Words {
  readonly selector: string
  number(index: number): bigint
  address(index: number): string
  addresses(index: number): readonly string[]
  bytes(index: number): string
  bytesList(index: number): readonly string[]
}

/** The most of anything that is read in a list. */
const mostEntries = 64

export function readCall(data: string): Words {
  if (!/^0x([0-9a-f]{2}){4,}$/i.test(data)) throw new RangeError('No call')
  const digits = data.slice(10).toLowerCase()
  return { selector: data.slice(0, 10).toLowerCase(), ...readWords(digits) }
}

/** The answer of a contract. */
export function readAnswer(data: unknown): Words {
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data)) throw new RangeError('No answer')
  return { selector: '', ...readWords(data.slice(2).toLowerCase()) }
}

function readWords(digits: string): Omit<Words, 'selector'> {
  const take = (at: number, length: number) => {
    const part = digits.slice(at * 2, (at + length) * 2)
    if (!Number.isSafeInteger(at) || part.length !== length * 2) throw new RangeError('It ends too early')
    return part
  }
  const numberAt = (at: number) => BigInt(`0x${take(at, 32)}`)
  const sizeAt = (at: number) => {
    const size = numberAt(at)
    if (size > BigInt(digits.length)) throw new RangeError('It ends too early')
    return Number(size)
  }
  const addressAt = (at: number) => {
    const part = take(at, 32)
    if (!/^0{24}/.test(part)) throw new RangeError('No address')
    return `0x${part.slice(24)}`
  }
  const bytesAt = (at: number) => `0x${take(at + 32, sizeAt(at))}`
  const countAt = (at: number) => {
    const count = sizeAt(at)
    if (count > mostEntries) throw new RangeError('Too many')
    return count
  }
  const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)
  return {
    number: (index) => numberAt(index * 32),
    address: (index) => addressAt(index * 32),
    addresses: (index) => {
      const at = sizeAt(index * 32)
      return indexes(countAt(at)).map((entry) => addressAt(at + 32 + entry * 32))
    },
    bytes: (index) => bytesAt(sizeAt(index * 32)),
    bytesList: (index) => {
      const at = sizeAt(index * 32)
      const start = at + 32
      return indexes(countAt(at)).map((entry) => bytesAt(start + sizeAt(start + entry * 32)))
    },
  }
}
