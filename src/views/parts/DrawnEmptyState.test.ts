import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawings } from '../../primitives/images/drawings'
import { illustrations } from '../../primitives/images/Illustration'
import { ApproveTransactionView } from '../session/approvals/ApproveTransactionView'
import { RegisterAccountNameView } from '../session/names/RegisterAccountNameView'
import { ActivityView } from '../money/activity/ActivityView'
import { NetworksView } from '../session/networks/NetworksView'
import { NftsView } from '../money/nfts/NftsView'
import { SendConfirmedView } from '../money/send/SendConfirmedView'
import { SendView } from '../money/send/SendView'
import { TokensView } from '../money/tokens/TokensView'
import { AllWalletsView, type AllWalletsViewProps } from '../session/wallets/AllWalletsView'
import { NetworksUnknown } from './receive/NetworksUnknown'

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

/** The drawing in the arch, by name. */
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

  it('say of an account what it has not: tokens, a search that found none, and what happened', () => {
    const list = { tokens: [], status: 'ready', query: '' } as unknown as Parameters<typeof TokensView>[0]
    expect(drawnIn(createElement(TokensView, list))).toBe('coins')
    expect(drawnIn(createElement(TokensView, { ...list, query: 'x' }))).toBe('search')
    const past = { activity: [], status: 'ready' } as unknown as Parameters<typeof ActivityView>[0]
    expect(drawnIn(createElement(ActivityView, past))).toBe('clock')
  })

  it('say of what could not be read that it can be read again', () => {
    const failed = { status: 'failed', tokens: [], nfts: [], activity: [], query: '', onRetry: nothing } as never
    for (const view of [TokensView, NftsView, ActivityView, SendView] as unknown[] as FunctionComponent[]) {
      expect(drawnIn(createElement(view, failed))).toBe('offline')
      expect(renderToStaticMarkup(createElement(view, failed)).match(/Try again/g)).toHaveLength(1)
    }
    expect(drawnIn(createElement(NetworksUnknown, { onRetry: nothing }))).toBe('network')
  })

  it.each([
    ['sent', 'sent'],
    ['confirmed', 'done'],
    ['failed', 'undone'],
    ['replaced', 'undone'],
  ] as const)('keep the check for what has arrived: %s', (status, drawing) => {
    expect(drawnIn(createElement(SendConfirmedView, { status, amount: '0.5 ETH', onDone: nothing }))).toBe(drawing)
  })
})
