// Apart from the form, so that neither waits for the other.
export { OnRampFiatSelect, OnRampTokenSelect } from './OnRampSelect'
export { default as BuyInProgress } from './BuyInProgress'
export { default as WhatIsABuy } from './WhatIsABuy'
