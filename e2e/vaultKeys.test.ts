import { hex } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { VaultHost } from '../lab/vault/host'
import type { VaultParts } from '../lab/vault/main'
import { serveHost, serveParts } from '../lab/vault/serveVault'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { addressesOf, deriveKeys } from '../src/vault/keys/accounts'
import { readRecord, type WalletRecord } from '../src/vault/keys/record'

declare const parts: VaultParts
declare const host: VaultHost
declare const failureOf: (error: unknown) => string

let served: Record<'vault' | 'host', Awaited<ReturnType<typeof serveParts>>>
let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  served = { vault: await serveParts(), host: await serveHost() }
  browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: [...launchArgs, '--host-resolver-rules=MAP other.test 127.0.0.1'],
  })
})
afterEach(async () => void (await Promise.all(contexts.splice(0).map((context) => context.close()))))
afterAll(async () => {
  await browser?.close()
  await served?.vault.stop()
  await served?.host.stop()
})

interface Device {
  readonly page: Page
  /** Errors of the page, and rules of the policy that it broke. */
  readonly problems: readonly string[]
  /** Everything that the page stored, and every request that it made. */
  readonly seen: () => Promise<string>
  /** The visitor touches the authenticator when it asks, or does nothing. */
  setPresence(isPresent: boolean): Promise<void>
}

const vaultUrl = () => `http://vault.shop.localhost:${new URL(served.vault.url).port}/`

/** A visitor's device with its own authenticator. */
async function openDevice({ hasPrf = true, hostName = '' } = {}): Promise<Device> {
  const context = await browser.newContext()
  contexts.push(context)
  const page = await context.newPage()
  const problems: string[] = []
  const asked: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      automaticPresenceSimulation: true,
      isUserVerified: true,
    },
  })
  await page.goto(hostName ? `http://${hostName}:${new URL(served.host.url).port}/host.html` : vaultUrl())
  await page.waitForFunction((name) => name in window, hostName ? 'host' : 'parts')
  return {
    page,
    problems,
    seen: async () => {
      const stored = await page.evaluate(async () =>
        JSON.stringify([await parts.list(), { ...localStorage }, location.href]),
      )
      return [stored, ...asked].join('\n')
    },
    setPresence: async (isPresent) => {
      await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isPresent })
    },
  }
}

const create = async ({ page }: Device) => {
  const { answer, left } = await page.evaluate(() => parts.create('Ada'))
  if (!('result' in answer)) throw new Error(answer.failure)
  expect(left).toBe(0)
  return readRecord(answer.result)
}
const signHello = ({ page }: Device, record: WalletRecord) =>
  page.evaluate((given) => {
    const message = new TextEncoder().encode('Hello')
    return parts.sign(given, { namespace: 'eip155', kind: 'message', message })
  }, record)
const isSigned = (record: WalletRecord, answer: unknown) =>
  verifyMessage({
    address: record.addresses.eip155 as Hex,
    message: 'Hello',
    signature: (answer as { result: readonly [Hex] }).result[0],
  })

describe('a wallet of a passkey, in a browser under the headers of the vault', () => {
  it('is created, stored and signs, also after a reload, with its key in the worker alone', async () => {
    const device = await openDevice()
    const record = await create(device)
    await device.page.reload()
    await device.page.waitForFunction(() => 'parts' in window)
    const [stored] = await device.page.evaluate(() => parts.list())
    expect(readRecord(stored)).toEqual(record)
    const signed = await signHello(device, record)
    expect(await isSigned(record, signed)).toBe(true)
    expect(device.problems).toEqual([])
    const exported = await device.page.evaluate((given) => parts.exportWords(given), record)
    const words = 'result' in exported ? exported.result : ''
    const entropy = mnemonicToEntropy(words, wordlist)
    const { eip155, solana } = deriveKeys(entropy)
    expect(addressesOf({ eip155, solana })).toEqual(record.addresses)
    const told = [JSON.stringify([record, signed]), await device.seen()].join('\n')
    for (const secret of [words, ...[entropy, eip155, solana].map((one) => hex.encode(one))])
      expect(told).not.toContain(secret)
    // Nothing but the page's own files was asked for.
    const { port } = new URL(served.vault.url)
    const addresses = (await device.seen()).split('\n').slice(1)
    expect(addresses.filter((address) => !address.startsWith(`http://vault.shop.localhost:${port}/`))).toEqual([])
  })

  it('is not opened by the passkey of another device', async () => {
    const [device, other] = [await openDevice(), await openDevice()]
    const record = await create(device)
    await create(other)
    const answer = await signHello(other, record).catch(() => 'refused by the browser')
    expect(answer).toBe('refused by the browser')
    // The passkey of the other device, under the id of the first.
    const [own] = record.passkeys
    const forged = await other.page.evaluate(async (given) => {
      const [mine] = (await parts.list()) as WalletRecord[]
      const passkeys = given.passkeys.map((one) => ({ ...one, credentialId: mine?.passkeys[0]?.credentialId ?? '' }))
      const message = new Uint8Array(1)
      return parts.sign({ ...given, passkeys }, { namespace: 'eip155', kind: 'message', message })
    }, record)
    expect(own).toBeDefined()
    expect(forged).toEqual({ failure: 'sealed' })
  })

  it('is not created where the authenticator has no PRF, and nothing is stored', async () => {
    const device = await openDevice({ hasPrf: false })
    const failure = await device.page.evaluate(() => parts.create('Ada').then(() => 'created', failureOf))
    expect(failure).toBe('noPrf')
    expect(await device.page.evaluate(() => parts.list())).toEqual([])
  })

  it('is not created or used where the visitor gives up, and is at the next try', async () => {
    const device = await openDevice()
    const { page } = device
    await device.setPresence(false)
    const givenUp = page.evaluate(() => parts.create('Ada').then(() => 'created', failureOf))
    await page.waitForTimeout(300)
    await device.setPresence(true)
    const record = await create(device)
    expect(await givenUp).toBe('cancelled')
    expect(await page.evaluate(() => parts.list())).toHaveLength(1)
    await device.setPresence(false)
    const unsigned = signHello(device, record).then(
      () => 'signed',
      (error: unknown) => String(error),
    )
    await page.waitForTimeout(300)
    await device.setPresence(true)
    expect(await isSigned(record, await signHello(device, record))).toBe(true)
    expect(await unsigned).toMatch(/The passkey was not used/)
  })

  it('has no second passkey of the same device', async () => {
    const device = await openDevice()
    const record = await create(device)
    const failure = await device.page.evaluate(
      (given) => parts.addPasskey(given, 'Again').then(() => 'added', failureOf),
      record,
    )
    expect(failure).toBe('exists')
  })

  it('is stored once where two write at the same time, and the slower one is told', async () => {
    const device = await openDevice()
    const record = await create(device)
    const written = await device.page.evaluate((given) => {
      const next = { ...given, revision: given.revision + 1 }
      return Promise.all([1, 2].map(() => parts.write(next).then(() => 'written', failureOf)))
    }, record)
    expect(written.sort()).toEqual(['conflict', 'written'])
    const hosts = await device.page.evaluate(async () => {
      const origin = 'https://shop.example'
      const before = await parts.hosts.walletOf(origin)
      await parts.hosts.connectHost({ origin, walletId: 'one' })
      const connected = await parts.hosts.walletOf(origin)
      await parts.hosts.disconnectHost(origin)
      return [before, connected, await parts.hosts.walletOf(origin)]
    })
    expect(hosts).toEqual([null, 'one', null])
  })

  it('is on a page that starts no other script', async () => {
    const device = await openDevice()
    const failure = await device.page.evaluate(() => {
      try {
        parts.startOther('/assets/other.js')
        return 'started'
      } catch (error) {
        return failureOf(error)
      }
    })
    expect(failure).toBe('TypeError')
    await expect.poll(() => device.problems.join()).toMatch(/TrustedScriptURL/)
  })
})

describe('a host that shows the vault in a frame', () => {
  it('on the same site gets addresses and signatures after the visitor’s presses in the frame, also after a reload', async () => {
    const device = await openDevice({ hostName: 'shop.localhost' })
    const { page } = device
    const frame = page.frameLocator('iframe')
    const open = () => page.evaluate((url) => void (host.channel = host.open(url)), vaultUrl())
    const connect = () =>
      page.evaluate(async () => host.channel?.request('connect', { networks: ['eip155:1'] }).catch(failureOf))
    await open()
    const connecting = connect()
    await frame.getByText(`Connect ${new URL(page.url()).origin}?`).waitFor()
    await frame.getByRole('button', { name: 'Create' }).click()
    const addresses = (await connecting) as { eip155: string; solana: string }
    expect(addresses).toMatchObject({ solana: expect.any(String) as unknown })
    const sign = () =>
      page.evaluate(async (address) => {
        const account = `eip155:1:${address}`
        const params = ['Hello', address]
        return host.channel
          ?.request('sign', { networkId: 'eip155:1', account, method: 'personal_sign', params })
          .catch(failureOf)
      }, addresses.eip155)
    const declining = sign()
    await frame.getByRole('button', { name: 'Decline' }).click()
    expect(await declining).toBe('declined')
    const signing = sign()
    await frame.getByRole('button', { name: 'Approve' }).click()
    const [signature] = (await signing) as [Hex]
    expect(await verifyMessage({ address: addresses.eip155 as Hex, message: 'Hello', signature })).toBe(true)
    await page.reload()
    await page.waitForFunction(() => 'host' in window)
    await open()
    expect(await page.evaluate(async () => host.channel?.request('getState', {}))).toEqual({
      isSupported: true,
      hasWallet: true,
      addresses,
    })
    // The request is shown again after the frame was reloaded.
    const again = sign()
    await frame.getByRole('button', { name: 'Approve' }).waitFor()
    await page.evaluate(() => {
      const shown = document.querySelector('iframe')
      if (shown) shown.src = `${shown.src}?again`
    })
    await frame.getByRole('button', { name: 'Approve' }).click()
    expect(await again).toEqual([signature])
    expect(device.problems).toEqual([])
  })

  it('on an origin that is not allowed sees no vault', async () => {
    const device = await openDevice({ hostName: 'other.test' })
    const { page } = device
    await page.evaluate((url) => void (host.channel = host.open(url)), vaultUrl())
    await expect.poll(() => device.problems.join()).toMatch(/frame-ancestors/)
  })
})
