export { default as OnRampProviders } from './OnRampProviders'
export { BuyInProgressPart as BuyInProgress, FiatSelectPart as OnRampFiatSelect } from './OnrampParts'
export { TokenSelectPart as OnRampTokenSelect, WhatIsABuyPart as WhatIsABuy } from './OnrampParts'
export { default as FundWallet } from './FundWallet'
