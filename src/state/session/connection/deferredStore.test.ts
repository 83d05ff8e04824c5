import { expect, it } from 'vitest'
import { createLabWallet, ignore } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import { isOpenAtom, open } from '../../shell/router/stack'
import { routeAtom } from '../../shell/router/navigation'
import { connectAttemptAtom, selectWallet } from './connect'
import { disconnect } from './disconnect'
import { deferStore } from './deferredStore'
import { connectedAtom, statusAtom } from '../../core/visitor/connections'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

function follow(wallet = createLabWallet('Alpha')) {
  const { portico } = createLab({ wallets: [wallet] })
  const { store } = portico
  const frames: (() => void)[] = []
  const drawn: string[] = []
  const told: string[] = []
  const modal = deferStore(store, (run) => frames.push(run))
  modal.sub(connectedAtom, () => drawn.push(store.get(statusAtom)))
  modal.sub(isOpenAtom, () => drawn.push(store.get(isOpenAtom) ? 'open' : 'closed'))
  modal.sub(connectAttemptAtom, () => drawn.push('attempt'))
  store.sub(connectedAtom, () => told.push(store.get(statusAtom)))
  return { store, modal, drawn, told, paint: () => frames.splice(0).forEach((run) => run()) }
}

it('tells the page of an account at once, and the modal after the next frame', async () => {
  const { store, drawn, told, paint } = follow()
  store.set(open)
  expect(drawn).toEqual(['open'])
  store.set(selectWallet, 'alpha')
  await settle()
  expect(told).toEqual(['connected'])
  expect(drawn).toEqual(['open'])
  paint()
  expect(new Set(drawn.slice(1))).toEqual(new Set(['attempt', 'closed', 'connected']))
  // Later changes are told as they come.
  await store.set(disconnect)
  expect(drawn.at(-1)).toBe('disconnected')
})

it('draws the wait for a wallet after the next frame, and what is pressed then at once', async () => {
  const { store, modal, drawn, paint } = follow(createLabWallet('Alpha', { onConnect: ignore }))
  const views: string[] = []
  modal.sub(routeAtom, () => views.push(store.get(routeAtom).name))
  store.set(open)
  store.set(selectWallet, 'alpha')
  await settle()
  expect(views).toEqual([])
  paint()
  expect(views).toEqual(['ConnectingExternal'])
  store.set(open)
  expect(views).toEqual(['ConnectingExternal', 'Connect'])
  expect(drawn[0]).toBe('open')
})
