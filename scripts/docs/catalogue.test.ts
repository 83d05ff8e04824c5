import { beforeAll, describe, expect, it } from 'vitest'
import * as errors from '../../src/entries/errors'
import { addressOf, catalogueText, table } from './catalogueText'
import { openSource } from './openSource'
import { catalogueFiles, readCatalogue, saidByItself, type Catalogue } from './readCatalogue'

let catalogue: Catalogue
beforeAll(() => {
  catalogue = readCatalogue(openSource(catalogueFiles))
}, 120_000)

describe('the catalogue of the source', () => {
  it('has every error class, with what to do, its category and its section', () => {
    expect(catalogue.errors.map(({ name }) => name)).toEqual(Object.keys(errors).sort())
    const own = catalogue.errors.filter(({ details }) => details === saidByItself).map(({ name }) => name)
    expect(own).toEqual(['InvalidConfigError', 'InvalidNetworkError', 'NetworkNotFoundError', 'PorticoError'])
    expect(catalogue.errors.find(({ name }) => name === 'RateLimitedError')).toMatchObject({
      category: 'API_ERROR',
      docsPath: '?path=/docs/guides-names-and-services--docs',
      details: expect.stringContaining('quota'),
    })
  })

  it('has every hook with an example, and every atom', () => {
    expect(catalogue.hooks.length).toBeGreaterThan(40)
    const bare = catalogue.hooks.filter(({ example, entry }) => !example && entry !== 'portico/primitives')
    expect(bare.map(({ name }) => name)).toEqual([])
    expect(catalogue.atoms.map(({ name }) => name)).toContain('pairingAtom')
  })
})

describe('the options of createPortico', () => {
  it('are all there, each with a sentence, its type and its default', () => {
    expect(catalogue.options.length).toBeGreaterThan(25)
    expect(catalogue.options.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
    const { options } = catalogueText(catalogue, new Map())
    expect(options).toContain('| `networks` | `readonly NetworkInput[]` | required |')
    expect(options).toMatch(/\| `prefetch` \| `[^`]*` \| 'intent' \|/)
    expect(options).toContain('| `metadata` |')
    expect(options).toMatch(/\| `sources` \| `Sources` \|/)
  })

  it('has those of sources, each with a sentence', () => {
    expect(catalogue.sources.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['balances', 'nfts', 'tokens', 'media']),
    )
    expect(catalogue.sources.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
    expect(catalogueText(catalogue, new Map()).sources).toContain('| `balances` | `BalanceSource` |')
  })
})

describe('its text', () => {
  it('leads from a hook to the view that it feeds', () => {
    const {
      hooks,
      viewHooks,
      errors: rows,
    } = catalogueText(catalogue, new Map([['useConnectView', 'Views/Connect/ConnectView']]))
    expect(hooks).toContain('### useChainId')
    expect(hooks).toContain("import { useChainId } from 'portico'")
    expect(viewHooks).toContain('Feeds [ConnectView](?path=/docs/views-connect-connectview--docs).')
    expect(rows).toMatch(
      /### API_ERROR\n(?:\n|\|.*\n)*\| \[`RateLimitedError`\]\(\?path=\/docs\/guides-names-and-services--docs\)/,
    )
  })

  it('keeps cells in their columns, and writes addresses as Storybook does', () => {
    expect(table(['One', 'Other'], [['a | b', 'c\nd']])).toBe('| One | Other |\n| --- | --- |\n| a \\| b | c d |')
    expect(table(['One'], [['<A> in `<B>`']])).toContain('| &lt;A> in `<B>` |')
    expect(addressOf('Views/Sign in/SIWXSignMessageView')).toBe('?path=/docs/views-sign-in-siwxsignmessageview--docs')
  })
})
