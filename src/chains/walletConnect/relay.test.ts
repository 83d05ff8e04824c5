import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../lab/phone/memoryStorage'
import { InvalidConfigError } from '../errors/errors'
import { walletConnect } from './index'
import { createCore, stopCore } from './relay'

async function verifierOf(verify?: boolean) {
  const storage = { ...memoryStorage(), readKept: async () => undefined, isMemory: async () => true }
  const core = createCore({
    relayUrl: 'ws://127.0.0.1:9',
    projectId: 'lab',
    customStoragePrefix: `verify-${verify}`,
    storage,
    verify,
  })
  await stopCore(core, new Error('Over'))
  return core.verify
}

describe('WalletConnect Verify', () => {
  it.each([undefined, false])('sends no request where it is %s', async (given) => {
    const verifier = await verifierOf(given)
    expect(await verifier.register({ id: '1', decryptedId: '2' })).toBe('')
    expect(await verifier.resolve({ attestationId: 'a', hash: 'b' })).toBeUndefined()
    expect([Object.hasOwn(verifier, 'register'), Object.hasOwn(verifier, 'resolve')]).toEqual([true, true])
  })

  it('is the library’s where the host wants it', async () => {
    const [on, off] = [await verifierOf(true), await verifierOf()]
    expect(String(on.register)).not.toBe(String(off.register))
    expect(String(on.resolve)).not.toBe(String(off.resolve))
  })

  it('is on or off', () => {
    const given = 'yes' as unknown as boolean
    expect(() => walletConnect({ verify: given })).toThrow(InvalidConfigError)
  })
})
