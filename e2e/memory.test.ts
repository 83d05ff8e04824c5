import type { CDPSession, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useShop } from './shop'

const { visit } = useShop()

const cycles = 30
/** Memory that a cycle may keep, in KiB of objects. */
const limit = 3
/** Parts of a heap snapshot that are the engine's own, such as code that it compiled because it runs often. */
const ofTheEngine = /^(code|hidden|synthetic)$/
/** Entries that the browser itself keeps on a busy machine: each event that took long, up to a number of them. */
const ofTheBrowser = /^Performance/

async function openAndClose(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lab Wallet' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Objects of a page once the last dialog is gone and its garbage is collected. */
async function holds(page: Page, session: CDPSession) {
  await page.waitForTimeout(500)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), kib: (await bytesOfObjects(session)) / 1024 }
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
  readonly strings: string[]
}

async function bytesOfObjects(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types } = snapshot.meta
  const [types] = node_types
  const at = (node: number, field: string) => nodes[node * fields.length + fields.indexOf(field)] ?? 0
  let bytes = 0
  for (let node = 0; node < nodes.length / fields.length; node += 1)
    if (!ofTheEngine.test(types[at(node, 'type')] ?? '') && !ofTheBrowser.test(strings[at(node, 'name')] ?? ''))
      bytes += at(node, 'self_size')
  return bytes
}

describe('opening and closing', () => {
  it('keeps no node, no listener and no object, however often', { timeout: 180_000 }, async () => {
    const { page, context, problems } = await visit()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    // The first ones fill what is kept once.
    for (let count = 0; count < 10; count += 1) await openAndClose(page)
    const before = await holds(page, session)
    for (let count = 0; count < cycles; count += 1) await openAndClose(page)
    const after = await holds(page, session)
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
    expect((after.kib - before.kib) / cycles).toBeLessThanOrEqual(limit)
    expect(problems).toEqual([])
  })
})
