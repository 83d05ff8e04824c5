import { RpcError } from './rpcError'

/** Asks a chain over JSON-RPC. */
export async function callChain(url: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => null,
  )
  if (!response?.ok) throw new RpcError(-32603, 'The chain does not answer')
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message?: string } }
  if (error) throw new RpcError(-32603, error.message)
  return result
}
