import { WalletResponseError } from '../../errors/walletErrors'
import { hasMethods, safeGet, tryOrNull } from '../../untrusted'
import { isRecord } from '../../guards'
import type { CaipNetworkId } from '../../network'
import type { PairedSignIn, PairingSignIn, PairRequest } from '../../pairing'
import { InvalidSiwxMessageError, type SiwxMessage } from '../../../siwx/message/fields'
import { formatSiwxMessage } from '../../../siwx/message/formatSiwxMessage'
import { parseSiwxMessage } from '../../../siwx/message/parseSiwxMessage'
import { proposalOf } from '../namespaces'
import { isRecap, readRecap, saysRecap, writeRecap } from './recap'
import type { Provider } from '../relay'

const issuerPattern = /^did:pkh:(eip155:\d{1,32}):(0x[0-9a-f]{40})$/i
const noOne = '0x0000000000000000000000000000000000000000'

/** One text that a wallet signed while it approved. */
export interface SignedIn {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
  /** A contract has to say if the signature is its own, https://eips.ethereum.org/EIPS/eip-1271 */
  readonly isContract: boolean
  /** Methods that it may be asked for, and their chains. */
  readonly methods: readonly string[]
  readonly chainIds: readonly string[]
  /** Left out where the text is no EIP-4361 for an address in lower case: it is honest, but cannot be read back. */
  readonly paired?: PairedSignIn
}

/**
 * The sign-in to ask for with the approval, where the library can: on eip155 alone, without a request id, which it
 * drops at 2.21.8, and with fields that a text can hold. Otherwise the approval comes without.
 */
export function signInOf(provider: Provider, { signIn, networks }: PairRequest): PairingSignIn | undefined {
  if (!signIn?.verifier || signIn.fields.requestId !== undefined || !hasMethods(provider, 'authenticate'))
    return undefined
  const isEvm = networks.every(({ chainNamespace }) => chainNamespace === 'eip155')
  const [chainId] = signIn.chainIds
  const isWritable = tryOrNull(() => formatSiwxMessage({ ...signIn.fields, accountAddress: noOne, chainId })) !== null
  return isEvm && isWritable && !isRecap(signIn.fields.resources?.at(-1)) ? signIn : undefined
}

/** Arguments of the library's `authenticate`; the namespaces are for its provider, which reads endpoints from them. */
export function authenticationOf({ fields, chainIds }: PairingSignIn, networks: PairRequest['networks']) {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources = [] } = fields
  const optionalNamespaces = proposalOf(networks)
  const methods = optionalNamespaces['eip155']?.methods ?? []
  return {
    domain,
    uri,
    nonce,
    chains: [...chainIds],
    // For the proposal, which takes whatever can be iterated. What has a length would also be written into a recap, by
    // means of a Buffer that pages do not have.
    methods: new Set(methods) as Iterable<string> as string[],
    resources: [...resources, writeRecap(methods)],
    ...(statement === undefined ? {} : { statement }),
    ...(expirationTime === undefined ? {} : { exp: expirationTime }),
    ...(notBefore === undefined ? {} : { nbf: notBefore }),
    optionalNamespaces,
  }
}

/**
 * The sign-ins a wallet gave with its approval; whether they are signed by who they say is another question.
 * @throws WalletResponseError when one of them is not what was asked for
 */
export function readSignIns(cacaos: unknown, asked: PairingSignIn): readonly SignedIn[] {
  if (!Array.isArray(cacaos)) throw new WalletResponseError('The wallet did not answer with sign-ins')
  return (cacaos as unknown[]).map((cacao) => readSignIn(cacao, asked))
}

function readSignIn(cacao: unknown, { fields, chainIds }: PairingSignIn): SignedIn {
  const payload = safeGet(cacao, 'p')
  const signature = safeGet(cacao, 's', 's')
  check(isRecord(payload), 'payload')
  check(safeGet(cacao, 'h', 't') === 'caip122' || safeGet(cacao, 'h', 't') === 'eip4361', 'header')
  check(typeof signature === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(signature), 'signature')
  const { iss, resources } = payload
  const [, chainId, address] = (typeof iss === 'string' && issuerPattern.exec(iss)) || []
  check(address !== undefined && chainIds.includes(chainId as CaipNetworkId), 'issuer')
  const last = Array.isArray(resources) ? (resources as unknown[]).at(-1) : undefined
  const recap = typeof last === 'string' && isRecap(last) ? readRecap(last) : { methods: [], chains: [], sentence: '' }
  const message = textOf(payload, { chainId: String(chainId), address, sentence: recap.sentence })
  const signed = {
    chainId: chainId as CaipNetworkId,
    address,
    message,
    signature,
    isContract: safeGet(cacao, 's', 't') !== 'eip191',
    methods: recap.methods,
    chainIds: recap.chains,
  }
  const data = readText(message)
  if (!data) return signed
  for (const field of ['domain', 'uri', 'nonce', 'expirationTime', 'notBefore', 'requestId'] as const)
    check(data[field] === fields[field], field)
  check(isSameStatement(data.statement, fields.statement), 'statement')
  check(isSameResources(data.resources, fields.resources), 'resources')
  return { ...signed, paired: { data, message, signature, cacao } }
}

interface Signer {
  readonly chainId: string
  readonly address: string
  readonly sentence: string
}

/** The text of https://chainagnostic.org/CAIPs/caip-74 as wallets write it. */
function textOf(payload: Readonly<Record<string, unknown>>, { chainId, address, sentence }: Signer): string {
  const { domain, aud, version, nonce, iat, exp, nbf, requestId, resources } = payload
  const said = typeof payload['statement'] === 'string' ? payload['statement'] : ''
  const statement = said.includes(sentence.slice(0, sentence.indexOf(':') + 1))
    ? said
    : [said, sentence].filter(Boolean).join(' ')
  const line = (title: string, value: unknown) => (value ? [`${title}: ${String(value)}`] : [])
  return [
    `${String(domain)} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${String(aud)}`,
    `Version: ${String(version)}`,
    `Chain ID: ${chainId.slice('eip155:'.length)}`,
    `Nonce: ${String(nonce)}`,
    `Issued At: ${String(iat)}`,
    ...line('Expiration Time', exp),
    ...line('Not Before', nbf),
    ...line('Request ID', requestId),
    ...(Array.isArray(resources)
      ? ['Resources:', ...(resources as unknown[]).map((resource) => `- ${String(resource)}`)]
      : []),
  ].join('\n')
}

/** The text as data; null where nothing but the checksum of the address is missing. */
function readText(message: string): SiwxMessage | null {
  try {
    return parseSiwxMessage(message)
  } catch (error) {
    if (error instanceof InvalidSiwxMessageError && error.fault === 'accountAddress') return null
    throw new WalletResponseError('The wallet signed a text that is no sign-in', { cause: error })
  }
}

/** The permissions of the wallet are written behind the statement. */
function isSameStatement(signed: string | undefined, asked: string | undefined): boolean {
  return (signed || undefined) === (asked || undefined) || (signed !== undefined && saysRecap(signed, asked))
}

function isSameResources(signed: readonly string[] = [], asked: readonly string[] = []): boolean {
  const own = isRecap(signed.at(-1)) ? signed.slice(0, -1) : signed
  return own.length === asked.length && own.every((resource, index) => resource === asked[index])
}

function check(isRight: boolean, part: string): asserts isRight {
  if (!isRight) throw new WalletResponseError(`The wallet signed in to something else: ${part}`)
}
