import { checksumAddress } from '../../chains/eip155/checksum'
import type { CaipNetworkId, Namespace } from '../../chains/network'
import { accountNames, InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from './fields'
import {
  authorityPattern,
  instantOf,
  noncePattern,
  requestIdPattern,
  schemePattern,
  statementPattern,
  uriPattern,
} from './grammar'
import { networkOfCluster } from '../../chains/solana/clusters'

const headPattern = /^(?:([^:/ ]+):\/\/)?([^ ]+) wants you to sign in with your (\w+) account:$/

/**
 * Reads a sign-in text, to the letter of EIP-4361 on eip155. Elsewhere it also reads the texts that wallets write
 * themselves (https://github.com/phantom/sign-in-with-solana): one line less without a statement, and the network
 * by its reference alone.
 * @throws InvalidSiwxMessageError with the part that is wrong
 * @example
 * const { domain, accountAddress, chainId, nonce } = parseSiwxMessage(text)
 */
export function parseSiwxMessage(text: string): SiwxMessage {
  const lines = text.split('\n')
  const { namespace, scheme, domain } = readHead(lines[0] ?? '')
  const accountAddress = readAddress(namespace, lines[1] ?? '')
  check(lines[2] === '', 'structure')
  const { statement, next } = readStatement(namespace, lines)
  const rest = lines.slice(next)
  const uri = take(rest, 'URI', 'uri', (value) => uriPattern.test(value))
  const version = take(rest, 'Version', 'version', (value) => value === '1')
  const chainId = readChain(
    namespace,
    take(rest, 'Chain ID', 'chainId', () => true),
  )
  const nonce = take(rest, 'Nonce', 'nonce', (value) => noncePattern.test(value))
  const issuedAt = take(rest, 'Issued At', 'issuedAt', isInstant)
  const expirationTime = takeOptional(rest, 'Expiration Time', 'expirationTime', isInstant)
  const notBefore = takeOptional(rest, 'Not Before', 'notBefore', isInstant)
  const requestId = takeOptional(rest, 'Request ID', 'requestId', (value) => requestIdPattern.test(value))
  const resources = readResources(rest)
  return {
    domain,
    ...(scheme === undefined ? {} : { scheme }),
    accountAddress,
    chainId,
    uri,
    version: version as '1',
    nonce,
    issuedAt,
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  }
}

function check(isRight: boolean, fault: SiwxFault): asserts isRight {
  if (!isRight) throw new InvalidSiwxMessageError(fault)
}

function readHead(line: string): { namespace: Namespace; scheme: string | undefined; domain: string } {
  const [, scheme, domain = '', name] = headPattern.exec(line) ?? []
  const known = Object.entries(accountNames).find((entry) => entry[1] === name)
  check(known !== undefined, 'structure')
  check(authorityPattern.test(domain) && (scheme === undefined || schemePattern.test(scheme)), 'domain')
  return { namespace: known[0] as Namespace, scheme, domain }
}

function readAddress(namespace: Namespace, line: string): string {
  const isRight =
    namespace === 'eip155'
      ? /^0x[0-9a-fA-F]{40}$/.test(line) && checksumAddress(line) === line
      : // No other chain writes an account as EVM chains do.
        /^(?!0x)[-.%a-zA-Z0-9]{1,128}$/i.test(line)
  check(isRight, 'accountAddress')
  return line
}

/** The statement, where there is one, and the index of the line with the URI. */
function readStatement(namespace: Namespace, lines: readonly string[]): { statement?: string; next: number } {
  const [first, second, third] = lines.slice(3)
  if (first === '' && second?.startsWith('URI: ')) return { next: 4 }
  if (namespace !== 'eip155' && first?.startsWith('URI: ') && second !== '') return { next: 3 }
  check(first !== undefined && second === '' && third?.startsWith('URI: ') === true, 'structure')
  check(statementPattern.test(first), 'statement')
  return { statement: first, next: 5 }
}

function readChain(namespace: Namespace, value: string): CaipNetworkId {
  if (namespace === 'eip155') {
    check(/^(?:0|[1-9]\d{0,31})$/.test(value), 'chainId')
    return `eip155:${value}`
  }
  const reference = value.startsWith(`${namespace}:`) ? value.slice(namespace.length + 1) : value
  check(/^[-_a-zA-Z0-9]{1,32}$/.test(reference), 'chainId')
  return (namespace === 'solana' && networkOfCluster(reference)) || `${namespace}:${reference}`
}

function take(rest: string[], title: string, fault: SiwxFault, isRight: (value: string) => boolean): string {
  const value = takeOptional(rest, title, fault, isRight)
  check(value !== undefined, 'structure')
  return value
}

function takeOptional(
  rest: string[],
  title: string,
  fault: SiwxFault,
  isRight: (value: string) => boolean,
): string | undefined {
  const start = `${title}: `
  if (!rest[0]?.startsWith(start)) return undefined
  const value = (rest.shift() ?? '').slice(start.length)
  check(isRight(value), fault)
  return value
}

function readResources(rest: readonly string[]): readonly string[] | undefined {
  const [title, ...entries] = rest
  if (title === undefined) return undefined
  check(title === 'Resources:', 'structure')
  return entries.map((entry) => {
    check(entry.startsWith('- '), 'structure')
    const resource = entry.slice(2)
    check(uriPattern.test(resource), 'resources')
    return resource
  })
}

function isInstant(value: string): boolean {
  return !Number.isNaN(instantOf(value))
}
