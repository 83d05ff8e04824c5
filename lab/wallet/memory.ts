import type { TestWalletOptions, WalletChain } from './types'

interface Remembered {
  readonly permitted: readonly string[]
  readonly chainId: number | null
  readonly added: readonly WalletChain[]
  readonly first: number
}

const nothing: Remembered = { permitted: [], chainId: null, added: [], first: 0 }

/** Memory of a wallet over reloads: pages that may see its accounts, its chains, the account in use. */
export function createMemory(
  { storage, rdns, keys }: Pick<TestWalletOptions, 'storage' | 'rdns' | 'keys'>,
  origin: string,
) {
  const key = `wallet:${rdns}`
  let unsaved = nothing
  const read = (): Remembered => {
    if (!storage) return unsaved
    try {
      return { ...nothing, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Remembered>) }
    } catch {
      return nothing
    }
  }
  const write = (change: Partial<Remembered>) => {
    unsaved = { ...read(), ...change }
    storage?.setItem(key, JSON.stringify(unsaved))
  }
  return {
    isPermitted: () => read().permitted.includes(origin),
    setPermitted: (isPermitted: boolean) => {
      const others = read().permitted.filter((other) => other !== origin)
      write({ permitted: isPermitted ? [...others, origin] : others })
    },
    chainId: () => read().chainId,
    setChainId: (chainId: number) => write({ chainId }),
    added: () => read().added,
    add: (chain: WalletChain) => write({ added: [...read().added.filter(({ id }) => id !== chain.id), chain] }),
    /** Indexes of the keys, the one in use first. */
    order: () => {
      const { first } = read()
      return [first, ...keys.map((_, index) => index).filter((index) => index !== first)]
    },
    setFirst: (first: number) => write({ first }),
  }
}
