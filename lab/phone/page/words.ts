import { base58 } from '@scure/base'
import { hexToString, isHex } from 'viem'
import type { PhoneAsk } from '../types'

export interface Words {
  readonly title: string
  readonly content: string
}

/** A question to the phone's person, in words. */
export function wordsOf(ask: PhoneAsk): Words {
  switch (ask.kind) {
    case 'connect': {
      const chains = ask.chains.map(({ name }) => name).join(', ')
      return {
        title: `Connect to ${ask.app.name}`,
        content: `Networks: ${chains}\nMay ask for: ${ask.methods.join(', ') || 'nothing'}`,
      }
    }
    case 'signIn':
      return {
        title: `Connect and sign in to ${ask.app.name}`,
        content: `Networks: ${ask.chains.map(({ name }) => name).join(', ')}\n\n${ask.message}`,
      }
    case 'request':
      return { title: `${titleOf(ask.method)} on ${ask.chain.name}`, content: contentOf(ask.method, ask.params) }
  }
}

function titleOf(method: string): string {
  if (/typedData/i.test(method)) return 'Sign data'
  if (/message|personal_sign/i.test(method)) return 'Sign a message'
  if (/send/i.test(method)) return 'Send'
  if (method === 'wallet_switchEthereumChain') return 'Switch network'
  if (method === 'wallet_addEthereumChain') return 'Add network'
  return method
}

function contentOf(method: string, params: unknown): string {
  if (method === 'personal_sign' && Array.isArray(params)) {
    const message = String(params[0])
    return isHex(message) ? hexToString(message) : message
  }
  const { message } = (params ?? {}) as { message?: unknown }
  if (typeof message !== 'string') return JSON.stringify(params, null, 2)
  return method === 'solana_signMessage' ? decoded(message) : message
}

function decoded(message: string): string {
  try {
    return new TextDecoder().decode(base58.decode(message))
  } catch {
    return message
  }
}
