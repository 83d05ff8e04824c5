import { atom } from 'jotai/vanilla'
import type { RemoteFeature } from '../../../services/types'
import { socialProviders, type Features, type LocalFeatures, type SocialProvider } from '../../core/options/features'

export interface FeaturesInput {
  /** The project's configuration; null when it could not be had, or there is no project. */
  readonly remote: readonly RemoteFeature[] | null
  readonly local?: LocalFeatures | undefined
  /** The basic variant has none of them. */
  readonly basic?: boolean | undefined
}

export interface MergedFeatures {
  readonly features: Features
  /** Features that the host asked for in vain. Unless empty, 'Local configuration ignored' has to be said. */
  readonly ignored: readonly (keyof LocalFeatures)[]
}

const defaults: Features = {
  email: true,
  socials: socialProviders,
  swaps: ['1inch'],
  onramp: ['meld'],
  activity: true,
  receive: true,
  send: true,
  // Only a project turns it on.
  branding: false,
}

const none: Features = {
  email: false,
  socials: [],
  swaps: [],
  onramp: [],
  activity: false,
  receive: false,
  send: false,
  branding: false,
}

/** Puts the project's configuration over the host's own. */
export function mergeFeatures({ remote, local = {}, basic = false }: FeaturesInput): MergedFeatures {
  if (basic) return { features: none, ignored: [] }
  const wanted: Features = {
    email: local.email ?? defaults.email,
    socials: listOf(local.socials) ?? defaults.socials,
    swaps: listOf(local.swaps) ?? defaults.swaps,
    onramp: listOf(local.onramp) ?? defaults.onramp,
    activity: local.activity ?? defaults.activity,
    receive: local.receive ?? defaults.receive,
    send: local.send ?? defaults.send,
    branding: defaults.branding,
  }
  if (!remote) return { features: wanted, ignored: [] }
  // A feature that is not in the answer is off; one that is on without details is as the host wants it.
  const decide = <T>(id: string, off: T, undecided: T, decided: (config: readonly string[]) => T): T => {
    const feature = remote.find((one) => one.id === id)
    if (!feature?.isEnabled) return off
    return feature.config ? decided(feature.config) : undecided
  }
  // Few projects name these: without an entry they are as the host wants them.
  const keep = (id: 'receive' | 'send') =>
    remote.some((one) => one.id === id) ? decide(id, false, wanted[id], () => true) : wanted[id]
  const features: Features = {
    email: decide('social_login', false, wanted.email, (config) => config.includes('email')),
    socials: decide('social_login', [], wanted.socials, socialsOf),
    swaps: decide('swap', [], wanted.swaps, (config) => config),
    onramp: decide('onramp', [], wanted.onramp, (config) => config),
    activity: decide('activity', false, wanted.activity, () => true),
    receive: keep('receive'),
    send: keep('send'),
    branding: decide('reown_branding', false, true, () => true),
  }
  const names = ['email', 'socials', 'swaps', 'onramp', 'activity', 'receive', 'send'] as const
  const ignored = names.filter((name) => local[name] !== undefined && !isSame(wanted[name], features[name]))
  return { features, ignored }
}

function listOf<T>(value: readonly T[] | false | undefined): readonly T[] | undefined {
  return value === false ? [] : value
}

/** Those of a configuration that exist, in its order. */
function socialsOf(config: readonly string[]): readonly SocialProvider[] {
  return [...new Set(config)].flatMap((id) => socialProviders.find((provider) => provider === id) ?? [])
}

/** Lists are the same when they have the same entries: the order is the project's. */
function isSame(one: boolean | readonly string[], other: boolean | readonly string[]): boolean {
  if (typeof one === 'boolean' || typeof other === 'boolean') return one === other
  return one.every((entry) => other.includes(entry)) && other.every((entry) => one.includes(entry))
}

/** Ids of the features that the project turns off in so many words, where leaving one out says nothing of the host's own. */
export const turnedOffAtom = atom<readonly string[]>([])
