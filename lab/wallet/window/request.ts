import type { Decision, WalletRequest } from '../types'
import { namespaceNames, type Message } from './channel'
import { button, element } from './dom'

interface Shown {
  readonly title: string
  readonly content: string
  readonly action: string
}

/** Shows the one request this window was opened for, and sends back what its person decides. */
export function showRequest(root: HTMLElement, id: string): void {
  const page = window.opener as Window | null
  const say = (message: Message) => page?.postMessage(message, location.origin)
  let isDecided = false
  const decide = (decision: Decision) => {
    isDecided = true
    say({ type: 'decision', id, decision })
    window.close()
  }
  addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
    if (source !== page) return
    if (data.type !== 'request' || data.id !== id) return
    const { title, content, action } = describe(data.request, namespaceNames[data.namespace])
    const heading = element('h1', { tabindex: '-1' }, title)
    root.replaceChildren(
      element('p', { class: 'origin' }, data.request.origin),
      heading,
      ...('account' in data.request
        ? [
            element(
              'p',
              { class: 'origin' },
              `With your ${namespaceNames[data.namespace]} account ${data.request.account}`,
            ),
          ]
        : []),
      element('pre', { tabindex: '0', 'aria-label': 'Details' }, content),
      element(
        'div',
        { class: 'actions' },
        button('Reject', () => decide('reject')),
        button(action, () => decide('approve'), 'primary'),
      ),
    )
    heading.focus()
  })
  addEventListener('pagehide', () => {
    if (!isDecided) say({ type: 'decision', id, decision: 'reject' })
  })
  root.replaceChildren(element('p', { role: 'status' }, 'One moment'))
  say({ type: 'ready', id })
}

function describe(request: WalletRequest, chains: string): Shown {
  switch (request.kind) {
    case 'connect':
      return { title: 'Connect', content: `This page wants to see your ${chains} accounts.`, action: 'Approve' }
    case 'signMessage':
      return { title: 'Sign a message', content: request.message, action: 'Sign' }
    case 'signTypedData':
      return { title: 'Sign data', content: JSON.stringify(JSON.parse(request.typedData), null, 2), action: 'Sign' }
    case 'signTransaction':
      return {
        title: `Sign a transaction for ${request.chain.name}`,
        content: JSON.stringify(request.transaction, null, 2),
        action: 'Sign',
      }
    case 'sendTransaction':
      return {
        title: `Send ${countOf(request.transaction)}on ${request.chain.name}`,
        content: JSON.stringify(request.transaction, null, 2),
        action: 'Send',
      }
    case 'switchChain':
      return { title: 'Switch network', content: `Switch to ${request.chain.name}`, action: 'Switch' }
    case 'addChain':
      return { title: 'Add network', content: `${request.chain.name}\n${request.chain.rpcUrl}`, action: 'Add' }
  }
}

/** Number of calls that are asked for together, in words. */
function countOf(transaction: object): string {
  const calls = 'calls' in transaction && Array.isArray(transaction.calls) ? transaction.calls.length : 0
  return calls > 0 ? `${calls} calls ` : ''
}
