import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { TokenMismatchError } from '../../../chains/errors/chainErrors'
import type { CaipNetworkId, Network } from '../../../chains/network'
import type { TokenBalance } from '../../../chains/tokens'
import { asyncState } from '../../core/asyncState'
import { nameAtoms } from '../../core/action'
import { findLookAlike } from '../../session/account/usedAddresses'
import { paidAddressesAtom } from '../activity/activity'
import { ownAddressesAtom } from '../activity/judgeActivity'
import { envAtom, runtimeAtom } from '../../core/runtime'
import { parseUnits } from '../../core/format/decimal'
import { resolveName } from '../../session/names/resolveName'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { sendingAccountAtom, type Account } from '../../session/project/accountFeatures'
import { sendChainOf, type ReceiverProblem, type ReceiverWarning, type TypedReceiver } from './chains'
import { heldTokensAtom, isSendOutdatedAtom, sendDraftAtom, tokenMismatchAtom, type SendDraft } from './draft'

/** The receiver, as far as it is known. */
export type Receiver =
  | { readonly status: 'none' | 'looking' }
  | {
      readonly status: 'known'
      readonly address: string
      readonly name?: string | undefined
      readonly warnings: readonly ReceiverWarning[]
    }
  | { readonly status: 'refused'; readonly problem: ReceiverProblem }

/** The first thing that is missing before something can be sent. */
export type SendGap = 'chain' | 'token' | 'amount' | 'incorrect' | 'funds' | 'receiver' | 'looking' | 'invalid'

/** The transfer that is filled in, and its missing parts. */
export interface SendForm extends SendDraft {
  readonly account: Account
  readonly network: Network
  /** Tokens that can be sent, the network's own currency first. */
  readonly tokens: readonly TokenBalance[]
  /** Of which something is to be sent; null where the account has none of it. */
  readonly chosen: TokenBalance | null
  /** In the smallest unit; null while the amount is not a number. */
  readonly value: bigint | null
  readonly receiver: Receiver
  readonly gap: SendGap | null
  /** Set when the review was refused because the listed metadata of the token is wrong. */
  readonly mismatch: TokenMismatchError | null
  /** True if the last press was ignored because account, network or connection changed. */
  readonly isOutdated: boolean
}

/** Typing rests for so long before a name is looked up, in milliseconds. */
const restMs = 500

const typedAtom = atom((get): TypedReceiver => {
  const network = get(activeNetworkAtom)
  return sendChainOf(network)?.parseReceiver(get(sendDraftAtom).to, network) ?? { kind: 'none' }
})

/** A name with the network it is resolved for: on another network it may lead to another address (ENSIP-11). */
const nameAtom = selectAtom(
  atom((get) => {
    const typed = get(typedAtom)
    return typed.kind === 'name' ? { name: typed.name, network: get(activeNetworkAtom) } : null
  }),
  (named) => named,
  (one, other) => one?.name === other?.name && one?.network.caipNetworkId === other?.network.caipNetworkId,
)

interface Found {
  readonly address: string | null
  readonly name: string
  readonly networkId: CaipNetworkId
}

const foundAtom = asyncState(
  atom(async (get, { signal }): Promise<Found | null> => {
    const named = get(nameAtom)
    if (named === null) return null
    await get(envAtom).clock.sleep(restMs, signal)
    const { name, network } = named
    const address = await get(runtimeAtom).store.set(resolveName, name, network)
    return { address, name, networkId: network.caipNetworkId }
  }),
)

const addressAtom = atom((get): string | null => {
  const typed = get(typedAtom)
  if (typed.kind === 'address') return typed.address
  const found = typed.kind === 'name' ? get(foundAtom) : null
  return found?.status === 'ready' ? (found.value?.address ?? null) : null
})

const chosenAtom = atom((get) => get(sendDraftAtom).token)

/** The chain's facts about the receiver. */
const inspectedAtom = asyncState(
  atom(async (get): Promise<ReceiverProblem | readonly ReceiverWarning[]> => {
    const [address, network] = [get(addressAtom), get(activeNetworkAtom)]
    const token = get(chosenAtom)
    if (address === null) return []
    const chain = sendChainOf(network)
    const sending = chain?.inspects ? await chain.load() : null
    return (await sending?.inspect?.(get(runtimeAtom).store.get, network, address, token)) ?? []
  }),
)

const receiverAtom = atom((get): Receiver => {
  const typed = get(typedAtom)
  if (typed.kind === 'none') return { status: 'none' }
  if (typed.kind === 'refused') return { status: 'refused', problem: typed.problem }
  if (typed.kind === 'address') return known(typed.address)
  const found = get(foundAtom)
  if (found.status === 'loading') return { status: 'looking' }
  if (found.status === 'failed') return { status: 'refused', problem: 'nameUnavailable' }
  const { address = null, name, networkId } = found.value ?? {}
  // Until the name is resolved for the network in use.
  if (name !== typed.name || networkId !== get(activeNetworkAtom).caipNetworkId) return { status: 'looking' }
  return address === null ? { status: 'refused', problem: 'noSuchName' } : known(address, typed.name)

  function known(address: string, name?: string): Receiver {
    const { inspects, isSame = () => false } = sendChainOf(get(activeNetworkAtom)) ?? {}
    // A token that is sent to its own contract is lost.
    const isToken = get(heldTokensAtom).some((token) => isSame(token.address, address))
    if (isToken) return { status: 'refused', problem: 'tokenContract' }
    const seen = inspects ? get(inspectedAtom) : null
    if (seen?.status === 'loading') return { status: 'looking' }
    // If there is no answer, the review says it.
    const facts = seen?.status === 'ready' ? seen.value : []
    if (typeof facts === 'string') return { status: 'refused', problem: facts }
    const paid = get(paidAddressesAtom)
    const isOwn = isSame(get(sendingAccountAtom)?.address, address)
    const isPaid = paid.some((one) => isSame(one, address))
    const warnings: ReceiverWarning[] = isOwn ? ['own'] : isPaid ? [] : ['firstTime']
    // Compared with everybody who was paid, and with the visitor's own accounts.
    if (findLookAlike(address, [...paid, ...get(ownAddressesAtom)])) warnings.unshift('lookAlike')
    return { status: 'known', address, name, warnings: [...warnings, ...facts] }
  }
})

/**
 * The transfer that the account in use fills in; null while no account is connected, and where sending is off.
 * @example
 * const gap = useValue(sendFormAtom)?.gap
 */
export const sendFormAtom = atom((get): SendForm | null => {
  const account = get(sendingAccountAtom)
  if (!account) return null
  const network = get(activeNetworkAtom)
  const draft = get(sendDraftAtom)
  const tokens = get(heldTokensAtom)
  const isSame = sendChainOf(network)?.isSame ?? Object.is
  const chosen = tokens.find(({ address }) => isSame(address, draft.token)) ?? null
  const value = chosen && parseUnits(draft.amount, chosen.decimals)
  const receiver = get(receiverAtom)
  const token = chosen ? chosen.address : draft.token
  const form = { ...draft, token, account, network, tokens, chosen, value, receiver }
  return { ...form, gap: gapOf(form), isOutdated: get(isSendOutdatedAtom), mismatch: get(tokenMismatchAtom) }
})

function gapOf({
  network,
  chosen,
  amount,
  value,
  receiver,
}: Omit<SendForm, 'gap' | 'isOutdated' | 'mismatch'>): SendGap | null {
  if (!sendChainOf(network)) return 'chain'
  if (!chosen) return 'token'
  if (amount === '') return 'amount'
  if (!value) return 'incorrect'
  if (value > chosen.value) return 'funds'
  if (receiver.status === 'known') return null
  return receiver.status === 'none' ? 'receiver' : receiver.status === 'looking' ? 'looking' : 'invalid'
}

nameAtoms({ sendFormAtom })
