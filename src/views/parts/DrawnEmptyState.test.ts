import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawings } from '../../primitives/images/drawings'
import { illustrations } from '../../primitives/images/Illustration'
import { ApproveTransactionView } from '../approvals/ApproveTransactionView'
import { RegisterAccountNameView } from '../names/RegisterAccountNameView'
import { NetworksView } from '../networks/NetworksView'
import { AllWalletsView, type AllWalletsViewProps } from '../wallets/AllWalletsView'

const nothing = () => undefined

const directory: AllWalletsViewProps = {
  wallets: [],
  status: 'ready',
  hasMore: false,
  query: 'nowhere',
  certifiedOnly: false,
  count: 0,
  onLoadMore: nothing,
  onQueryChange: nothing,
  onCertifiedOnlyChange: nothing,
  onRetry: nothing,
  onSelect: nothing,
}

/** What is drawn in the arch, by name. */
function drawnIn(view: ReactElement): string | undefined {
  const markup = renderToStaticMarkup(view)
  return Object.entries(drawings).find(([, { lit }]) => markup.includes(`d="${lit}"`))?.[0]
}

describe('drawings', () => {
  it.each(Object.entries({ ...illustrations, ...drawings }))(
    '%s stands in the arch of the others',
    (_name, drawing) => {
      expect(drawing.quiet).toMatch(/^M31 76V46a17 17 0 0 1 /)
      expect(drawing.lit).not.toBe('')
    },
  )

  it('say what is empty: nothing found, nothing reached, no network, no names, nothing to approve', () => {
    expect(drawnIn(createElement(AllWalletsView, directory))).toBe('search')
    expect(drawnIn(createElement(AllWalletsView, { ...directory, status: 'failed' }))).toBe('offline')
    expect(drawnIn(createElement(NetworksView, { networks: [], query: 'x', onSelect: nothing }))).toBe('network')
    const form = { value: '', registration: { status: 'editing' }, onDone: nothing } as unknown as Parameters<
      typeof RegisterAccountNameView
    >[0]
    expect(drawnIn(createElement(RegisterAccountNameView, { ...form, zone: null }))).toBe('name')
    expect(drawnIn(createElement(ApproveTransactionView, { status: 'none', onClose: nothing }))).toBe('done')
  })
})
