import type { ReactNode } from 'react'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { ActivityView } from '../../../src/views/activity/ActivityView'
import { TokensView, type TokensViewProps } from '../../../src/views/tokens/TokensView'
import { TokenView } from '../../../src/views/tokens/TokenView'
import { activityTexts, sampleActivity } from '../tokens/activity'
import { Framed } from '../Framed'
import { contractOf, formatToken, hiddenTokenRows, tokenRows } from '../tokens/samples'

const nothing = () => undefined

const lists: readonly Pick<TokensViewProps, 'status' | 'tokens' | 'total'>[] = [
  { status: 'ready', tokens: [...tokenRows, ...hiddenTokenRows], total: '$5,153.63' },
  { status: 'loading', tokens: [] },
  { status: 'ready', tokens: [] },
  { status: 'failed', tokens: [] },
]

/** What an account has. */
export const tokenViews: readonly ReactNode[] = [
  ...lists.map((list, index) => (
    <Framed key={`tokens ${index}`} isDeeper title={(copy) => copy.titles.tokens}>
      <TokensView
        {...list}
        formatToken={formatToken}
        query=""
        sort="worth"
        hiddenCount={index === 0 ? 2 : 0}
        showsHidden
        onShowsHiddenChange={nothing}
        onSelect={nothing}
        onRetry={nothing}
      />
    </Framed>
  )),
  <Framed key="activity" isDeeper title={(copy) => copy.titles.activity}>
    <ActivityView activity={sampleActivity} status="ready" {...activityTexts} isWhole hasMore onLoadMore={nothing} />
  </Framed>,
  <Framed key="token" isDeeper title={(copy) => copy.titles.token}>
    <TokenView
      name="Harbour Dollar"
      amount="1,204.5 HRD"
      worth="$1,204.50"
      price="$1.00"
      network="Ethereum"
      address={contractOf(1)}
      image={<RemoteImage name="HRD" shape="network" size="l" />}
      explorerUrl="https://explorer.example"
      onCopyAddress={nothing}
      watch="idle"
      onWatch={nothing}
    />
  </Framed>,
]
