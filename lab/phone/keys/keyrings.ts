import { bip122Keys } from './bip122'
import { cosmosKeys } from './cosmos'
import { eip155Keys } from './eip155'
import type { Keyring } from './keyring'
import { polkadotKeys } from './polkadot'
import { solanaKeys } from './solana'

const keyrings: Readonly<Record<string, Keyring>> = {
  eip155: eip155Keys,
  solana: solanaKeys,
  bip122: bip122Keys,
  polkadot: polkadotKeys,
  cosmos: cosmosKeys,
}

/** The keys of a namespace, if the phone has some. */
export function keyringOf(namespace: string): Keyring | undefined {
  return Object.hasOwn(keyrings, namespace) ? keyrings[namespace] : undefined
}

/** The part of a CAIP-2 or CAIP-10 id before the colon. */
export function namespaceOf(id: string): string {
  return id.split(':', 1)[0] ?? ''
}
