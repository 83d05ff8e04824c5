import { expect } from 'vitest'
import { defineNetwork } from '../../../../src/chains/network'
import type { RequestContext, RequestDescription } from '../../../../src/chains/requests'
import { describeRequest } from '../../../../src/chains/requests/describeRequest.late'

/** The account in use, another one, and a contract. */
export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** Context of requests of an EVM chain: Alice's account, on a network that does not exist. */
export const context: RequestContext = {
  network: defineNetwork({
    id: 31337,
    name: 'Harbour',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  }),
  account: `eip155:31337:${alice}`,
  origin: 'https://shop.example',
}

/** An account of Solana, and where its requests are asked for. */
export const solanaKey = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
export const solanaContext: RequestContext = {
  ...context,
  account: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solanaKey}`,
}

/** A field of typed data, and the domain that these tests sign for. */
export const field = (name: string, type: string) => ({ name, type })
export const domain = { name: 'Lab Dollar', version: '1', chainId: 31337, verifyingContract: token }
export const domainType = [
  field('name', 'string'),
  field('version', 'string'),
  field('chainId', 'uint256'),
  field('verifyingContract', 'address'),
]

/** Description of a request, which is to be of this kind. */
export async function readAs<Kind extends RequestDescription['kind']>(
  kind: Kind,
  method: string,
  params: unknown,
  given = context,
) {
  const description = await describeRequest({ method, params }, given)
  if (description.kind !== kind) throw new Error(`It is ${description.kind}: ${description.problem}`)
  return description as Extract<RequestDescription, { readonly kind: Kind }>
}

/** Typed data as they are told to Alice, or to another signer. */
export const readTypedData = (data: unknown, signer: unknown = alice) =>
  readAs('typedData', 'eth_signTypedData_v4', [signer, data])

/** Describes what is asked, and what would be sent for that: it comes to the same. */
export async function readTwice(method: string, params: unknown, given = context) {
  const description = await describeRequest({ method, params }, given)
  const again = await describeRequest({ method, params: description.params }, given)
  expect(again.params).toEqual(description.params)
  expect(again.problem).toBe(description.problem)
  return { description, again, sent: description.params }
}

/** The keys of what is warned of, in order. */
export const keysOf = ({ warnings }: { readonly warnings: readonly { readonly key: string }[] }) =>
  warnings.map(({ key }) => key)
