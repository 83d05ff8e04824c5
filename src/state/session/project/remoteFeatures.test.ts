import { describe, expect, it } from 'vitest'
import { socialProviders, type LocalFeatures } from '../../core/options/features'
import { mergeFeatures } from './remoteFeatures'
import type { RemoteFeature } from '../../../services/types'

const on = (id: string, config: readonly string[] | null = null): RemoteFeature => ({ id, isEnabled: true, config })
const off = (id: string, config: readonly string[] | null = null): RemoteFeature => ({ id, isEnabled: false, config })

const all = {
  email: true,
  socials: socialProviders,
  swaps: ['1inch'],
  onramp: ['meld'],
  activity: true,
  receive: true,
  send: true,
  branding: false,
}
/** Features of a project that names nothing. */
const none = {
  email: false,
  socials: [],
  swaps: [],
  onramp: [],
  activity: false,
  receive: true,
  send: true,
  branding: false,
}
const ids = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding']

describe('features without an answer', () => {
  it('are the defaults', () => expect(mergeFeatures({ remote: null })).toEqual({ features: all, ignored: [] }))

  it('are the host’s own where it has a wish', () => {
    const local: LocalFeatures = { email: false, socials: ['x'], swaps: false, onramp: ['other'], activity: false }
    expect(mergeFeatures({ remote: null, local })).toEqual({
      features: {
        email: false,
        socials: ['x'],
        swaps: [],
        onramp: ['other'],
        activity: false,
        receive: true,
        send: true,
        branding: false,
      },
      ignored: [],
    })
    expect(mergeFeatures({ remote: null, local: { socials: false } }).features.socials).toEqual([])
  })
})

describe('features with an answer', () => {
  it('leave sending and receiving to the host, unless they name them', () => {
    const local = { send: false }
    expect(mergeFeatures({ remote: [], local }).features).toMatchObject({ send: false, receive: true })
    const { features, ignored } = mergeFeatures({ remote: [on('send', []), off('receive')], local })
    expect([features.send, features.receive, ignored]).toEqual([true, false, ['send']])
    expect(mergeFeatures({ remote: [on('send')], local }).features.send).toBe(false)
  })

  it('are off unless they are in it', () => expect(mergeFeatures({ remote: [] }).features).toEqual(none))

  it('are off where it says so, with details or without', () => {
    expect(mergeFeatures({ remote: ids.map((id) => off(id)) }).features).toEqual(none)
    expect(mergeFeatures({ remote: ids.map((id) => off(id, ['email', 'x'])) }).features).toEqual(none)
  })

  it('are as it details them', () => {
    const remote = [
      on('social_login', ['x', 'email', 'github', 'x', 'carrier pigeon']),
      on('swap', ['a', 'b']),
      on('onramp', []),
    ]
    expect(mergeFeatures({ remote }).features).toEqual({
      ...none,
      email: true,
      socials: ['x', 'github'],
      swaps: ['a', 'b'],
    })
    expect(mergeFeatures({ remote: [on('social_login', ['x'])] }).features).toMatchObject({
      email: false,
      socials: ['x'],
    })
    expect(mergeFeatures({ remote: [on('activity', []), on('reown_branding', [])] }).features).toMatchObject({
      activity: true,
      branding: true,
    })
  })

  it('are the host’s or the defaults where it leaves them open', () => {
    const remote = ids.map((id) => on(id))
    expect(mergeFeatures({ remote })).toEqual({ features: { ...all, branding: true }, ignored: [] })
    const local: LocalFeatures = { email: false, socials: ['apple'], swaps: false, activity: false }
    expect(mergeFeatures({ remote, local })).toEqual({
      features: { ...all, email: false, socials: ['apple'], swaps: [], activity: false, branding: true },
      ignored: [],
    })
  })

  it('name the host’s wishes that came to nothing, and only those', () => {
    const remote = [on('social_login', ['email', 'google', 'x']), on('swap', ['1inch']), off('onramp'), on('activity')]
    const agreed: LocalFeatures = {
      email: true,
      socials: ['x', 'google'],
      swaps: ['1inch'],
      onramp: false,
      activity: true,
    }
    expect(mergeFeatures({ remote, local: agreed }).ignored).toEqual([])
    const vain: LocalFeatures = { email: false, socials: ['x'], swaps: false, onramp: ['meld'], activity: false }
    const { features, ignored } = mergeFeatures({ remote, local: vain })
    expect(ignored).toEqual(['email', 'socials', 'swaps', 'onramp'])
    expect(features).toMatchObject({
      email: true,
      socials: ['google', 'x'],
      swaps: ['1inch'],
      onramp: [],
      activity: false,
    })
  })
})

it('has none in the basic variant', () => {
  for (const remote of [null, ids.map((id) => on(id))])
    expect(mergeFeatures({ remote, local: { email: true }, basic: true })).toEqual({
      features: { ...none, receive: false, send: false },
      ignored: [],
    })
})
