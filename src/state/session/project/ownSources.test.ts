import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { OnrampSource } from '../../../chains/trade/onramp'
import type { SwapSource } from '../../../chains/trade/swap'
import type { RemoteFeature } from '../../../services/types'
import type { PorticoConfig } from '../../core/config'
import { alertsAtom } from '../../shell/feedback/alerts'
import { hasSwapsAtom } from './swapFeature'
import { loadProject } from './loadProject'
import { hasSellerAtom, onrampProvidersAtom } from './onrampFeature'
import type { LocalFeatures } from '../../core/options/features'

const { directory } = createLab().env.services!

/** Settings of the host, by what they say. */
const wishes = {
  'says nothing': undefined,
  false: false,
  'an empty list': [],
  'hosted ids': ['hosted'],
  'own ids': ['own'],
} as const
/** Answers of the project for the feature; null where there is no project, an empty list where it leaves the feature out. */
const projects = {
  none: null,
  'leaves it out': [],
  'turns it off': [{ isEnabled: false, config: null }],
  'turns it off, with ids': [{ isEnabled: false, config: ['hosted'] }],
  'turns it on': [{ isEnabled: true, config: null }],
  'names hosted ids': [{ isEnabled: true, config: ['hosted'] }],
  'names no ids': [{ isEnabled: true, config: [] }],
} as const

const cases = (['own', 'hosted only'] as const).flatMap((source) =>
  Object.keys(projects).flatMap((project) =>
    Object.keys(wishes).map((wish) => [source, project as keyof typeof projects, wish as keyof typeof wishes] as const),
  ),
)

async function pageOf(id: string, said: keyof typeof projects, config: Partial<PorticoConfig>) {
  const features: readonly Omit<RemoteFeature, 'id'>[] | null = projects[said]
  const answer = features?.map((one) => ({ id, ...one }))
  const services = {
    directory,
    project: {
      config: async () => answer ?? [],
      origins: async () => [],
      analyticsConfig: async () => ({ isAnalyticsEnabled: true }),
    },
  }
  const hosted = answer && { projectId: 'mine', apiUrl: { chain: 'https://chain.example' } }
  const lab = createLab({ services: answer ? services : { directory }, config: { ...config, ...hosted } })
  await lab.portico.store.set(loadProject)
  return lab.portico.store
}

/** The rule: the host's own is on unless the host or the project turns the feature off in so many words. */
function isOwnOn(project: keyof typeof projects, wish: keyof typeof wishes): boolean {
  return !project.startsWith('turns it off') && wish !== 'false' && wish !== 'an empty list'
}

/** The rule: a project decides about hosted services, and leaves them to the host where it names no ids. */
function isHostedOn(project: keyof typeof projects, wish: keyof typeof wishes): boolean {
  if (project === 'names hosted ids') return true
  return project === 'turns it on' && wish !== 'false' && wish !== 'an empty list'
}

const isIgnored = (store: Awaited<ReturnType<typeof pageOf>>) =>
  store.get(alertsAtom).includes('localConfigurationIgnored')

describe('sources of the host and a project', () => {
  it.each(cases)('swaps, %s, the project %s, the host %s', async (source, project, wish) => {
    const swaps = { listTokens: async () => [] } as unknown as SwapSource
    const features: LocalFeatures = { swaps: wishes[wish] }
    const store = await pageOf('swap', project, { features, ...(source === 'own' && { sources: { swaps } }) })
    expect(store.get(hasSwapsAtom)).toBe((source === 'own' ? isOwnOn : isHostedOn)(project, wish))
    if (wish === 'says nothing') expect(isIgnored(store)).toBe(false)
  })

  it.each(cases)('sellers, %s, the project %s, the host %s', async (source, project, wish) => {
    const providers = [{ id: 'own', name: 'Own', url: 'https://own.example' }]
    const features: LocalFeatures = { onramp: wishes[wish] }
    const store = await pageOf('onramp', project, { features, ...(source === 'own' && { onramp: { providers } }) })
    const isOwn = source === 'own' && isOwnOn(project, wish) && wish !== 'hosted ids'
    // Without own sellers, ids of the host are ids of hosted ones.
    const isNamed = wish === 'own ids' && /^(none|turns it on)$/.test(project)
    expect(store.get(onrampProvidersAtom).includes('own')).toBe(isOwn || isNamed)
    const isMeldOn = source === 'own' && project === 'none' && isOwnOn(project, wish)
    expect(store.get(hasSellerAtom)).toBe(isOwn || isMeldOn || isHostedOn(project, wish))
    if (wish === 'says nothing') expect(isIgnored(store)).toBe(false)
  })

  it.each(Object.keys(projects) as (keyof typeof projects)[])(
    'a source that sells is on unless the project turns it off: the project %s',
    async (project) => {
      const onramp = {} as OnrampSource
      const store = await pageOf('onramp', project, { sources: { onramp } })
      expect(store.get(hasSellerAtom)).toBe(isOwnOn(project, 'says nothing'))
    },
  )
})
