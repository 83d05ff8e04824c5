/**
 * Stands in for viem inside the pairing library, so that pairing needs none: the one function wanted of it is called
 * by a listener that ours replaces (src/chains/walletConnect/signIn/authenticateResponse.ts) as soon as the library makes it.
 */
export function recoverAddress(): Promise<never> {
  return Promise.reject(new Error('Signatures are checked by Portico, not by the pairing library'))
}
