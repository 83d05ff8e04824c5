import { stringToHex } from 'viem'
import type { Frame, Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { distort, endsEarly, restore, waysAround, waysInPage, waysNobodyTells, type Way } from './distort'
import { evm, walletRow } from './everyChain'
import { embedder, frame, frameArgs, stranger } from './frame'
import { answerTo, ask, connectPostern, dialogOf, me, says, type Gate } from './gate'
import { opens, useShop, type Visit } from './shop'
import { throttle } from './throttle'

const { visit, lab } = useShop({ args: frameArgs })

const withoutV2 = () => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
const pause = (visitor: Visit, milliseconds: number) => visitor.page.waitForTimeout(milliseconds)

/** A view that waits for a yes, and whether the wallet was asked. */
interface Stage {
  readonly visitor: Visit
  readonly gate: Gate
  readonly yes: Locator
  readonly inside: Frame
  readonly isAsked: () => Promise<boolean>
  readonly reopen: () => Promise<unknown>
}

interface Situation {
  /** Site that shows the page in a frame. */
  readonly site?: typeof embedder | typeof stranger
  readonly hasV2: boolean
}

async function enter(path: string, { site, hasV2 }: Situation) {
  const visitor = await visit({
    path,
    settings: { hasSeparateNames: true },
    prepare: (page) => (hasV2 ? undefined : page.addInitScript(withoutV2)),
  })
  if (!site) return { visitor, gate: visitor as Gate, inside: visitor.page.mainFrame() }
  const address = `${lab().url}${path}`
  const { gate } = await frame(visitor, address, site)
  const inside = visitor.page.frames().find((one) => one.url().startsWith(address))
  if (!inside) throw new Error('There is no frame')
  return { visitor, gate, inside }
}

/** Not by its role: what lies under a modal dialog has none. */
const buttonOf = ({ inside }: Pick<Stage, 'inside'>, hasText: RegExp) =>
  inside.locator('[role="dialog"] button', { hasText })

/** A request of a wallet that shows no prompt itself. */
async function approval(situation: Situation): Promise<Stage> {
  const stage = await enter('/gated.html', situation)
  const { gate } = stage
  await connectPostern(gate)
  const start = async () => {
    await ask(gate, [{ method: 'personal_sign', params: [stringToHex('Two coils of rope'), me] }])
    await says(gate, 'Two coils of rope')
  }
  await start()
  const answers = gate.page.getByTestId('answers')
  return {
    ...stage,
    yes: buttonOf(stage, /^(Approve|Open the page)$/),
    isAsked: async () => /result/.test((await answers.textContent()) ?? ''),
    // A click beside the view is a no.
    reopen: async () => ((await answers.textContent()) === 'waits' ? undefined : await start()),
  }
}

/** A sign-in with a wallet that has a window. */
async function signature(situation: Situation): Promise<Stage> {
  const stage = await enter('/sign-in.html', situation)
  const { visitor, gate } = stage
  const row = await walletRow({ ...visitor, page: gate.page } as Visit, evm)
  await visitor.answer('Approve', () => row.first().click())
  await dialogOf(gate)
    .getByText(/needs to connect to your wallet/)
    .first()
    .waitFor()
  return {
    ...stage,
    yes: buttonOf(stage, /^(Sign|Open the page)$/),
    isAsked: async () => visitor.context.pages().some((page) => new URL(page.url()).pathname === '/wallet.html'),
    reopen: async () => undefined,
  }
}

const isReady = ({ yes }: Stage) => expect.poll(() => yes.getAttribute('aria-disabled')).toBeNull()

/** Its place once the view has come to its size; a click beside the view is a no. */
async function restingBox(yes: Locator) {
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = JSON.stringify(await yes.boundingBox())
      return last !== 'null' && last === before
    })
    .toBe(true)
  return JSON.parse(last) as { x: number; y: number; width: number; height: number }
}

/** A press that counts half a second after it is in sight again comes well before that. */
const earlyMs = 300

/** Presses with the pointer, where the button is, and with the keyboard, as long as it is time; whether it pressed at all. */
async function press({ visitor, yes, inside, isAsked }: Stage, until = Infinity): Promise<boolean> {
  const { x = -1, y = -1, width = 0, height = 0 } = (await yes.boundingBox()) ?? {}
  if (Date.now() > until) return false
  // Off the screen, or as small as a point, there is nothing to click, and a click beside the view closes it.
  if (x + width / 2 > 0 && width > 8) await visitor.page.mouse.click(x + width / 2, y + height / 2)
  await pause(visitor, until === Infinity ? 200 : 30)
  // Beside the view is a no, and in its place the wallet may be waited for.
  if ((await isAsked()) || (await yes.count()) === 0) return true
  await yes.evaluate((button) => (button as HTMLElement).focus(), undefined, { timeout: 3_000 })
  if (inside.parentFrame()) await visitor.page.locator('iframe').evaluate((element) => (element as HTMLElement).focus())
  if (Date.now() < until) await visitor.page.keyboard.press('Enter')
  return true
}

/** Goes one way; whether the wallet was asked. */
async function tryWay(stage: Stage, way: Way, isAround: boolean): Promise<string> {
  const { visitor, inside, yes } = stage
  const where = isAround ? visitor.page.mainFrame() : inside
  // On a busy machine the moment may be over before anything was pressed.
  for (let turn = 0; turn < 10; turn++) {
    await stage.reopen()
    await isReady(stage)
    const top = ((await yes.boundingBox())?.y ?? 0) - 8
    await where.evaluate(distort, { way, isAround, top })
    await pause(visitor, endsEarly(way) ? 1_300 : 700)
    const until = endsEarly(way) ? Date.now() + earlyMs : Infinity
    if (endsEarly(way)) await where.evaluate(restore)
    const isPressed = await press(stage, until)
    await pause(visitor, 600)
    if (!endsEarly(way)) await where.evaluate(restore)
    if (isPressed) return (await stage.isAsked()) ? 'asked' : 'held'
  }
  return 'nothing was pressed in time'
}

const views = [
  ['approval', approval],
  ['signature', signature],
] as const

/** Goes each way; no wallet is asked by any of them, and what is seen can be agreed to. */
async function holds(stage: Stage, ways: readonly Way[], isAround: boolean) {
  const outcome: Record<string, string> = {}
  for (const way of ways) {
    outcome[way] = await tryWay(stage, way, isAround)
    if (outcome[way] === 'asked') break
  }
  expect(outcome).toEqual(Object.fromEntries(ways.map((way) => [way, 'held'])))
  await stage.reopen()
  await isReady(stage)
  await press(stage)
  await expect.poll(stage.isAsked).toBe(true)
}

describe.each(views)('no %s that was not seen', (name, open) => {
  // At once, each in a browser of its own, because nearly all of it is waiting.
  it(
    'in the page, with and without IntersectionObserver v2, and in a frame of a site that the page names',
    async () => {
      await Promise.all([
        ...[true, false].map(async (hasV2) => holds(await open({ hasV2 }), waysInPage, false)),
        open({ site: embedder, hasV2: true }).then((stage) => holds(stage, waysAround, true)),
      ])
    },
    240_000 * throttle,
  )

  it.each([true, false])(
    'in a frame of any other site, IntersectionObserver v2: %s: the page is opened by itself',
    { timeout: 120_000 * throttle },
    async (hasV2) => {
      const stage = await open({ site: stranger, hasV2 })
      const dialog = dialogOf(stage.gate)
      await dialog
        .getByText(/Another site shows this page/)
        .first()
        .waitFor()
      expect(await dialog.getByRole('button', { name: /^(Approve|Sign)$/ }).count()).toBe(0)
      const outcome: Record<string, string> = {}
      for (const way of waysNobodyTells) outcome[way] = await tryWay(stage, way, true)
      expect(outcome).toEqual(Object.fromEntries(waysNobodyTells.map((way) => [way, 'held'])))
      await stage.visitor.page.bringToFront()
      await stage.reopen()
      const press = () => dialog.getByRole('button', { name: 'Open the page' }).click()
      const opened = await opens(stage.visitor.context, press)
      await opened.waitForURL(stage.inside.url())
      expect(await opened.evaluate(() => window.parent === window && window.opener === null)).toBe(true)
      expect(await stage.isAsked()).toBe(false)
    },
  )

  it('by a key that was held, or by a double click, from before it came', async () => {
    const stage = await open({ hasV2: true })
    const { visitor, yes, inside } = stage
    // Nothing counts as seen as long as something lies over it, so there is time to press.
    const way: Way = 'cover all, clicks pass'
    await inside.evaluate(distort, { way, isAround: false, top: 0 })
    await expect.poll(() => yes.getAttribute('aria-disabled')).not.toBeNull()
    const { x, y, width, height } = await restingBox(yes)
    await visitor.page.mouse.dblclick(x + width / 2, y + height / 2)
    // The page puts the focus under the finger.
    await yes.evaluate((button) => (button as HTMLElement).focus(), undefined, { timeout: 3_000 })
    await visitor.page.keyboard.down('Enter')
    await inside.evaluate(restore)
    for (let count = 0; count < 30; count++) {
      await visitor.page.keyboard.down('Enter')
      await pause(visitor, 60)
    }
    await isReady(stage)
    await visitor.page.keyboard.down('Enter')
    await visitor.page.keyboard.up('Enter')
    expect([name, await stage.isAsked()]).toEqual([name, false])
    await visitor.page.keyboard.press('Enter')
    await expect.poll(stage.isAsked).toBe(true)
    if (name === 'approval') expect((await answerTo(stage.gate)).result).toMatch(/^0x/)
  })
})
