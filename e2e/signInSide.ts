import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { CaipNetworkId } from '../src/chains/network'
import { isSameAccount } from '../src/chains/accounts/sameAccount'
import { panel, walletRow, type Kind } from './everyChain'
import type { Visit } from './shop'

export const dialog = ({ page }: Visit) => page.getByRole('dialog')
export const heading = (visitor: Visit) => dialog(visitor).getByText('The Chandlery needs to connect to your wallet')

/** Answer of the server behind the page. */
export async function served({ page }: { page: Page }): Promise<{ accountAddress: string; chainId: string } | null> {
  const answer = await page.request.get(new URL('/auth/session', page.url()).href)
  return ((await answer.json()) as { session: { accountAddress: string; chainId: string } | null }).session
}

/** Connects a browser wallet; the sign-in view comes. */
export async function connectTo(visitor: Visit, kind: Kind) {
  const row = await walletRow(visitor, kind)
  await visitor.answer('Approve', () => row.first().click())
  await heading(visitor).waitFor()
}

/** Presses once the view was in sight for long enough. */
export async function pressSign(visitor: Visit): Promise<void> {
  const button = dialog(visitor).getByRole('button', { name: 'Sign', exact: true })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  await button.click()
}
export const pressCancel = (visitor: Visit) => dialog(visitor).getByRole('button', { name: 'Cancel' }).click()
export const isClosed = (visitor: Visit) => dialog(visitor).waitFor({ state: 'detached' })

/** Signs with a browser wallet; says what its window showed, and what the server was sent. */
export async function signIn(visitor: Visit) {
  const [sent, said] = await Promise.all([
    visitor.page.waitForRequest(/\/auth\/verify$/),
    visitor.answer('Sign', () => pressSign(visitor)),
  ])
  await isClosed(visitor)
  return { said, ...(sent.postDataJSON() as { message: string; signature: string }) }
}

/** Content behind the dialog can be read when it is gone. */
export async function closeDialog(visitor: Visit) {
  await visitor.page.keyboard.press('Escape')
  await isClosed(visitor)
}

/** The server knows the account that the page shows, in the one writing of its chain. */
export async function expectSession(visitor: Visit, kind: Kind) {
  const address = (await panel(visitor, kind).getByTestId('address').textContent()) ?? ''
  const isKnown = async () => {
    const session = await served(visitor)
    const chainId = session?.chainId as CaipNetworkId
    return session && kind.networkId.test(chainId) && isSameAccount(chainId, session.accountAddress, address)
  }
  await expect.poll(isKnown).toBe(true)
}

/** The page knows of a session. */
export async function readsSession({ page }: Visit) {
  await expect.poll(() => page.getByTestId('session').textContent()).toBe('signedIn')
}

/** The host was told. */
export async function expectEvent(
  { page }: Visit,
  name: 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_CANCEL_SIWX',
) {
  await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
}
