'use client'
import { LatePart } from '../feedback/LatePart'

/** What can be paid with. */
export const loadFiatSelect = () => import('./onrampSteps.late').then(({ OnRampFiatSelect }) => OnRampFiatSelect)
/** What can be bought. */
export const loadTokenSelect = () => import('./onrampSteps.late').then(({ OnRampTokenSelect }) => OnRampTokenSelect)
/** A purchase that goes on. */
export const loadBuyInProgress = () => import('./onrampSteps.late').then(({ BuyInProgress }) => BuyInProgress)
/** What buying is. */
export const loadWhatIsABuy = () => import('./onrampSteps.late').then(({ WhatIsABuy }) => WhatIsABuy)

/** What can be paid with, once its code is here; the parts below are the same of the others. */
export const FiatSelectPart = () => <LatePart load={loadFiatSelect} props={{}} />
export const TokenSelectPart = () => <LatePart load={loadTokenSelect} props={{}} />
export const BuyInProgressPart = () => <LatePart load={loadBuyInProgress} props={{}} />
export const WhatIsABuyPart = () => <LatePart load={loadWhatIsABuy} props={{}} />
