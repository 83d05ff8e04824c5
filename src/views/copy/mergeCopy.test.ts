import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { FailureView } from '../shell/feedback/FailureView'
import { ar } from './ar'
import { arSend } from './ar/send'
import { CopyProvider } from './CopyProvider'
import { en } from './en'
import { mergeCopy, type PartialCopy } from './mergeCopy'

describe("a host's words over ours", () => {
  it('replace one key, and every other stays, also one that came later', () => {
    const own: PartialCopy = { connect: { title: 'Enter' } }
    const later = { ...en, connect: { ...en.connect, isNew: 'New in this version' }, alsoNew: { text: 'As well' } }
    const merged = mergeCopy(later, own as PartialCopy<typeof later>)
    expect(merged.connect.title).toBe('Enter')
    expect(merged).toEqual({ ...later, connect: { ...later.connect, title: 'Enter' } })
  })

  it('replace functions by functions', () => {
    const merged = mergeCopy(en, { account: { connectedWith: (wallet) => `With ${wallet}` } })
    expect(merged.account.connectedWith('Alpha')).toBe('With Alpha')
  })

  it('of an old catalogue in JavaScript break nothing: what is unknown, absent or of another kind is ours', () => {
    const old = {
      connect: null,
      account: 'Account',
      buttons: { connect: undefined, account: 7, network: ['a'], balance: 'Funds' },
      gone: { title: 'Nobody asks for it' },
    }
    const merged = mergeCopy(en, old as unknown as PartialCopy)
    expect(merged).toEqual({ ...en, buttons: { ...en.buttons, balance: 'Funds' } })
  })

  it('of the wrong kind are ours, whichever key they stand at', () => {
    const wrong = [null, undefined, 7, true, ['a'], {}, () => 'words', 'words']
    for (const [path, ours] of leavesOf(en)) {
      for (const given of wrong.filter((one) => typeof one !== typeof ours)) {
        const own = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), given)
        expect([path, mergeCopy(en, own as PartialCopy)]).toEqual([path, en])
      }
    }
  })

  it('of another language or version draw a view, with English where a word is missing', () => {
    const view = createElement(FailureView, { onRetry: () => undefined })
    const drawn = (copy: unknown) =>
      renderToStaticMarkup(createElement(CopyProvider, { copy: copy as PartialCopy }, view))
    const { title, detail } = ar.shell.failed
    const old = {
      ...ar,
      connect: null,
      shell: { failed: { title, detail: { long: detail } } },
      gone: { title: 'Gone' },
    }
    expect(drawn(old)).toContain(title)
    expect(drawn(old)).toContain(en.shell.failed.detail)
    expect(drawn('ar')).toBe(drawn(undefined))
  })

  it('are typed: a key that is misspelt, or a text for a function, does not compile', () => {
    expectTypeOf<{ connect: { title: string } }>().toExtend<PartialCopy>()
    expectTypeOf<{ conect: { title: string } }>().not.toExtend<PartialCopy>()
    expectTypeOf<{ connect: { titel: string } }>().not.toExtend<PartialCopy>()
    expectTypeOf<{ connect: { title: number } }>().not.toExtend<PartialCopy>()
    expectTypeOf<{ account: { connectedWith: string } }>().not.toExtend<PartialCopy>()
    expectTypeOf<typeof ar>().toExtend<PartialCopy>()
  })

  it('leave the words that they stand over as they were', () => {
    const before = structuredClone(en.titles)
    mergeCopy(en, { titles: { approve: 'Yes or no' } })
    expect(en.titles).toEqual(before)
  })
})

/** Every word and every function of a catalogue, by where it stands. */
function leavesOf(words: object, path: readonly string[] = []): readonly (readonly [readonly string[], unknown])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leavesOf(value, [...path, key]) : [[[...path, key], value] as const],
  )
}

/** Paths of what a catalogue says with a name or amount in it that is set off from what is around it by nothing. */
function bareIn(words: object, path = ''): readonly string[] {
  const given = 'Wallet (2)'
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'object' && value !== null) return bareIn(value, at)
    if (typeof value !== 'function') return []
    const said = String((value as (...names: readonly string[]) => unknown)(given, given, given))
    return said.replaceAll(`\u2068${given}\u2069`, '').replaceAll(`\u2066${given}\u2069`, '').includes(given)
      ? [at]
      : []
  })
}

describe('Arabic', () => {
  it('keeps names and amounts in their own order beside its letters', () => {
    expect(arSend.send.available('1.5 ETH')).toContain('\u20661.5 ETH\u2069')
    const { approve: _approve, ...said } = ar
    // Counts and times; the word that a row begins with; and the headline of a receipt, which takes the amount out of its sentence.
    const exempt = /\.(results|hidden|decimals|renewed|label|invalid|lead|moved|call)$/
    expect(bareIn(said).filter((path) => !exempt.test(path))).toEqual([])
  })
})
