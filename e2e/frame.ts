import { expect } from 'vitest'
import type { Gate } from './gate'
import type { Visit } from './shop'

const host = (address: string) =>
  `<!doctype html><body style="margin:0"><div style="position:relative;overflow:hidden;width:1000px;height:800px">
  <iframe src="${address}" style="position:absolute;top:0;left:0;border:0;width:1000px;height:800px"></iframe></div>`

/** The pages of the lab name the one; they know nothing of the other. */
export const [embedder, stranger] = ['http://embedder.localhost/', 'http://stranger.localhost/'] as const

/**
 * Flags for a browser in which pages in frames of other sites have storage, apart from that of theirs alone, as visitors'
 * browsers do. Playwright turns that off with a flag of this name, of which the last one counts; the rest is of its list.
 */
export const frameArgs: readonly string[] = [
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ].join()}`,
]

/** Another site that shows a page in a frame, and what it cuts off of it. */
export async function frame({ page, context }: Visit, address: string, site: typeof embedder | typeof stranger) {
  // The page forbids frames; there are others that do not.
  await context.route(address, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace(/; frame-ancestors 'none'/, '') },
    })
  })
  await context.route(site, (route) => route.fulfill({ contentType: 'text/html', body: host(address) }))
  await page.goto(site)
  const find = () => page.frames().find((one) => one.url().startsWith(address))
  await expect.poll(find).toBeDefined()
  const gate: Gate = { page: find() ?? page }
  return {
    gate,
    /** Shows a strip of it alone. */
    crop: ({ y, height }: { readonly y: number; readonly height: number }) =>
      page.locator('iframe').evaluate(
        (element, strip) => {
          element.style.top = `${-strip.y}px`
          if (element.parentElement) element.parentElement.style.height = `${strip.height}px`
        },
        { y, height },
      ),
  }
}

/** Draws over a place of the page; clicks pass, so what lies under the pointer is still the button. */
export async function cover({ page }: Visit, place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>> | null) {
  await page.evaluate((box) => {
    const element = document.createElement('div')
    element.id = 'cover'
    element.style.cssText = 'position:fixed;z-index:99999;background:#fffe;pointer-events:none'
    for (const [name, value] of [
      ['left', box?.x],
      ['top', box?.y],
      ['width', box?.width],
      ['height', box?.height],
    ] as const)
      element.style[name] = `${value}px`
    document.body.append(element)
  }, place)
}

/** Takes that away. */
export const uncover = ({ page }: Visit) => page.evaluate(() => document.getElementById('cover')?.remove())
