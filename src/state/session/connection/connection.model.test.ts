import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createTabs } from '../../../../stories/lab/walk/tabs'
import { commandsFor } from '../../../../stories/lab/walk/randomWalk'
import { checkWorld, type World } from '../../../../stories/lab/walk/walkChecks'

const settle = () => new Promise((resolve) => setImmediate(resolve))

const unhandled: unknown[] = []
const onUnhandled = (error: unknown) => unhandled.push(error)
process.on('unhandledRejection', onUnhandled)
afterAll(() => void process.off('unhandledRejection', onUnhandled))

/** A fresh browser; wallets that tell say to every tab when one of them disconnects. */
async function browser(tabCount: number, isTelling: boolean): Promise<World> {
  const tabs = createTabs()
  const world = { tabs, isTelling, open: Array.from({ length: tabCount }, tabs.openTab) }
  await settle()
  return world
}

const commands = (tabCount: number) =>
  fc.commands(
    commandsFor(tabCount).map((arbitrary) =>
      arbitrary.map(({ name, run }) => ({
        check: () => true,
        toString: () => name,
        run: async (_model: object, world: World) => {
          const expectations = run(world)
          await settle()
          expectations?.()
          checkWorld(world)
          expect(unhandled).toEqual([])
        },
      })),
    ),
    { maxCommands: 30, size: 'max' },
  )

describe('connections, however a person, the wallets and the tabs walk', () => {
  it.each([
    [1, true, 1_400],
    [2, true, 600],
    [2, false, 400],
  ])(
    'stay true in %i tabs, wallets telling: %s',
    async (tabCount, isTelling, numRuns) => {
      await fc.assert(
        fc.asyncProperty(commands(tabCount), async (walk) => {
          await fc.asyncModelRun(async () => ({ model: {}, real: await browser(tabCount, isTelling) }), walk)
        }),
        { numRuns },
      )
    },
    60_000,
  )
})
