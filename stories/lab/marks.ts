import { markOfToken } from '../../src/services/marks/tokenMarks.late'
import { drawings as eip155 } from '../../src/services/marks/marksOfEip155.late'
import { drawings as cosmos } from '../../src/services/marks/marksOfCosmos.late'
import { drawings as bip122 } from '../../src/services/marks/marksOfBip122.late'
import { drawings as solana } from '../../src/services/marks/marksOfSolana.late'

/** The mark of a network as a picture that a view takes, by its reference of CAIP-2. */
export function networkMark(reference: string | number): string | undefined {
  const all = Object.entries({ ...eip155, ...cosmos, ...solana, ...bip122 })
  const [, drawing] = all.find(([keys]) => keys.split(' ').includes(`${reference}`)) ?? []
  return (
    drawing &&
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24">${drawing}</svg>`,
    )}`
  )
}

/** Ethereum, as views show it. */
export const ethereum = { name: 'Ethereum', image: networkMark(1) }

export const solanaMark = networkMark('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
export const bitcoinMark = networkMark('000000000019d6689c085ae165831e93')

/** Circle's USDC on Ethereum. */
export const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const onEthereum = 'eip155:1'

export const etherMark = markOfToken({ networkId: onEthereum, symbol: 'ETH' })
export const usdcMark = markOfToken({ networkId: onEthereum, address: usdcAddress, symbol: 'USDC' })
