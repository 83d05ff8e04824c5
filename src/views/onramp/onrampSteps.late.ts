// Apart from the form, so that nobody waits for both.
export { default as OnRampFiatSelect } from './OnRampFiatSelect'
export { default as OnRampTokenSelect } from './OnRampTokenSelect'
export { default as BuyInProgress } from './BuyInProgress'
export { default as WhatIsABuy } from './WhatIsABuy'
