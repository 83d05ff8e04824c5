import { base64 } from '@scure/base'
import { bytesToHex } from '@noble/hashes/utils.js'

type Encoding = 'base64' | 'hex' | 'utf-8'

class Bytes extends Uint8Array {
  override toString(encoding?: Encoding): string {
    if (encoding === 'base64') return base64.encode(this)
    return encoding === 'hex' ? bytesToHex(this) : new TextDecoder().decode(this)
  }
}

const readBase64 = (text: string) => {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  return base64.decode(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}

/** The part of Node's Buffer that a wallet's side of the client uses: wallets bring one, browsers have none. */
export function provideBuffer(): void {
  const from = (value: string | ArrayBuffer | ArrayLike<number>, how?: Encoding | number, length?: number) => {
    if (value instanceof ArrayBuffer) return new Bytes(value, Number(how ?? 0), length)
    if (typeof value !== 'string') return Bytes.from(value)
    return Bytes.from(how === 'base64' ? readBase64(value) : new TextEncoder().encode(value))
  }
  Object.assign(globalThis, { Buffer: { from } })
}
