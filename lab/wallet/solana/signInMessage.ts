import { RpcError } from '../rpcError'

type Fields = Readonly<Record<string, unknown>>

// https://github.com/phantom/sign-in-with-solana: the lines of the message and the fields they show.
const lines = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/** Writes the text of Sign In With Solana; a page may ask for its own domain only. */
export function signInMessage(input: Fields, host: string, address: string): string {
  const { domain = host, statement, resources } = input
  if (domain !== host) throw new RpcError(-32602, 'The domain is not the one of this page')
  const shown = lines
    .filter(([, field]) => input[field] !== undefined)
    .map(([title, field]) => `${title}: ${String(input[field])}`)
  if (Array.isArray(resources))
    shown.push(['Resources:', ...resources.map((resource) => `- ${String(resource)}`)].join('\n'))
  const parts = [`${host} wants you to sign in with your Solana account:\n${address}`]
  if (statement !== undefined) parts.push(String(statement))
  if (shown.length > 0) parts.push(shown.join('\n'))
  return parts.join('\n\n')
}
