'use client'
import { LatePart } from '../../shell/feedback/LatePart'

/** Loads the choice of the currency to pay with. */
export const loadFiatSelect = () => import('./onrampSteps.late').then(({ OnRampFiatSelect }) => OnRampFiatSelect)
/** Loads the choice of the currency to buy. */
export const loadTokenSelect = () => import('./onrampSteps.late').then(({ OnRampTokenSelect }) => OnRampTokenSelect)
/** A purchase that goes on. */
export const loadBuyInProgress = () => import('./onrampSteps.late').then(({ BuyInProgress }) => BuyInProgress)
/** Loads the explanation of buying. */
export const loadWhatIsABuy = () => import('./onrampSteps.late').then(({ WhatIsABuy }) => WhatIsABuy)

/** The choice of the currency to pay with, once its code is here; the parts below work in the same way. */
export const FiatSelectPart = () => <LatePart load={loadFiatSelect} props={{}} />
export const TokenSelectPart = () => <LatePart load={loadTokenSelect} props={{}} />
export const BuyInProgressPart = () => <LatePart load={loadBuyInProgress} props={{}} />
export const WhatIsABuyPart = () => <LatePart load={loadWhatIsABuy} props={{}} />
