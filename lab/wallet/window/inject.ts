import { createTestWallet } from '../eip155/createTestWallet'
import { walletIcon } from '../icon'
import { labKeys } from '../labKeys'
import type { OwnedContract } from '../types'
import {
  channelName,
  namespaceNames,
  readSettings,
  settingsKey,
  type Command,
  type Message,
  type WalletNamespace,
} from './channel'
import { createDecide } from './decide'
import { announceExtra } from './bulkWallets'
import { injectBitcoin, injectCosmos, injectPolkadot, injectSolana } from './late'
import type { LateWallet, PageOptions } from './lateWallet'

/** The wallet's part in a page, as an extension would put it there. */
const channel = new BroadcastChannel(channelName)
const settings = readSettings()

// These pages are about something else than chains: one wallet is enough there.
const isPlain = /^\/(two|hostile|ssr|plain)\.html$/.test(location.pathname)
const isWanted = (namespace: WalletNamespace) =>
  settings.namespaces.includes(namespace) && (!isPlain || namespace === 'eip155')

const setOtherKnobs = () => {
  const knobs = readSettings()
  for (const wallet of others) wallet.setKnobs(knobs)
}
// The EVM wallet unlocks itself, and says so to the page in an order of its own.
const decide = createDecide(setOtherKnobs)

// The first chain only: the second is one the wallet does not know until it is added.
const [first] = globalThis.lab.chains
const evm = createTestWallet({
  name: 'Lab Wallet',
  rdns: 'lab.portico.wallet',
  icon: walletIcon(0),
  keys: labKeys,
  ...(settings.accountKind !== 'key' && { contracts: contractsOf(settings.accountKind) }),
  chains: first ? [{ id: first.id, name: first.name, rpcUrl: first.url }] : [],
  storage: localStorage,
  knobs: settings,
  decide: decide('eip155'),
})
if (isWanted('eip155')) evm.announce()

const inject = { solana: injectSolana, bip122: injectBitcoin, polkadot: injectPolkadot, cosmos: injectCosmos } as const
const kinds = Object.keys(inject) as readonly (keyof typeof inject)[]
const others: readonly LateWallet[] = kinds
  .filter(isWanted)
  .map((namespace) => inject[namespace](optionsFor(namespace)))
setOtherKnobs()

addEventListener('storage', ({ key }) => {
  if (key !== settingsKey) return
  Object.assign(evm.knobs, readSettings())
  setOtherKnobs()
})
channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'command') obey(data.command)
})

for (let index = 1; index <= settings.extraWallets; index++) announceExtra(index)

function contractsOf(kind: 'contract' | 'future'): readonly OwnedContract[] {
  const { present = [], future = [] } = first?.accounts ?? {}
  if (kind === 'contract') return present
  return future.map(({ owner, address, ...deployment }) => ({ owner, address, deployment }))
}

function optionsFor(namespace: WalletNamespace): PageOptions {
  const name = settings.hasSeparateNames ? `Lab Wallet ${namespaceNames[namespace]}` : 'Lab Wallet'
  return { name, icon: walletIcon(0), storage: localStorage, decide: decide(namespace), knobs: settings }
}

function obey(command: Command): void {
  if (command.name === 'useChain') return evm.useChain(command.chainId)
  if (command.name === 'useAccount') {
    evm.useAccount(command.index)
    for (const wallet of others) wallet.useAccount(command.index)
    return
  }
  evm.disconnect()
  for (const wallet of others) wallet.disconnect().catch((error: unknown) => console.error(error))
}
