import { describe, expect, it } from 'vitest'
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

  it('leave the words that they stand over as they were', () => {
    const before = structuredClone(en.titles)
    mergeCopy(en, { titles: { approve: 'Yes or no' } })
    expect(en.titles).toEqual(before)
  })
})
