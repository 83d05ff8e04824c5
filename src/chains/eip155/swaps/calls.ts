import type { SwapPermit } from '../../trade/swap'
import { encodeCall } from './abi'

/** The first four bytes of what is called. */
export const selectors = {
  approve: '0x095ea7b3',
  allowance: '0xdd62ed3e',
  balanceOf: '0x70a08231',
  getAmountsOut: '0xd06ca61f',
  tokensForTokens: '0x38ed1739',
  currencyForTokens: '0x7ff36ab5',
  tokensForCurrency: '0x18cbafe5',
  // The same of routers for tokens that keep a part of what is moved.
  tokensForTokensKeeping: '0x5c11d795',
  currencyForTokensKeeping: '0xb6f9de95',
  tokensForCurrencyKeeping: '0x791ac947',
  multicall: '0xac9650d8',
  selfPermit: '0xf3995c67',
  permit: '0xd505accf',
  // 1inch: `swap` of V6 and of V5, and a permit before an action of V6.
  oneInch6: '0x07ed2379',
  oneInch5: '0x12aa3caf',
  permitAndCall: '0x5816d723',
} as const

/** Allows exactly so much, https://eips.ethereum.org/EIPS/eip-20. */
export const approveCall = (spender: string, value: bigint) => encodeCall(selectors.approve, spender, value)

/** The two halves and the parity of a signature of 65 bytes; null for any other. */
export function splitSignature(signature: string): { v: bigint; r: string; s: string } | null {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return null
  const last = BigInt(`0x${signature.slice(130)}`)
  const v = last < 27n ? last + 27n : last
  if (v !== 27n && v !== 28n) return null
  return { v, r: `0x${signature.slice(2, 66)}`, s: `0x${signature.slice(66, 130)}` }
}

/** The token's use of a permit, https://eips.ethereum.org/EIPS/eip-2612; null where the signature is not a key's. */
export function permitCall({ owner, spender, value, deadline, signature }: SwapPermit): string | null {
  const parts = splitSignature(signature)
  return parts && encodeCall(selectors.permit, owner, spender, value, deadline, parts.v, parts.r, parts.s)
}

/** The router's own use of a permit, as those of Uniswap V3 have it; null where the signature is not a key's. */
export function selfPermitCall(token: string, { value, deadline, signature }: SwapPermit): string | null {
  const parts = splitSignature(signature)
  return parts && encodeCall(selectors.selfPermit, token, value, deadline, parts.v, parts.r, parts.s)
}
