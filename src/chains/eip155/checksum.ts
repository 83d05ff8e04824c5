import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** An address in the mixed case of EIP-55, https://eips.ethereum.org/EIPS/eip-55. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  // The digits are ASCII. The jsdom environment of Jest has no `TextEncoder`.
  const hash = bytesToHex(keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0))))
  const raised = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${raised.join('')}`
}
