import { canonicalEip155, canonicalSolana } from '../accounts/addresses'
import type { CaipNetworkId, Namespace } from '../network'

/** The payment that a link asks for. */
export interface PaymentRequest {
  readonly namespace: Namespace
  /** Left out where the link names no network: Solana Pay and BIP-21 know none. */
  readonly networkId?: CaipNetworkId | undefined
  /** The receiver: an address, or with EIP-681 a name. */
  readonly to: string
  /** Contract, or mint; left out for the network's own currency. */
  readonly token?: string | undefined
  /** In the smallest unit, as EIP-681 has it. */
  readonly value?: bigint | undefined
  /** In whole units as a decimal text, as Solana Pay and BIP-21 have it. */
  readonly amount?: string | undefined
}

/** More than this no contract can be asked to move. */
const mostUnits = 2n ** 256n - 1n

/** Longer texts are no links of these kinds. */
const mostCharacters = 2048

/**
 * Reads a link that asks for a payment: EIP-681, Solana Pay or BIP-21. Null for other text, and for a link with further requests.
 * know to have been left out.
 * @example
 * readPaymentUri('bitcoin:bc1q…?amount=0.5')?.amount // '0.5'
 */
export function readPaymentUri(text: string): PaymentRequest | null {
  const match =
    text.length <= mostCharacters && /^(ethereum|solana|bitcoin):([^?#\s]+)(?:\?([^#\s]*))?$/i.exec(text.trim())
  if (!match) return null
  const [, scheme = '', target = '', query = ''] = match
  const fields = readQuery(query)
  if (!fields) return null
  switch (scheme.toLowerCase()) {
    case 'ethereum':
      return readEthereum(target, fields)
    case 'solana':
      return readSolana(target, fields)
    default:
      return readBitcoin(target, fields)
  }
}

type Fields = Readonly<Record<string, string>>

/** Each field once: of two amounts it is not known which is meant. */
function readQuery(query: string): Fields | null {
  const fields = new Map<string, string>()
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    if (fields.has(name)) return null
    try {
      fields.set(name, decodeURIComponent(rest.join('=')))
    } catch {
      return null
    }
  }
  return Object.fromEntries(fields)
}

// https://eips.ethereum.org/EIPS/eip-681
const ethereumTarget = /^(?:pay-)?([\w.-]+?)(?:@(\d{1,32}))?(?:\/(\w+))?$/

function readEthereum(target: string, fields: Fields): PaymentRequest | null {
  const [, address, chainId, call] = ethereumTarget.exec(target) ?? []
  // Without a number the link means the chain that the payer is on.
  const networkId: CaipNetworkId | undefined = chainId === undefined ? undefined : `eip155:${BigInt(chainId)}`
  const about = { namespace: 'eip155', networkId } as const
  const named = readEthereumParty(address)
  if (!named) return null
  if (call === undefined) {
    const value = readUnits(fields.value)
    return value === null || 'uint256' in fields ? null : { ...about, to: named, value }
  }
  const to = readEthereumParty(fields.address)
  const value = readUnits(fields.uint256)
  // Any other call does something else than to pay, and a token takes nothing along.
  const isTransfer = call === 'transfer' && readUnits(fields.value ?? '0') === 0n
  if (!isTransfer || !to || value === null || !named.startsWith('0x')) return null
  return { ...about, to, token: named, value }
}

function readEthereumParty(text = ''): string | null {
  if (/^0x/i.test(text)) return canonicalEip155(text) && isChecked(text) ? text : null
  return /^[\w-]+(\.[\w-]+)+$/.test(text) ? text : null
}

/** Letters of both cases are a checksum (EIP-55), which then has to be right. */
function isChecked(address: string): boolean {
  const letters = address.slice(2)
  const isMixed = letters !== letters.toLowerCase() && letters !== letters.toUpperCase()
  return !isMixed || canonicalEip155(address) === address
}

/** A whole number as EIP-681 writes it, also as 2.014e18; undefined where none is given, null for other text. */
function readUnits(text: string | undefined): bigint | null | undefined {
  if (text === undefined) return undefined
  const [, whole = '', fraction = '', exponent = '0'] =
    /^\+?(\d{1,80})(?:\.(\d{1,80}))?(?:e\+?(\d{1,2}))?$/i.exec(text) ?? []
  if (whole === '') return null
  const digits = fraction.replace(/0+$/, '')
  const zeros = Number(exponent) - digits.length
  if (zeros < 0) return null
  const value = BigInt(whole + digits + '0'.repeat(zeros))
  return value > mostUnits ? null : value
}

// https://docs.solanapay.com/spec; `reference` and `memo` are to be written into the transaction, so they are refused.
const solanaFields = /^(amount|spl-token|label|message)$/

function readSolana(to: string, fields: Fields): PaymentRequest | null {
  const token = fields['spl-token']
  const isAccount = (text: string) => canonicalSolana(text) !== null
  const isPlain = Object.keys(fields).every((name) => solanaFields.test(name))
  const isWhole = isAccount(to) && (token === undefined || isAccount(token)) && isPlain && isAmount(fields.amount, 36)
  return isWhole ? { namespace: 'solana', to, token, amount: fields.amount } : null
}

// https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki
function readBitcoin(target: string, fields: Fields): PaymentRequest | null {
  const isRequired = Object.keys(fields).some((name) => name.startsWith('req-'))
  // Codes are smaller in capitals, which bech32 allows.
  const to = /^(BC|TB|BCRT)1/.test(target) && target === target.toUpperCase() ? target.toLowerCase() : target
  const isWhole = /^[a-zA-Z0-9]{14,90}$/.test(to) && !isRequired && isAmount(fields.amount, 8)
  return isWhole ? { namespace: 'bip122', to, amount: fields.amount } : null
}

function isAmount(text: string | undefined, places: number): boolean {
  return text === undefined || new RegExp(`^\\d{1,80}(\\.\\d{1,${places}})?$`).test(text)
}
