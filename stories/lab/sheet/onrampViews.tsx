import type { ReactNode } from 'react'
import { BuyInProgressView } from '../../../src/views/money/onramp/BuyInProgressView'
import { FundWalletView } from '../../../src/views/money/onramp/FundWalletView'
import { OnRampFiatSelectView } from '../../../src/views/money/onramp/OnRampFiatSelectView'
import { OnRampProvidersView } from '../../../src/views/money/onramp/OnRampProvidersView'
import { OnRampTokenSelectView } from '../../../src/views/money/onramp/OnRampTokenSelectView'
import { WhatIsABuyView } from '../../../src/views/money/onramp/WhatIsABuyView'
import { Framed } from '../Framed'
import { etherMark, usdcMark } from '../marks'

const nothing = () => undefined

/** Views that buy. */
export const onrampViews: readonly ReactNode[] = [
  <Framed key="fund" isDeeper title={(copy) => copy.titles.fundWallet}>
    <FundWalletView onBuy={nothing} onReceive={nothing} />
  </Framed>,
  <Framed key="providers" isDeeper title={(copy) => copy.titles.buyProviders}>
    <OnRampProvidersView
      status="ready"
      amount="100"
      currency={{ id: 'USD', sign: '$' }}
      method="card"
      token={{ symbol: 'ETH', icon: etherMark, network: 'Ethereum', held: '1.234 ETH' }}
      arrives="0.0495 ETH"
      providers={[
        { id: 'harbour', name: 'Harbour Pay', fee: '$1.00', arrives: '0.0495 ETH' },
        { id: 'lantern', name: 'Lantern', fee: '$2.50', arrives: '0.04875 ETH' },
      ]}
      onAmountChange={nothing}
      onSelectCurrency={nothing}
      onSelectToken={nothing}
      onSelectProvider={nothing}
      onRetry={nothing}
      onHelp={nothing}
    />
  </Framed>,
  <Framed key="fiat" isDeeper title={(copy) => copy.titles.buyFiat}>
    <OnRampFiatSelectView
      currencies={[
        { id: 'USD', name: 'US Dollar', sign: '$' },
        { id: 'EUR', name: 'Euro', sign: '€' },
      ]}
      selected="USD"
      onSelect={nothing}
    />
  </Framed>,
  <Framed key="buy token" isDeeper title={(copy) => copy.titles.buyToken}>
    <OnRampTokenSelectView
      tokens={[
        { key: 'a', name: 'Ether', symbol: 'ETH', icon: etherMark, network: 'Ethereum' },
        { key: 'b', name: 'USD Coin', symbol: 'USDC', icon: usdcMark, network: 'Polygon' },
      ]}
      selected="a"
      onSelect={nothing}
    />
  </Framed>,
  ...(['waiting', 'closed', 'blocked', 'failed', 'success'] as const).map((status) => (
    <Framed key={status} isDeeper title={(copy) => copy.titles.buy}>
      <BuyInProgressView
        status={status}
        provider={{ name: 'Harbour Pay' }}
        what="0.0495 ETH"
        symbol="ETH"
        network="Ethereum"
        url="https://pay.example"
        explorerUrl="https://explorer.example"
        onShow={nothing}
        onRetry={nothing}
        onCopyLink={nothing}
        onCancel={nothing}
        onDone={nothing}
      />
    </Framed>
  )),
  <Framed key="what is a buy" isDeeper title={(copy) => copy.titles.whatIsABuy}>
    <WhatIsABuyView onChoose={nothing} />
  </Framed>,
]
