import { RpcError } from '../rpcError'

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly message?: string; readonly data?: unknown }
}

/** Asks a chain over JSON-RPC. */
export async function callChain(url: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const { result, error } = await post(url, body).catch(() => {
    throw new RpcError(-32603, 'The chain does not answer')
  })
  // The data of a reverted call is how a page learns why.
  if (error) throw new RpcError(-32603, error.message, error.data)
  return result
}

async function post(url: string, body: string): Promise<Answer> {
  // An address must be whole: a browser would take '' for the page itself.
  const response = await fetch(new URL(url), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as Answer
}
