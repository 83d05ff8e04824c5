import { checksumAddress } from '../../chains/eip155/checksum'
import type { Namespace } from '../../chains/network'
import { accountNames, InvalidSiwxMessageError, type SiwxMessage } from './fields'
import { parseSiwxMessage } from './parseSiwxMessage'

/**
 * Writes the text to sign: EIP-4361 on eip155, elsewhere the same lines as https://chainagnostic.org/CAIPs/caip-122
 * adapts them, with the whole CAIP-2 id.
 * @throws InvalidSiwxMessageError when a field would not read back as it is
 * @example
 * formatSiwxMessage({ domain, uri, accountAddress, chainId: 'eip155:1', nonce, issuedAt, version: '1' })
 */
export function formatSiwxMessage(message: SiwxMessage): string {
  const { chainId, statement, resources } = message
  const [namespace = '', reference = ''] = chainId.split(':')
  if (!Object.hasOwn(accountNames, namespace)) throw new InvalidSiwxMessageError('chainId')
  const isEvm = namespace === 'eip155'
  const accountAddress = isEvm ? checksumAddress(message.accountAddress) : message.accountAddress
  const origin = message.scheme === undefined ? message.domain : `${message.scheme}://${message.domain}`
  const lines = [
    `${origin} wants you to sign in with your ${accountNames[namespace as Namespace]} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${isEvm ? reference : chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...optional('Expiration Time', message.expirationTime),
    ...optional('Not Before', message.notBefore),
    ...optional('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ]
  const text = lines.join('\n')
  assertSame({ ...message, accountAddress }, parseSiwxMessage(text))
  return text
}

function optional(title: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${title}: ${value}`]
}

const fields = [
  'domain',
  'accountAddress',
  'chainId',
  'statement',
  'uri',
  'version',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
  'resources',
] as const

/** A field with a line break could otherwise write other fields. */
function assertSame(wanted: SiwxMessage, read: SiwxMessage): void {
  for (const field of fields)
    if (JSON.stringify(wanted[field]) !== JSON.stringify(read[field])) throw new InvalidSiwxMessageError(field)
}
