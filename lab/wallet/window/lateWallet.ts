import type { GateKnobs, GateOptions } from '../gate'

interface Wallet {
  readonly knobs: GateKnobs
  useAccount?(index: number): void
  share?(indexes: readonly number[]): void
  disconnect(): void
}

/** The code that signs, one file for each namespace, beside this script. */
interface Signers {
  readonly solana: typeof import('../solana/solanaWallet')
  readonly bitcoin: typeof import('../bip122/bitcoinWallet')
  readonly polkadot: typeof import('../polkadot/polkadotWallet')
  readonly cosmos: typeof import('../cosmos/cosmosWallet')
}

/** Options of every wallet that is made in a page. */
export interface PageOptions extends GateOptions {
  readonly name: string
  /** A `data:` image. */
  readonly icon: string
}

/** Controls of a wallet for its person outside the page. */
export interface LateWallet<Kind extends Wallet = Wallet> {
  /** The wallet, made with the first request. */
  get(): Promise<Kind>
  setKnobs(knobs: GateKnobs): void
  /** Before the first request the first account is in use. */
  useAccount(index: number): void
  disconnect(): Promise<void>
}

/** A wallet whose code comes when the page asks it something, and not before. */
export function createLate<Name extends keyof Signers, Kind extends Wallet>(
  name: Name,
  make: (signer: Signers[Name]) => Kind,
): LateWallet<Kind> {
  let coming: Promise<Kind> | undefined
  let isHere: Kind | undefined
  let knobs: GateKnobs | undefined
  const load = async () => {
    const signer = (await import(/* @vite-ignore */ `/wallet/${name}.js`)) as Signers[Name]
    isHere = make(signer)
    Object.assign(isHere.knobs, knobs)
    return isHere
  }
  const get = () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
  return {
    get,
    setKnobs: (next) => {
      knobs = next
      if (isHere) Object.assign(isHere.knobs, knobs)
    },
    useAccount: (index) => {
      if (isHere?.useAccount) isHere.useAccount(index)
      else isHere?.share?.([index])
    },
    disconnect: async () => (await get()).disconnect(),
  }
}
