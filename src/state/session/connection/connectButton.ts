import { atom } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { isReturningAtom, statusAtom } from '../../core/visitor/connections'
import { truncateAddress } from '../../core/format/address'
import { shellAtom } from '../../shell/router/modalLoading'

/** State of the connect button; `restoring` is a returning visitor's first frame, `opening` and `failed` are of the modal's code. */
export type ConnectButtonState =
  | { readonly status: 'restoring' | 'disconnected' | 'connecting' | 'opening' | 'failed' }
  | { readonly status: 'connected'; readonly address: string; readonly name: string }

export const connectButtonAtom = atom((get): ConnectButtonState => {
  const account = get(accountAtom)
  if (account) return { status: 'connected', address: account.address, name: truncateAddress(account.address) }
  const status = get(statusAtom)
  const shell = get(shellAtom)
  // A first frame that knows nothing of the visitor is that of a stranger.
  if (status === 'connecting' || (status === 'restoring' && get(isReturningAtom))) return { status }
  if (shell === 'loading') return { status: 'opening' }
  return { status: shell === 'failed' ? 'failed' : 'disconnected' }
})
