import { describe, expect, it } from 'vitest'
import { createNamesLab, reserve, signer } from '../../../../stories/lab/names'
import { aliceName, connectForNames, typeUntilSuggested } from '../../../../stories/lab/testing/namesForm'
import { connectWallet } from '../connection/connect'
import {
  nameInputAtom,
  nameProblemAtom,
  pickName,
  retrySuggestions,
  shownProblemAtom,
  suggestionsAtom,
  typeName,
} from './form'
import { openNames, ownNameAtom } from './names'
import { submitName } from './registerName'
import { registrationAtom } from './registration'

describe('what is typed', () => {
  it('loses what is no letter, digit or hyphen', async () => {
    const { store } = await connectForNames()
    for (const [text, input] of [
      ['Al-Ice_ 7!', 'al-ice7'],
      ['élan\u202E', 'lan'],
      [' alice.portico.test ', 'alice'],
      ['alice.elsewhere', 'aliceelsewhere'],
    ] as const) {
      store.set(typeName, text)
      expect(store.get(nameInputAtom)).toBe(input)
    }
  })

  it('has its problem, shown once it was tried', async () => {
    const { store } = await connectForNames()
    const problems = () => [store.get(nameProblemAtom), store.get(shownProblemAtom)]
    store.set(typeName, 'ali')
    expect(problems()).toEqual(['tooShort', null])
    store.set(submitName)
    expect(problems()).toEqual(['tooShort', 'tooShort'])
    store.set(typeName, 'alice')
    expect(problems()).toEqual([null, null])
    store.set(typeName, 'a'.repeat(52))
    store.set(submitName)
    expect(problems()).toEqual(['invalid', 'invalid'])
    store.set(typeName, 'a'.repeat(51))
    expect(problems()).toEqual([null, null])
  })

  it('is refused when it is taken, and for who has a name', async () => {
    const world = await connectForNames()
    reserve(world.names, aliceName)
    await typeUntilSuggested(world)
    expect(world.store.get(nameProblemAtom)).toBe('registered')
    world.store.set(submitName)
    expect(world.store.get(registrationAtom).status).toBe('editing')

    const owner = createNamesLab()
    reserve(owner.names, 'bobby.portico.test', signer.address)
    const { store } = owner.lab.portico
    await store.set(connectWallet, 'alpha')
    store.sub(shownProblemAtom, () => undefined)
    await expect.poll(() => store.get(shownProblemAtom)).toBe('owned')
    expect(store.get(ownNameAtom)).toBe('bobby.portico.test')
  })

  it('is forgotten when the view is left', async () => {
    const { store, lab } = await connectForNames()
    store.set(openNames)
    store.set(typeName, 'alice')
    lab.portico.close()
    expect([store.get(nameInputAtom), store.get(suggestionsAtom)]).toEqual(['', { status: 'idle' }])
  })
})

describe('suggestions', () => {
  it('are asked for once typing pauses for 300 ms; the newest wins', async () => {
    const world = await connectForNames()
    const { store, names, lab } = world
    const suggested = () =>
      names.asked.filter((path) => path.includes('suggestions')).map((path) => path.split('/').at(-1))
    store.set(typeName, 'ali')
    await lab.clock.advance(1_000)
    expect([suggested(), store.get(suggestionsAtom).status]).toEqual([[], 'idle'])
    store.set(typeName, 'alic')
    await lab.clock.advance(299)
    store.set(typeName, 'alice')
    expect(store.get(suggestionsAtom)).toEqual({ status: 'loading', names: [] })
    await lab.clock.advance(299)
    expect(suggested()).toEqual([])
    await lab.clock.advance(1)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
    expect(suggested()).toEqual(['alice'])
  })

  it('that come late are not those of what is typed now', async () => {
    const { store, names, lab } = await connectForNames()
    let letGo = () => undefined as void
    names.held = new Promise<void>((resolve) => (letGo = resolve))
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    names.held = null
    store.set(typeName, 'bobby')
    await lab.clock.advance(300)
    await expect
      .poll(() => store.get(suggestionsAtom))
      .toMatchObject({ status: 'ready', names: [{ name: 'bobby.portico.test' }, {}, {}, {}] })
    const shown = store.get(suggestionsAtom)
    letGo()
    await lab.clock.advance(0)
    expect(store.get(suggestionsAtom)).toBe(shown)
  })

  it('stay to choose from when one is picked, and while the next are on their way', async () => {
    const world = await connectForNames()
    const { store, names } = world
    await typeUntilSuggested(world)
    const shown = store.get(suggestionsAtom)
    const before = names.asked.length
    store.set(pickName, 'alice-id.portico.test')
    expect([store.get(nameInputAtom), store.get(suggestionsAtom), names.asked.length]).toEqual([
      'alice-id',
      shown,
      before,
    ])
    store.set(typeName, 'alicia')
    expect(store.get(suggestionsAtom)).toEqual({ status: 'loading', names: 'names' in shown && shown.names })
  })

  it('that fail are asked for again', async () => {
    const world = await connectForNames()
    const { store, names, lab } = world
    names.isDown = true
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('failed')
    expect(lab.events.at(-1)).toMatchObject({
      type: 'error',
      properties: { errorMessage: 'Error fetching name suggestions' },
    })
    names.isDown = false
    store.set(retrySuggestions)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
  })
})
