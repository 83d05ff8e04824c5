import { expect } from 'vitest'
import { createGatedLab } from '../wallets/gated'
import { approve, setVisibility } from '../../../src/state/session/approvals/decide'
import { approvalAtom } from '../../../src/state/session/approvals/queue'
import { createGatedProvider } from '../../../src/state/session/approvals/gatedProvider'

/** The connected account. */
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The message to sign: Hello. */
export const hello = '0x48656c6c6f'

/** A page with a wallet behind the gate, and a person who says yes to what is shown. */
export async function start(...options: Parameters<typeof createGatedLab>) {
  const lab = await createGatedLab(...options)
  const { store } = lab.portico
  const provider = createGatedProvider(lab.portico)
  const shown = () => store.get(approvalAtom)
  const look = async () => {
    await expect.poll(() => shown()?.description.status).toBe('ready')
    store.set(setVisibility, shown()?.id ?? 0, true)
    await lab.clock.advance(500)
  }
  const yes = async () => {
    await look()
    store.set(approve, shown()?.id ?? 0, { isSeen: true, isTrusted: true })
  }
  return { ...lab, store, provider, shown, yes }
}

/** A provider that notes what arrives. */
export function recorder() {
  const calls: unknown[] = []
  return { calls, request: async (call: unknown) => (calls.push(call), 'done') }
}
