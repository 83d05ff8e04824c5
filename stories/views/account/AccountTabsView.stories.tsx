import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { AccountTab } from '../../../src/state/session/account/accountTabs'
import { ActivityView } from '../../../src/views/money/activity/ActivityView'
import { AccountTabsView, type AccountTabsViewProps } from '../../../src/views/session/account/AccountTabsView'
import { NftsView } from '../../../src/views/money/nfts/NftsView'
import { TokensView } from '../../../src/views/money/tokens/TokensView'
import { Framed } from '../../lab/Framed'
import { activityTexts, sampleActivity } from '../../lab/tokens/activity'
import { manyNfts } from '../../lab/tokens/nfts'
import { formatToken, manyTokenRows } from '../../lab/tokens/samples'

const panels: Readonly<Record<AccountTab, ReactNode>> = {
  tokens: (
    <TokensView
      tokens={manyTokenRows(40)}
      status="ready"
      formatToken={formatToken}
      total="$820.00"
      query=""
      sort="worth"
      hiddenCount={0}
      showsHidden={false}
      onShowsHiddenChange={fn()}
      onSelect={fn()}
      onRetry={fn()}
      onShowAll={fn()}
    />
  ),
  nfts: <NftsView nfts={manyNfts(500)} status="ready" onSelect={fn()} onRetry={fn()} />,
  activity: (
    <ActivityView
      {...activityTexts}
      activity={sampleActivity}
      status="ready"
      isWhole
      hasMore={false}
      onLoadMore={fn()}
      onShowAll={fn()}
    />
  ),
}

const meta = {
  title: 'Views/Account/AccountTabsView',
  component: AccountTabsView,
  parameters: {
    portico: {
      hook: 'useAccountTabsView',
      connected: 'the route `Account` of the modal',
      code: `import { AccountTabsView, useAccountTabsView } from 'portico/views'

export function MyTabs() {
  return <AccountTabsView {...useAccountTabsView()} />
}`,
      anatomy: [
        ['Tabs', 'Those that `features` leaves on.'],
        ['Panel', 'The first few of each; all of them have a view of their own.'],
      ],
      role: '`tablist` of `tab`s, `tabpanel`',
      keys: [
        ['Arrows', 'From tab to tab.'],
        ['Enter, Space', 'Shows the part.'],
      ],
      related: [
        'Views/Account/AccountView',
        'Views/Tokens/TokensView',
        'Views/NFTs/NftsView',
        'Views/Activity/ActivityView',
        'Primitives/Actions/Tabs',
      ],
    },
  },
  args: {
    tabs: ['tokens', 'nfts', 'activity'],
    value: 'tokens',
    onValueChange: fn(),
    renderPanel: (tab) => panels[tab],
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <Framed title={(copy) => copy.account.title}>{Story()}</Framed>],
} satisfies Meta<typeof AccountTabsView>

export default meta
type Story = StoryObj<typeof AccountTabsView>

function Chosen(props: AccountTabsViewProps) {
  const [value, choose] = useState(props.value)
  return (
    <AccountTabsView
      {...props}
      value={value}
      onValueChange={(tab) => {
        props.onValueChange(tab)
        choose(tab)
      }}
    />
  )
}

export const Tokens: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('list', { name: 'Tokens' })).getAllByRole('button')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'All tokens' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Activity' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('activity')
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toBeVisible()
  },
}

export const Nfts: Story = {
  args: { value: 'nfts' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid', { name: 'NFTs' })).toBeVisible()
  },
}

export const Activity: Story = { args: { value: 'activity' } }

/** A single part needs no tabs. */
export const One: Story = {
  args: { tabs: ['tokens'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Tokens' })).toBeVisible()
  },
}
