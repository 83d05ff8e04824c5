import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  type Address,
  type Hex,
} from 'viem'
import { expect } from 'vitest'
import { movePrice, treasury } from '../lab/chains/pools'
import { labAccounts } from '../lab/chains/startChain'
import type { Lab } from '../lab/startLab'
import { dialogOf, hashOf, openAccount, press } from './accountSide'
import type { Visit } from './shop'

type Visitor = Pick<Visit, 'page'>

export const me = labAccounts[0]?.address as Address

const mint = parseAbi(['function mint(address to, uint256 value)'])

/** The chain that the shop begins on, asked without it. */
export function swapChainOf({ chains: [lab] }: Lab, owner = me) {
  if (!lab) throw new Error('The lab has no chain')
  const client = createPublicClient({ chain: lab.chain, transport: http(lab.url) })
  const node = createTestClient({ mode: 'anvil', chain: lab.chain, transport: http(lab.url) })
  const tokenOf = (symbol: string) => lab.pools.tokens.find((one) => one.symbol === symbol)?.address as Address
  const read = { abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
  const allowance = { abi: erc20Abi, functionName: 'allowance', args: [owner, lab.pools.router] } as const
  return {
    node,
    router: lab.pools.router,
    tokenOf,
    held: (symbol: string) =>
      symbol === 'ETH'
        ? client.getBalance({ address: owner })
        : client.readContract({ ...read, address: tokenOf(symbol) }),
    allowed: (symbol: string) => client.readContract({ ...allowance, address: tokenOf(symbol) }),
    nonce: () => client.getTransactionCount({ address: owner }),
    /** Fee of a transaction of the account, which has to have been done. */
    feeOf: async (hash: string) => {
      const { gasUsed, effectiveGasPrice, status } = await client.getTransactionReceipt({ hash: hash as Hex })
      expect(status).toBe('success')
      return gasUsed * effectiveGasPrice
    },
    move: (percent: number) => movePrice(lab, percent),
    /** Gives an account some of a token, as anyone can. */
    give: async (symbol: string, value: bigint, to = owner) => {
      await node.impersonateAccount(treasury)
      await node.setBalance({ address: treasury.address, value: parseEther('1000') })
      const data = encodeFunctionData({ abi: mint, args: [to, value] })
      await node.sendUnsignedTransaction({ from: treasury.address, to: tokenOf(symbol), data })
      await node.stopImpersonatingAccount(treasury)
    },
  }
}

const fieldOf = (visitor: Visitor, name: string) => dialogOf(visitor).getByRole('textbox', { name, exact: true })
export const payOf = (visitor: Visitor) => fieldOf(visitor, 'You pay')
export const getOf = (visitor: Visitor) => fieldOf(visitor, 'You get')

/** Chooses a token for a side, unless it is chosen. */
export async function chooseSide(visitor: Visitor, side: 'from' | 'to', symbol: string) {
  const dialog = dialogOf(visitor)
  const pill = dialog
    .getByRole('button', { name: /^(Token: |You (pay|get): Select token)/ })
    .nth(side === 'from' ? 0 : 1)
  await pill.waitFor()
  if ((await pill.textContent())?.includes(symbol)) return
  await pill.click()
  await dialog
    .getByRole('list', { name: /^(Your|All) tokens$/ })
    .getByRole('button', { name: new RegExp(`\\b${symbol}\\b`) })
    .click()
  await payOf(visitor).waitFor()
}

/** At the form, with what is to be swapped. */
export async function openSwap(visitor: Visitor, from: string, to: string, amount: string) {
  await openAccount(visitor)
  await press(visitor, 'Swap')
  await chooseSide(visitor, 'from', from)
  await chooseSide(visitor, 'to', to)
  await payOf(visitor).fill(amount)
}

/** Text beside a label of the review, without its symbol. */
export async function figureOf(visitor: Visitor, label: string): Promise<string> {
  const term = dialogOf(visitor).locator('dt', { hasText: new RegExp(`^${label}$`) })
  const text = await term.locator('xpath=following-sibling::dd[1]').textContent()
  return text?.split(/\s/)[0]?.replaceAll(',', '') ?? ''
}

/** Looks at the swap; returns the least that may arrive, as it is shown. */
export async function reviewSwap(visitor: Visitor): Promise<string> {
  await press(visitor, 'Review swap')
  await dialogOf(visitor).getByRole('heading', { name: 'Review swap' }).waitFor()
  return figureOf(visitor, 'At least')
}

/** Swaps what is looked at, once it is at that; returns the hash. */
export async function swap(visitor: Visit): Promise<string> {
  const button = dialogOf(visitor).getByRole('button', { name: 'Swap', exact: true })
  await button.waitFor()
  await visitor.answer('Send', () => button.click())
  await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
  return hashOf(visitor)
}

/** Leaves what was swapped, and the modal. */
export async function leave(visitor: Visitor) {
  await press(visitor, 'Done')
  await visitor.page.keyboard.press('Escape')
  await dialogOf(visitor).waitFor({ state: 'detached' })
}

/** The row of a swap in the list of what happened, which has to be a confirmed one. */
export async function seesSwapped(visitor: Visitor, hash: string, words = /^Swapped/) {
  await openAccount(visitor)
  await dialogOf(visitor).getByRole('tab', { name: 'Activity' }).click()
  const row = dialogOf(visitor).locator(`a[href*="/tx/${hash}"]`)
  await row.waitFor()
  const text = await row.textContent()
  expect(text).toMatch(words)
  expect(text).not.toMatch(/Pending|Failed/)
  // The received amount is shown by its row, and not once more as an arrival.
  expect(
    await dialogOf(visitor)
      .getByText(/^Received/)
      .count(),
  ).toBe(0)
  await visitor.page.keyboard.press('Escape')
  await dialogOf(visitor).waitFor({ state: 'detached' })
}
