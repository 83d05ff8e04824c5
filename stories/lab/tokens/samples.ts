import { etherMark } from '../marks'
import { fiatValue } from '../../../src/state/core/format/decimal'
import { formatBalance } from '../../../src/state/core/format/formatBalance'
import { formatNumber } from '../../../src/state/core/format/formatNumber'
import type { TokenBalance } from '../../../src/chains/tokens'
import type { TokenRow } from '../../../src/state/money/tokens/list'

/** An address of a contract, the same for the same number. */
export const contractOf = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}` as const

const ether: TokenBalance = {
  networkId: 'eip155:1',
  name: 'Ether',
  icon: etherMark,
  symbol: 'ETH',
  decimals: 18,
  value: 1_250_000_000_000_000_000n,
  price: '3000.5',
}

const coin = (index: number, name: string, symbol: string, value: bigint, price?: string): TokenBalance => ({
  networkId: 'eip155:1',
  address: contractOf(index),
  name,
  symbol,
  decimals: 6,
  value,
  price,
})

/** Tokens of an account of the lab, the currency of the network first. */
export const heldTokens: readonly TokenBalance[] = [
  ether,
  coin(1, 'Harbour Dollar', 'HRD', 1_204_500_000n, '1'),
  coin(2, 'Quay', 'QUAY', 88_000_000n, '2.25'),
  coin(3, 'The Remarkably Long Named Token of the Old Harbour', 'REMARKABLYLONG', 1n),
  coin(4, 'عملة الميناء', 'MINA', 5_000_000n, '0.5'),
]

const rowOf = (token: TokenBalance): TokenRow => ({
  token,
  worth: token.price === undefined ? undefined : (fiatValue(token, token.price) ?? undefined),
})

/** The same as rows of their list. */
export const tokenRows: readonly TokenRow[] = heldTokens.map(rowOf)

/** Worth next to nothing, and one that passes for another. */
export const hiddenTokenRows: readonly TokenRow[] = [
  { ...rowOf(coin(5, 'Crumb', 'CRMB', 900n, '1')), hidden: 'dust' },
  { ...rowOf(coin(6, 'Visit reward-claim.example', 'НRD', 10n ** 12n)), hidden: 'spam' },
]

/** As many tokens as are wanted. */
export function manyTokens(count: number): readonly TokenBalance[] {
  return Array.from({ length: count }, (_, index) =>
    coin(index + 10, `Token ${index + 1}`, `T${index + 1}`, BigInt(count - index) * 1_000_000n, '1'),
  )
}

export const manyTokenRows = (count: number): readonly TokenRow[] => manyTokens(count).map(rowOf)

/** Amounts as the connected list writes them. */
export const formatToken = ({ token, worth }: TokenRow) => ({
  amount: formatBalance(token),
  worth: worth === undefined ? undefined : formatNumber(worth, { currency: 'USD' }),
})
