import { isAddress, type Address } from 'viem'

/** The backend's address of a chain's own currency. */
export const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A CAIP-10 account or token. */
export interface Place {
  readonly chainId: string
  readonly address: Address
}

export function readPlace(text: unknown): Place | null {
  const [, chainId, address = ''] = /^(eip155:\d+):(0x[\da-f]{40})$/i.exec(typeof text === 'string' ? text : '') ?? []
  return chainId && isAddress(address, { strict: false }) ? { chainId, address } : null
}

export const isNative = (address: string) => address.toLowerCase() === native
