import { createPublicClient, erc20Abi, http, parseEther, parseUnits, type Address, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { dialogOf, hashOf, press } from './accountSide'
import { pressSign } from './signInSide'
import { leave, openSwap, reviewSwap, seesSwapped, swapChainOf } from './swapSide'
import {
  addressesOf,
  approveInVault,
  createWallet,
  pressIn,
  pressInVault,
  useVault,
  type VaultVisit,
} from './vaultSide'

const { come, lab } = useVault()

/** Signs the message of the sign-in view in the vault. */
async function signIn(visitor: VaultVisit): Promise<string> {
  await dialogOf(visitor).getByText('The Chandlery needs to connect to your wallet').waitFor()
  await pressSign(visitor)
  const said = await approveInVault(visitor)
  await dialogOf(visitor).waitFor({ state: 'detached' })
  return said
}

/** Account of the session at the server of the shop; Node does not know the name of its host. */
const session = ({ page }: VaultVisit) =>
  page.evaluate(async () => {
    const answer = (await (await fetch('/auth/session')).json()) as { session: { accountAddress: string } | null }
    return answer.session?.accountAddress
  })

describe('the embedded wallet', () => {
  it('signs in to the server of the shop, on EVM networks and on Solana', async () => {
    const visitor = await come({ path: '/vault.html?sign-in' })
    const { page } = visitor
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Continue with a passkey' }).click()
    await pressInVault(visitor, 'Create a wallet')
    const said = await signIn(visitor)
    expect(said).toContain('Come aboard The Chandlery.')
    expect(said).toContain(new URL(page.url()).host)
    const { evm, solana } = await addressesOf(visitor)
    expect(await session(visitor)).toBe(evm)
    await pressIn(visitor, 'In use', 'Solana')
    await signIn(visitor)
    expect(await session(visitor)).toBe(solana)
    await page.reload()
    await addressesOf(visitor)
    expect(await session(visitor)).toBe(solana)
    expect(visitor.problems).toEqual([])
  })

  it('swaps, and back by a signature', async () => {
    const visitor = await come()
    await createWallet(visitor)
    const { evm } = await addressesOf(visitor)
    const { held, node, feeOf } = swapChainOf(lab(), evm)
    await node.setBalance({ address: evm, value: parseEther('5') })
    await openSwap(visitor, 'ETH', 'LUSD', '0.123456789012345678')
    const least = await reviewSwap(visitor)
    await press(visitor, 'Swap')
    expect(await approveInVault(visitor)).toContain('0.123456789012345678')
    await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
    const first = await hashOf(visitor)
    expect(await held('LUSD')).toBeGreaterThanOrEqual(parseUnits(least, 6))
    expect(parseEther('5') - (await held('ETH')) - (await feeOf(first))).toBe(123_456_789_012_345_678n)
    await leave(visitor)

    await openSwap(visitor, 'LUSD', 'ETH', '100.000001')
    await reviewSwap(visitor)
    await press(visitor, 'Sign')
    expect(await approveInVault(visitor)).toContain('100.000001')
    await press(visitor, 'Swap')
    await approveInVault(visitor)
    await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
    const second = await hashOf(visitor)
    await leave(visitor)
    await seesSwapped(visitor, second, /^Swapped.*LUSD.*ETH/)
    expect(visitor.problems).toEqual([])
  })

  it('sends several calls, each with an approval of its own', async () => {
    const visitor = await come({ expectsConsole: [/AtomicNotSupportedError/] })
    await createWallet(visitor)
    const { evm } = await addressesOf(visitor)
    const { node, give } = swapChainOf(lab(), evm)
    await node.setBalance({ address: evm, value: parseEther('5') })
    await give('LUSD', parseUnits('10', 6))
    const [{ chain, url, token }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
    const client = createPublicClient({ chain, transport: http(url) })
    const shop = labAccounts[1]?.address as Address
    const held = () =>
      client.readContract({ address: token as Hex, abi: erc20Abi, functionName: 'balanceOf', args: [shop] })
    const before = await held()
    await pressIn(visitor, 'Calls', 'Buy')
    await approveInVault(visitor)
    await approveInVault(visitor)
    const panel = visitor.page.getByRole('region', { name: 'Calls' })
    await expect.poll(() => panel.getAttribute('data-status'), { timeout: 20_000 }).toBe('confirmed')
    expect((await held()) - before).toBe(parseUnits('2', 6))
    // All or none is more than this wallet can promise: nothing is asked.
    await pressIn(visitor, 'Calls', 'Buy all or none')
    await expect.poll(() => panel.getByTestId('verb').textContent()).toBe('AtomicNotSupportedError')
    expect(visitor.problems).toEqual([])
  })
})
