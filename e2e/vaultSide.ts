import type { FrameLocator, Page } from 'playwright'
import type { Hex } from 'viem'
import { afterEach, expect } from 'vitest'
import type { Lab } from '../lab/startLab'
import { useShop, type Visit } from './shop'
import { watchSecrets, type SecretWatch } from './vaultSecrets'

/** A visitor at the shop of the embedded wallet, with an authenticator. */
export interface VaultVisit extends Visit {
  /** The vault's page in the modal. */
  readonly vault: FrameLocator
  /** Everything that its pages passed on. A secret of a wallet in it fails the test when it ends. */
  readonly secrets: SecretWatch
  /** Takes the authenticator away and connects another one, a security key. */
  changeAuthenticator(): Promise<void>
}

interface Options {
  readonly hasPrf?: boolean
  readonly path?: string
  /** Host of the shop. @default shop.localhost, the same site as the vault */
  readonly host?: string
  readonly expectsConsole?: readonly RegExp[]
  /** The browser has no IntersectionObserver v2, as Firefox and Safari. */
  readonly cannotSeeCovers?: boolean
}

const abilities = {
  hasResidentKey: true,
  hasUserVerification: true,
  automaticPresenceSimulation: true,
  isUserVerified: true,
}

/** Gives a page a virtual authenticator. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasPrf: true,
    ...abilities,
  } as const
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** Starts the shop, and visits it with virtual authenticators. */
export function useVault() {
  const shop = useShop()
  const visitors: VaultVisit[] = []
  // Runs before the hook of the shop, which closes the pages.
  afterEach(async () => {
    const all = await Promise.all(visitors.splice(0).map(({ secrets }) => secrets.findings()))
    expect(
      all.flatMap(({ leaks }) => leaks),
      'secrets outside of the worker',
    ).toEqual([])
  })
  const come = async (options?: Options) => {
    const visitor = await visitWithPasskey(shop.visit, shop.lab(), options)
    visitors.push(visitor)
    return visitor
  }
  return { come, lab: shop.lab }
}

/** Opens the shop with a virtual authenticator. */
async function visitWithPasskey(
  visit: ReturnType<typeof useShop>['visit'],
  lab: Lab,
  {
    hasPrf = true,
    path = '/vault.html',
    host = 'shop.localhost',
    expectsConsole = [],
    cannotSeeCovers = false,
  }: Options = {},
): Promise<VaultVisit> {
  const shop = `http://${host}:${new URL(lab.url).port}`
  let useAuthenticator = async (_transport: 'internal' | 'usb') => {}
  let secrets: SecretWatch | undefined
  const visitor = await visit({
    path,
    expectsConsole,
    origins: [shop, new URL(lab.vaultUrl).origin],
    prepare: async (page) => {
      secrets = await watchSecrets(page.context())
      if (cannotSeeCovers)
        await page
          .context()
          .addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('WebAuthn.enable')
      let last: string | undefined
      useAuthenticator = async (transport) => {
        if (last) await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: last })
        const options = { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport, hasPrf, ...abilities } as const
        last = (await devTools.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId
      }
      await useAuthenticator('internal')
    },
  })
  if (!secrets) throw new Error('The page was not prepared')
  return {
    ...visitor,
    secrets,
    changeAuthenticator: () => useAuthenticator('usb'),
    vault: visitor.page.getByRole('dialog').frameLocator('iframe'),
  }
}

/** For so long Chromium ignores presses in a frame of another origin that has moved, in milliseconds. */
const movedMs = 600

/** Presses a button of the vault once presses count. */
export async function pressInVault({ vault, page }: VaultVisit, name: string | RegExp): Promise<void> {
  const button = vault.getByRole('button', { name, exact: true })
  await button.waitFor()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null)
  const place = () => page.getByRole('dialog').locator('iframe').boundingBox()
  for (let before = null; ; await page.waitForTimeout(movedMs)) {
    const now = JSON.stringify(await place())
    if (now === before) break
    before = now as never
  }
  await button.click()
}

/** Creates a wallet and connects it. */
export async function createWallet(visitor: VaultVisit): Promise<void> {
  const { page } = visitor
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with a passkey' }).click()
  await pressInVault(visitor, 'Create a wallet')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Approves the request that the vault shows, once all of it was visible; returns what it said. */
export async function approveInVault(visitor: VaultVisit): Promise<string> {
  await visitor.vault.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  const said = (await visitor.vault.locator('main').textContent()) ?? ''
  const area = visitor.vault.getByRole('group', { name: 'What is asked' })
  while (await visitor.vault.getByText('Scroll through all of it.').isVisible()) {
    // Each part has to be in sight for a while; from the end on it begins again with what was not.
    await visitor.page.waitForTimeout(movedMs)
    await area.evaluate((element) => {
      const { scrollTop, scrollHeight, clientHeight } = element
      element.scrollTop = scrollTop + clientHeight >= scrollHeight - 2 ? 0 : scrollTop + clientHeight / 2
    })
  }
  await pressInVault(visitor, 'Approve')
  return said
}

const panelOf = ({ page }: VaultVisit, name: string) => page.getByRole('region', { name, exact: true })

/** A value that a panel of the page shows. */
export const read = async (visitor: VaultVisit, name: string, testId: string) =>
  (await panelOf(visitor, name).getByTestId(testId).textContent()) ?? ''

export const becomes = (visitor: VaultVisit, name: string, testId: string, value: string | RegExp) =>
  expect.poll(() => read(visitor, name, testId), { timeout: 20_000 }).toMatch(value)

export const pressIn = (visitor: VaultVisit, name: string, button: string) =>
  panelOf(visitor, name).getByRole('button', { name: button, exact: true }).click()

/** The addresses of the wallet that is connected. */
export async function addressesOf(visitor: VaultVisit): Promise<{ readonly evm: Hex; readonly solana: string }> {
  await becomes(visitor, 'Ethereum', 'address', /^0x[0-9a-fA-F]{40}$/)
  await becomes(visitor, 'Solana', 'address', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const [evm, solana] = [await read(visitor, 'Ethereum', 'address'), await read(visitor, 'Solana', 'address')]
  return { evm: evm as Hex, solana }
}
