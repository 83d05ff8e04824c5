import type { BrowserContext, Page } from 'playwright'

/** Factor by which the pages run slower than this machine; 1 by default, set by `npm run test:e2e -- --throttle 4`. */
export const throttle = Number(process.env['PORTICO_THROTTLE'] ?? 1)

/** Slows the processor down for every page of a browser's context, and waits for them so much longer. */
export function throttlePages(context: BrowserContext): void {
  if (throttle === 1) return
  context.setDefaultTimeout(30_000 * throttle)
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  }
  // A window of a wallet may be closed before it is slowed down.
  context.on('page', (page) => void slow(page).catch(() => undefined))
}
