import { afterAll, expect, describe, it, vi } from 'vitest'
import { createLab, type Lab } from '../../../stories/lab/lab'
import { connectWallet } from '../session/connection/connect'
import { connectorsKey } from '../core/visitor/connections'
import { DestroyedError } from '../core/configErrors'
import { storageAtom } from '../core/storage'
import { noteSurface } from '../core/development/development'
import { routeAtom } from '../shell/router/navigation'
import { noteInstance } from './instances'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterAll(() => {
  warn.mockRestore()
  Reflect.deleteProperty(globalThis, 'document')
})

/** A lab over the storage and the wallets of another one. */
function after({ storage, env: { adapters } }: Lab): Lab {
  return createLab({ storage, adapters, config: { adapters } })
}

/** Notes a lab again, as a page under development does: for a lab's own environment nothing is replaced. */
function note({ portico }: Lab, stop = portico.destroy): void {
  noteInstance(portico.store, stop, true)
}

describe('an instance that replaces another one of its id', () => {
  it('ends it, and keeps what is stored and the view of the modal', async () => {
    const first = createLab()
    note(first)
    await first.portico.store.set(connectWallet, 'alpha')
    void first.portico.open({ name: 'Networks' })
    const second = after(first)
    await second.clock.advance(2_000)
    note(second)
    await second.portico.ready()
    expect(second.portico.snapshot().isOpen).toBe(true)
    expect(second.portico.store.get(routeAtom)).toEqual({ name: 'Networks' })
    expect(second.portico.store.get(storageAtom).read(connectorsKey)).toEqual({ eip155: 'alpha' })
    await expect(first.portico.connect('alpha')).rejects.toThrow(DestroyedError)
  })

  it.each([
    ['stay on the page', false],
    ['leave the page', true],
  ])('is said to share its id only where views of the earlier one stay: they %s', async (_what, leaves) => {
    Object.assign(globalThis, { document: {} })
    const first = createLab({ config: { id: `views ${leaves}` } })
    note(first)
    const leave = noteSurface(first.portico.store, 'embed')
    const { adapters } = first.env
    // Made unnoticed: a lab is noted as an instance that replaces none, which would warn first.
    vi.stubEnv('NODE_ENV', 'production')
    const second = createLab({ storage: first.storage, adapters, config: { adapters, id: `views ${leaves}` } })
    vi.unstubAllEnvs()
    warn.mockClear()
    await second.clock.advance(2_000)
    note(second)
    if (leaves) leave?.()
    await second.clock.advance(1_000)
    expect(
      warn.mock.calls.some(([, line]) => String(line).startsWith(`Two instances have the id "views ${leaves}"`)),
    ).toBe(!leaves)
  })

  it('does not end one that was made in the same moment', () => {
    const first = createLab()
    const stop = vi.fn()
    note(first, stop)
    note(after(first))
    expect(stop).not.toHaveBeenCalled()
  })
})
