import type { ReactNode } from 'react'
import { CoinImage } from '../../../src/primitives/images/CoinImage'
import { AccountTabsView } from '../../../src/views/session/account/AccountTabsView'
import { ActivityView } from '../../../src/views/money/activity/ActivityView'
import { TokensView, type TokensViewProps } from '../../../src/views/money/tokens/TokensView'
import { NftsView } from '../../../src/views/money/nfts/NftsView'
import { NftView } from '../../../src/views/money/nfts/NftView'
import { TokenView } from '../../../src/views/money/tokens/TokenView'
import { activityTexts, sampleActivity } from '../tokens/activity'
import { sampleNfts } from '../tokens/nfts'
import { Framed } from '../Framed'
import { contractOf, formatToken, hiddenTokenRows, tokenRows } from '../tokens/samples'

const nothing = () => undefined

const lists: readonly Pick<TokensViewProps, 'status' | 'tokens' | 'total'>[] = [
  { status: 'ready', tokens: [...tokenRows, ...hiddenTokenRows], total: '$5,153.63' },
  { status: 'loading', tokens: [] },
  { status: 'ready', tokens: [] },
  { status: 'failed', tokens: [] },
]

/** Tokens of an account. */
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
  <Framed key="nfts" title={(copy) => copy.account.title}>
    <AccountTabsView
      tabs={['tokens', 'nfts', 'activity']}
      value="nfts"
      onValueChange={nothing}
      renderPanel={() => <NftsView nfts={sampleNfts} status="ready" onSelect={nothing} onRetry={nothing} />}
    />
  </Framed>,
  ...sampleNfts.slice(0, 1).map((nft) => (
    <Framed key="nft" isDeeper title={(copy) => copy.titles.token}>
      <NftView nft={nft} network="Ethereum" explorerUrl="https://explorer.example" onCopyAddress={nothing} />
    </Framed>
  )),
  <Framed key="token" isDeeper title={(copy) => copy.titles.token}>
    <TokenView
      name="Harbour Dollar"
      amount="1,204.5 HRD"
      worth="$1,204.50"
      price="$1.00"
      network="Ethereum"
      address={contractOf(1)}
      image={<CoinImage symbol="HRD" address={contractOf(1)} size="l" />}
      explorerUrl="https://explorer.example"
      onCopyAddress={nothing}
      watch="idle"
      onWatch={nothing}
    />
  </Framed>,
]
