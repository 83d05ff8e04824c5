import type { WalletHandle } from '../../chains/adapter'
import { UserRejectedError } from '../../chains/errors/errors'
import type { SiwxMessage } from '../../siwx/message/fields'
import type { SolanaHandle } from '../../chains/solana/handle'
import { normalizeWalletError } from '../../chains/errors/normalizeWalletError'
import type { SiwxConfig, SiwxDraft, SiwxSession } from '../../siwx/types'
import type { SignInSubject } from './signInAccount'

/** The fields of a draft, without its text. */
export function fieldsOf(draft: SiwxDraft): SiwxMessage {
  const { toString: _text, ...fields } = draft
  return fields
}

/** Has a message signed, by the host's signer or by the wallet. Asks at once: some wallets need the press for it. */
export async function signDraft(
  siwx: SiwxConfig,
  handle: WalletHandle,
  { chainId, accountAddress }: SignInSubject,
  draft: SiwxDraft,
): Promise<SiwxSession> {
  const message = draft.toString()
  const data = fieldsOf(draft)
  const sign = async () => {
    if (siwx.signMessage) return siwx.signMessage({ message, chainId, accountAddress })
    return (await signInWith(handle, data, message)) ?? handle.signMessage(message, handle.snapshot.address)
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
