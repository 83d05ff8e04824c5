import { encodeAddress } from '@polkadot/util-crypto'
import { expect } from 'vitest'
import { says, type Visit } from './shop'
import { verifyBitcoin, verifyCosmos, verifyEvm, verifyPolkadot, verifySolana, type Verify } from './verify'

/** A kind of chain on the page for all of them. */
export interface Kind {
  readonly namespace: string
  /** Name of the chain. */
  readonly name: string
  /** Name of its row in the modal. */
  readonly wallet: string
  readonly address: RegExp
  readonly network: string
  readonly networkId: RegExp
  readonly verify: Verify
  /** The wallet's own writing of an account, where that is not as the page does. */
  readonly asWallet?: (address: string) => string
}

export const evm: Kind = {
  namespace: 'eip155',
  name: 'Ethereum',
  wallet: 'Lab Wallet',
  address: /^0x[0-9a-fA-F]{40}$/,
  network: 'Harbour',
  networkId: /^eip155:31337$/,
  verify: verifyEvm,
}
export const solana: Kind = {
  namespace: 'solana',
  name: 'Solana',
  wallet: 'Lab Wallet Solana',
  address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  network: 'Solana',
  networkId: /^solana:/,
  verify: verifySolana,
}
export const bitcoin: Kind = {
  namespace: 'bip122',
  name: 'Bitcoin',
  wallet: 'Lab Wallet Bitcoin',
  address: /^bc1q/,
  network: 'Bitcoin',
  networkId: /^bip122:000000000019d6689c085ae165831e93$/,
  verify: verifyBitcoin,
}
export const polkadot: Kind = {
  namespace: 'polkadot',
  name: 'Polkadot',
  wallet: 'Lab Wallet Polkadot',
  // With prefix 0, as the network writes it.
  address: /^1/,
  network: 'Polkadot',
  networkId: /^polkadot:91b171bb158e2d3848fa23a9f1c25182$/,
  verify: verifyPolkadot,
  asWallet: (address) => encodeAddress(address, 42),
}
export const cosmos: Kind = {
  namespace: 'cosmos',
  name: 'Cosmos',
  wallet: 'Keplr',
  address: /^cosmos1/,
  network: 'Cosmos Hub',
  networkId: /^cosmos:cosmoshub-4$/,
  verify: verifyCosmos,
}
export const kinds: readonly Kind[] = [evm, solana, bitcoin, polkadot, cosmos]

/** The text that is signed on the page. */
export const order = 'Zwölf Klafter Tau ⚓'
type Reading = 'namespace' | 'status' | 'address' | 'network'

/** The page did nothing that it should not do. */
export function expectQuiet({ problems }: Visit) {
  expect(problems).toEqual([])
}

/** The panel of what is in use, or of one kind of chain. */
export function panel({ page }: Visit, kind: Kind | 'In use') {
  return page.getByRole('region', { name: kind === 'In use' ? kind : kind.name, exact: true })
}

/** Text of a panel. */
export async function reads(visitor: Visit, kind: Kind | 'In use', what: Reading, value: RegExp | string) {
  await says(panel(visitor, kind).getByTestId(what), value)
}

/** Opens the modal at the wallets and returns the row of one. */
export async function walletRow(visitor: Visit, kind: Kind) {
  await panel(visitor, kind).getByRole('button', { name: 'Connect' }).click()
  return visitor.page.getByRole('dialog').getByRole('button', { name: kind.wallet })
}

/** Picks the wallet in the modal and approves in the wallet's window; returns what that said. */
export async function connectTo(visitor: Visit, kind: Kind): Promise<string> {
  const row = await walletRow(visitor, kind)
  const said = await visitor.answer('Approve', () => row.first().click())
  await reads(visitor, kind, 'status', /^connected$/)
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
  return said
}

/** Signs with what is in use, and checks the signature. */
export async function signWith(visitor: Visit, { name, verify, asWallet = (address) => address }: Kind) {
  const { page } = visitor
  const said = await visitor.answer('Sign', () => page.getByRole('button', { name: 'Sign', exact: true }).click())
  const address = (await panel(visitor, 'In use').getByTestId('address').textContent()) ?? ''
  expect(said).toContain(order)
  expect(said).toContain(`With your ${name} account ${asWallet(address)}`)
  await expect.poll(() => page.getByTestId('signature').textContent()).not.toContain('Waiting')
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  expect(await verify(order, signature, address), `${signature} by ${address}`).toBe(true)
  expect(await verify(`${order}!`, signature, address)).toBe(false)
}
