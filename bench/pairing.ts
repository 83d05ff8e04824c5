import { startRelay } from '../lab/relay/startRelay'
import type { Measures } from './measure'
import { connectButton, load, settledMs, type Subject } from './page'

const relayDelayMs = 50

/**
 * From the press on WalletConnect to the code: the pairing client is here, the press opens the socket, and the relay
 * answers each call after 50 ms.
 */
export async function measurePairing(subject: Subject): Promise<Measures> {
  const relay = await startRelay()
  relay.delay(relayDelayMs)
  const { page, done } = await load({ ...subject, url: `${subject.url}?relay=${encodeURIComponent(relay.url)}` })
  try {
    await page.waitForTimeout(settledMs)
    await page.click(connectButton)
    const row = page.locator('[role=dialog] button', { hasText: 'WalletConnect' })
    await row.hover()
    await page.waitForTimeout(4 * settledMs)
    const shown = await row.evaluate((button) => window.bench.codeAfter(() => (button as HTMLElement).click()))
    return { 'WalletConnect to code, ms': shown }
  } finally {
    await done()
    await relay.stop()
  }
}
