import { describe, expect, it } from 'vitest'
import { expectQuiet, kinds, order, panel, reads } from './everyChain'
import { decide, openCode, scan, visitWithPhone } from './phoneSide'
import { useShop } from './shop'

const { visit, lab } = useShop()

describe('a phone on every chain', () => {
  it('is paired once for all, signs on each, survives a reload, and leaves all at once', async () => {
    const visitor = await visitWithPhone(visit, lab(), '/namespaces.html')
    const { page, phone } = visitor
    await scan(phone, await openCode(visitor))
    await decide(phone, 'Approve')
    for (const kind of kinds) await reads(visitor, kind, 'status', /^connected$/)
    await page.reload()
    for (const kind of kinds) await reads(visitor, kind, 'status', /^connected$/)
    for (const kind of kinds) {
      await panel(visitor, 'In use').getByRole('button', { name: kind.network, exact: true }).click()
      await reads(visitor, 'In use', 'namespace', kind.namespace)
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await decide(phone, 'Approve')
      await expect.poll(() => page.getByTestId('signature').textContent()).not.toContain('Waiting')
      const signature = (await page.getByTestId('signature').textContent()) ?? ''
      const address = (await panel(visitor, 'In use').getByTestId('address').textContent()) ?? ''
      expect(await kind.verify(order, signature, address), `${kind.name}: ${signature} by ${address}`).toBe(true)
      expect(await kind.verify(`${order}!`, signature, address)).toBe(false)
    }
    await phone.getByRole('button', { name: /^Disconnect/ }).click()
    for (const kind of kinds) await reads(visitor, kind, 'status', /^disconnected$/)
    expectQuiet(visitor)
  })
})
