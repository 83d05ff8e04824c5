import { atom, type Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import type { TokenMismatchError } from '../../../chains/errors/chainErrors'
import type { CaipAddress } from '../../../chains/network'
import { readPaymentUri, type PaymentRequest } from '../../../chains/payment/readPaymentUri'
import type { TokenBalance } from '../../../chains/tokens'
import { openActivity } from '../activity/activity'
import { accountAtom } from '../../session/account/account'
import { handlesAtom, plainAddress } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { amountWorth } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { allTokensAtom } from '../tokens/tokens'
import { sendChainOf } from './chains'

/** The transfer as it was typed. */
export interface SendDraft {
  /** Contract; left out for the network's own currency. */
  readonly token?: string | undefined
  readonly amount: string
  /** The text that was typed in the currency of prices. The amount is what is worth so much. */
  readonly fiat?: string | undefined
  /** An address, or a name. */
  readonly to: string
  /** Set where the fee of sending is not known, so the largest amount is not known. */
  readonly isMostUnknown?: boolean | undefined
}

/** Its account and connection: another one starts again. */
const heldAtom = atom<{
  readonly draft: SendDraft
  readonly owner?: CaipAddress
  readonly handle?: WalletHandle | undefined
}>({
  draft: { amount: '', to: '' },
})

/** True if the last press was ignored, because it was too early or the values had changed. */
export const isSendOutdatedAtom = atom(false)

/** Listed and on-chain metadata of the token that caused a refused review. */
export const tokenMismatchAtom = atom<TokenMismatchError | null>(null)

/** The connection in use; with it everything ends that was to be sent. */
export const sendingHandleAtom = atom((get) => get(handlesAtom)[get(activeNetworkAtom).chainNamespace])

export const sendDraftAtom = atom((get): SendDraft => {
  const { owner, handle, draft } = get(heldAtom)
  const account = get(accountAtom)
  const isSame = owner !== undefined && account?.address === plainAddress(owner) && handle === get(sendingHandleAtom)
  if (!isSame) return { amount: '', to: '' }
  if (owner === account.caipAddress) return draft
  // On another network the contract has no token, or another one.
  return { amount: draft.token === undefined ? draft.amount : '', to: draft.to }
})

/** Tokens of the account, as far as they are known. */
export const heldTokensAtom = atom((get): readonly TokenBalance[] => {
  const tokens = get(allTokensAtom)
  const { caipNetworkId } = get(activeNetworkAtom)
  const known = tokens.status === 'ready' ? tokens.value : tokens.status === 'loading' ? tokens.previous : undefined
  // The old tokens stay until the new ones are read, and may belong to another network.
  return known?.filter(({ networkId }) => networkId === caipNetworkId) ?? []
})

/**
 * Changes what the account in use is to send. A payment link as the receiver fills in what it asks for.
 * @example
 * store.set(editSend, { to: 'alice.eth', amount: '0.5' })
 */
export const editSend = action(function editSend(get, set, change: Partial<SendDraft>) {
  const account = get(accountAtom)
  if (!account) return
  set(isSendOutdatedAtom, false)
  set(tokenMismatchAtom, null)
  // The history lists earlier receivers.
  if (change.to) void set(openActivity)
  const asked = change.to === undefined ? null : readPaymentUri(change.to)
  const network = get(activeNetworkAtom)
  const { caipNetworkId, chainNamespace } = network
  const isSame = sendChainOf(network)?.isSame
  const isHere = asked?.namespace === chainNamespace && (asked.networkId ?? caipNetworkId) === caipNetworkId
  const token = asked && get(heldTokensAtom).find(({ address }) => isSame?.(address, asked.token))
  const filled = asked && isHere && token && { to: asked.to, token: token.address, ...amountOf(asked, token) }
  set(heldAtom, {
    draft: {
      ...get(sendDraftAtom),
      isMostUnknown: undefined,
      ...ofFiat(get, { ...change, ...filled }),
      ...change,
      ...filled,
    },
    owner: account.caipAddress,
    handle: get(sendingHandleAtom),
  })
})

/** Returns the amount that is worth a typed sum: it ends where the amount itself, or another token, is chosen. */
function ofFiat(get: Getter, change: Partial<SendDraft>): Partial<SendDraft> {
  const { fiat, token } = get(sendDraftAtom)
  if (change.amount !== undefined || 'token' in change) return { fiat: undefined }
  if (change.fiat === undefined) return { fiat }
  const { isSame } = sendChainOf(get(activeNetworkAtom)) ?? {}
  const { price, decimals = 0 } = get(heldTokensAtom).find(({ address }) => isSame?.(address, token)) ?? {}
  // A refused text stays refused.
  if (!/^\d*\.?\d*$/.test(change.fiat)) return { amount: change.fiat }
  return { amount: (price && amountWorth(change.fiat, price, decimals)) || '' }
}

const amountOf = ({ value, amount }: PaymentRequest, { decimals }: TokenBalance) =>
  value === undefined ? amount !== undefined && { amount } : { amount: formatUnits(value, decimals) }
