import fc from 'fast-check'
import { expect } from 'vitest'
import { connectAttemptAtom, connectWallet, selectWallet } from '../../../src/state/session/connection/connect'
import { disconnect } from '../../../src/state/session/connection/disconnect'
import { activeNamespaceAtom, connectionsAtom } from '../../../src/state/core/visitor/connections'
import { selectNetwork } from '../../../src/state/session/networks/selectNetwork'
import { switchNetwork } from '../../../src/state/session/networks/switchNetwork'
import type { CaipNetworkId } from '../../../src/chains/network'
import type { LabWallet } from '../wallets/adapter'
import type { Mood, Question, Tab } from './tabs'
import { connectedWallets, spaces, storedIn, storeOf, walletsOf, type World } from './walkChecks'

/** One step; what it returns is checked when everything has settled. */
export interface Step<Place extends World = World> {
  readonly name: string
  readonly run: (world: Place) => (() => void | Promise<void>) | undefined | void
}

const waiting = ['opening', 'waiting', 'notAnswering']
export const networkIds: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:10',
  'eip155:999',
  'solana:main',
  'solana:dev',
  'solana:else',
]

export const quietly = (promise: Promise<unknown>) => void promise.catch(() => undefined)

function tell(world: World, wallets: readonly LabWallet[]): void {
  if (world.isTelling) for (const wallet of wallets) wallet.change(null)
}

/** True for an answer that is still awaited; the answer to anything else has to change nothing. */
function isAwaited(world: World, { load, tab, walletId }: Question): boolean {
  if (!tab || tab.load !== load) return false
  const isConnecting = Object.values(storeOf(tab).get(connectionsAtom)).some(
    (one) => one.status === 'connecting' && one.connectorId === walletId,
  )
  const attempt = storeOf(tab).get(connectAttemptAtom)
  return isConnecting || (attempt?.subject === walletId && waiting.includes(attempt.status))
}

function picture({ tabs, open }: World): string {
  const pages = open.map((tab) => [storeOf(tab).get(connectionsAtom), storeOf(tab).get(activeNamespaceAtom)])
  return JSON.stringify([pages, storedIn(tabs)])
}

/** Everything that happens in a browser with so many tabs. */
export function commandsFor(tabCount: number, walletCount = 4): fc.Arbitrary<Step>[] {
  const tabs = fc.nat(tabCount - 1)
  const moods = fc.constantFrom<Mood>('approve', 'approve', 'reject', 'late')
  const wallets = fc.nat(walletCount - 1)
  const at = (world: World, index: number) => world.open[index] as Tab
  const walletAt = (world: World, index: number) => {
    const all = walletsOf(world)
    return all[index % all.length] as LabWallet
  }
  const step = (name: string, run: Step['run']): Step => ({ name, run })
  return [
    fc.tuple(tabs, fc.nat(3), moods, fc.boolean()).map(([tab, wallet, mood, isViewed]) =>
      step(`connect(${tab}, ${wallet}, ${mood}, ${isViewed})`, (world) => {
        world.tabs.setMood(mood)
        const { id } = walletAt(world, wallet)
        if (isViewed) storeOf(at(world, tab)).set(selectWallet, id)
        else quietly(storeOf(at(world, tab)).set(connectWallet, id))
      }),
    ),
    fc.tuple(fc.nat(5), fc.boolean()).map(([index, isApproved]) =>
      step(`answer(${index}, ${isApproved})`, (world) => {
        const { questions } = world.tabs
        const question = questions[index % questions.length]
        if (!question) return
        const last = questions.findLast(({ tab, walletId }) => tab === question.tab && walletId === question.walletId)
        // A wallet that switches moves every page it is connected to, whoever asked; a refusal moves none.
        const isConnection = question.kind === 'connect' || question.kind === 'resume'
        const isOther = question.kind === 'switch' ? isApproved : true
        const isMoving = isConnection ? isAwaited(world, question) && last === question : isOther
        const before = isMoving ? null : picture(world)
        question.answer(isApproved)
        if (before !== null) return () => expect(picture(world), 'a late answer').toBe(before)
      }),
    ),
    fc.tuple(wallets, fc.nat(2), fc.nat(2)).map(([index, account, network]) =>
      step(`change(${index}, ${account}, ${network})`, (world) => {
        const wallet = walletAt(world, index)
        const networkId = networkIds[network + (wallet.namespace === 'solana' ? 3 : 0)] as CaipNetworkId
        const accounts = [`${networkId}:a${account}`, `${networkId}:b`] as const
        wallet.change({ networkId, accounts, address: accounts[0] })
      }),
    ),
    wallets.map((index) => step(`letGo(${index})`, (world) => walletAt(world, index).change(null))),
    fc.tuple(tabs, fc.constantFrom(...networkIds), moods, fc.boolean()).map(([tab, id, mood, isViewed]) =>
      step(`switch(${tab}, ${id}, ${mood}, ${isViewed})`, (world) => {
        world.tabs.setMood(mood)
        if (isViewed) storeOf(at(world, tab)).set(selectNetwork, id)
        else quietly(storeOf(at(world, tab)).set(switchNetwork, id))
      }),
    ),
    fc.tuple(tabs, fc.constantFrom(...spaces, undefined)).map(([tab, namespace]) =>
      step(`disconnect(${tab}, ${namespace})`, (world) => {
        const wallets = connectedWallets(at(world, tab), namespace)
        quietly(storeOf(at(world, tab)).set(disconnect, namespace))
        tell(world, wallets)
      }),
    ),
    fc.tuple(tabs, fc.boolean()).map(([tab, isOpening]) =>
      step(`modal(${tab}, ${isOpening})`, (world) => {
        const { portico } = at(world, tab).page
        if (isOpening) portico.open()
        else portico.close()
      }),
    ),
    fc.tuple(tabs, moods, fc.option(wallets)).map(([tab, mood, forgetting]) =>
      step(`reload(${tab}, ${mood}, forgotten by ${forgetting})`, (world) => {
        if (forgetting !== null) {
          world.onForgotten?.()
          walletAt(world, forgetting).isPermitted = false
          tell(world, [walletAt(world, forgetting)])
        }
        world.tabs.setMood(mood)
        world.tabs.reload(at(world, tab))
      }),
    ),
  ]
}
