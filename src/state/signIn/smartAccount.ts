import { action } from '../core/action'
import { envAtom } from '../core/env'
import { networksAtom } from '../networks/state'
import { getChainReader } from '../account/chainReaders'
import type { SignInSubject } from './signInAccount'

/** How long the chain is waited for, in milliseconds. */
const patienceMs = 3_000

/** Whether an account is a contract; false where nobody knows, or not soon enough. */
export const isContractAccount = action(async function isContractAccount(
  get,
  _set,
  { namespace, chainId, accountAddress }: SignInSubject,
) {
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === chainId)
  const read = async () => {
    const reader = await getChainReader(get, namespace)
    return (network && (await reader?.isContract?.(network, accountAddress))) ?? false
  }
  const { clock } = get(envAtom)
  return Promise.race([read().catch(() => false), clock.sleep(patienceMs).then(() => false)])
})

/** Whether a signature can only be a contract's: a key of an account makes 64 or 65 bytes. */
export function isContractSignature({ namespace }: SignInSubject, signature: string): boolean {
  return namespace === 'eip155' && signature.length !== 132 && signature.length !== 130
}
