import { RpcError } from '../rpcError'
import type { Decision, WalletRequest } from '../types'
import { readSettings, writeSettings, type Message, type WalletNamespace } from './channel'

/**
 * Asks the wallet's person in its own little window; closing it is a refusal. Whoever approves a
 * connection has unlocked the wallet to do so: then `onUnlock` is called. The two talk to each other directly: browsers keep
 * storage and channels of a page in a frame of another site apart from those of a window of its own.
 */
export function createDecide(onUnlock: () => void) {
  return (namespace: WalletNamespace) =>
    (request: WalletRequest): Promise<Decision> => {
      const id = crypto.randomUUID()
      const popup = open(`/wallet.html?request=${id}`, `lab-wallet-${id}`, 'popup,width=380,height=620')
      if (!popup) throw new RpcError(-32603, 'The browser blocked the wallet’s window')
      return new Promise((resolve) => {
        const settle = (decision: Decision) => {
          clearInterval(watch)
          removeEventListener('message', hear)
          if (decision === 'approve' && request.kind === 'connect') {
            writeSettings({ ...readSettings(), isLocked: false })
            onUnlock()
          }
          resolve(decision)
        }
        const say = (message: Message) => popup.postMessage(message, location.origin)
        const hear = ({ data, source }: MessageEvent<Message>) => {
          if (source !== popup) return
          if (data.type === 'ready' && data.id === id) say({ type: 'request', id, request, namespace })
          if (data.type === 'decision' && data.id === id) settle(data.decision)
        }
        addEventListener('message', hear)
        // A window that closes with an answer may be gone before the answer is heard: only the second look counts.
        let wasClosed = false
        const watch = setInterval(() => {
          if (wasClosed) settle('reject')
          wasClosed = popup.closed
        }, 300)
      })
    }
}
