import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SignInServerConfig } from '../../src/server'
import { formatSiwxMessage } from '../../src/siwx'

/** Settings of every sign-in server under load. */
export const shop = {
  domain: 'shop.example',
  uri: 'https://shop.example/',
  chains: ['eip155:1'],
  sessionLifetimeMs: 24 * 60 * 60_000,
  nonceLifetimeMs: 30 * 60_000,
} as const satisfies SignInServerConfig

/** A right message of one of many accounts, signed. */
export async function signedBy(account: number, nonce: string) {
  const key = new Uint8Array(32).fill(1)
  new DataView(key.buffer).setUint32(28, account + 1)
  const { address, signMessage } = privateKeyToAccount(bytesToHex(key))
  const { domain, uri } = shop
  const issuedAt = new Date().toISOString()
  const message = formatSiwxMessage({
    domain,
    uri,
    accountAddress: address,
    chainId: 'eip155:1',
    version: '1',
    nonce,
    issuedAt,
  })
  return { message, signature: await signMessage({ message }) }
}
