import type { WalletHandle } from '../../../chains/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import type { SiwxMessage } from '../../../siwx/message/fields'
import type { SolanaHandle } from '../../../chains/solana/handle'
import { normalizeWalletError } from '../../../chains/errors/normalizeWalletError'
import type { SiwxConfig, SiwxSession } from '../../../siwx/types'
import { getChainReader } from '../account/chainReaders'
import { assertCurrent, type PinnedConnection } from '../connection/pin'
import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { tellWaits } from '../../core/task'
import { networksAtom } from '../../core/visitor/networks'
import type { SignInAccount, SignInText } from '../../core/visitor/signInTypes'

interface Asking {
  readonly siwx: SiwxConfig
  readonly pin: PinnedConnection
  readonly account: SignInAccount
  readonly text: SignInText
  readonly show: (wait: 'waiting' | 'notAnswering') => void
  readonly signal: AbortSignal
}

/** Has a message signed, and shows when that takes long; undefined where it was given up meanwhile. */
export const askWallet = action(async function askWallet(
  get,
  _set,
  { siwx, pin, account, text, show, signal }: Asking,
): Promise<SiwxSession | undefined> {
  const check = () => assertCurrent(get, pin)
  const ask = () => signDraft(siwx, pin.handle, account, text, check)
  return tellWaits(get(envAtom).clock, signal, show, ask).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return undefined
  })
})

/** Time to wait for the chain, in milliseconds. */
const timeoutMs = 3_000

/**
 * Has a message signed, by the host's signer or by the wallet. Asks at once: some wallets need the press for it. `check`
 * runs before each request, and throws where the account is no longer the one of the message.
 */
export async function signDraft(
  siwx: SiwxConfig,
  handle: WalletHandle,
  { chainId, accountAddress, caipAddress }: SignInAccount,
  { message, data }: SignInText,
  check: () => void,
): Promise<SiwxSession> {
  const sign = async () => {
    check()
    if (siwx.signMessage) return siwx.signMessage({ message, chainId, accountAddress })
    const signed = await signInWith(handle, data, message)
    if (signed !== null) return signed
    check()
    return handle.signMessage(message, caipAddress)
  }
  try {
    return { data, message, signature: await sign() }
  } catch (error) {
    // A signer of the host throws what its wallet threw.
    throw normalizeWalletError(error)
  }
}

/**
 * Wallets that know sign-in write the message themselves and show it as what it is; null where this one
 * does not know it, or wrote another message than the one shown here.
 */
async function signInWith(handle: WalletHandle, data: SiwxMessage, message: string): Promise<string | null> {
  // Without a statement theirs has a line less than https://chainagnostic.org/CAIPs/caip-122
  if (!isSolana(handle) || !handle.signIn || data.statement === undefined) return null
  const { accountAddress: address, ...fields } = data
  try {
    const signed = await handle.signIn({ ...fields, address } as Parameters<typeof handle.signIn>[0])
    return signed.message === message ? signed.signature : null
  } catch (error) {
    if (error instanceof UserRejectedError) throw error
    return null
  }
}

function isSolana(handle: WalletHandle): handle is SolanaHandle {
  return 'signIn' in handle
}

/** Resolves to true for a contract account; false where it is not known, or not soon enough. */
export const isContractAccount = action(async function isContractAccount(
  get,
  _set,
  { namespace, chainId, accountAddress }: SignInAccount,
) {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chainId)
  const read = async () => {
    const reader = await getChainReader(get, namespace)
    return (network && (await reader?.isContract?.(network, accountAddress))) ?? false
  }
  const { clock } = get(envAtom)
  return Promise.race([read().catch(() => false), clock.sleep(timeoutMs).then(() => false)])
})

/** True for a signature that only a contract can make: a key of an account makes 64 or 65 bytes. */
export function isContractSignature(namespace: SignInAccount['namespace'], signature: string): boolean {
  return namespace === 'eip155' && signature.length !== 132 && signature.length !== 130
}
