import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { Route } from '../../core/route'
import { routeRules } from './routeRules'
import { back, navigate, trackedStackAtom } from './navigation'
import { open } from './stack'

/** An instance with a surface that shows its views. */
function createPage() {
  const lab = createLab()
  const { store } = lab.portico
  store.sub(trackedStackAtom, () => undefined)
  const names = () => lab.events.map(({ event }) => event).filter((name) => /^(OPEN|SELECT)_/.test(name))
  return { ...lab, store, names }
}

const tracked = Object.entries(routeRules).flatMap(([name, { opened, selected }]) => {
  return (opened ?? selected) ? [[name, opened ?? selected] as const] : []
})

it.each(tracked)('tracks %s once when the host opens it, and once when the visitor goes to it', (name, event) => {
  const { store, portico, names } = createPage()
  void portico.open({ name } as { name: 'Tokens' })
  expect(names()).toEqual([event])
  store.set(navigate, { name: 'Networks' })
  store.set(back)
  expect(names()).toEqual([event])
  portico.close()
  store.set(navigate, { name } as Route)
  expect(names()).toEqual([event, event])
})

it('tracks a view again when it is opened again with the same object', () => {
  const { store, portico, names } = createPage()
  const route = { name: 'WalletSend' } as const
  void store.set(open, route)
  portico.close()
  void store.set(open, route)
  expect(names()).toEqual(['OPEN_SEND', 'OPEN_SEND'])
})

it('has no rules for a name that is not there', () => {
  for (const name of ['Exchange', 'constructor', '__proto__'])
    expect(routeRules[name as 'Connect']?.needsAccount).toBe(undefined)
})
