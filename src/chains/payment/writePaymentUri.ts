import type { Network } from '../network'

/** The parts of a link. */
export interface PaymentTerms {
  readonly network: Network
  readonly address: string
  readonly token?: string | undefined
  /** The same amount twice: in the smallest unit and as a decimal text. Left out: the payer chooses. */
  readonly value?: bigint | undefined
  readonly amount?: string | undefined
}

/**
 * The link that asks for a payment: EIP-681, Solana Pay or BIP-21. Null where a namespace has none, or none for tokens.
 * @example
 * writePaymentUri({ network, address, value: 10n ** 18n, amount: '1' }) // 'ethereum:0x…@1?value=1000000000000000000'
 */
export function writePaymentUri({ network, address, token, value, amount }: PaymentTerms): string | null {
  const { chainNamespace, id } = network
  if (chainNamespace === 'eip155') {
    const units = value === undefined ? '' : `${value}`
    if (!token) return `ethereum:${address}@${id}${units && `?value=${units}`}`
    return `ethereum:${token}@${id}/transfer?address=${address}${units && `&uint256=${units}`}`
  }
  const scheme = { solana: 'solana', bip122: 'bitcoin' }[chainNamespace as string]
  if (!scheme || (token && chainNamespace !== 'solana')) return null
  const encode = encodeURIComponent
  const query = [amount && `amount=${encode(amount)}`, token && `spl-token=${encode(token)}`].filter(Boolean).join('&')
  return `${scheme}:${address}${query && `?${query}`}`
}
