// Apart from the form, so that nobody waits for both.
export { OnRampFiatSelect, OnRampTokenSelect } from './OnRampSelect'
export { default as BuyInProgress } from './BuyInProgress'
export { default as WhatIsABuy } from './WhatIsABuy'
