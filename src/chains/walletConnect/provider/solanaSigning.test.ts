import { base58, base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { InvalidRequestError } from '../../errors/rpcErrors'
import { WalletResponseError } from '../../errors/walletErrors'
import { snapshotOf } from '../../discovery/snapshotEmitter'
import { createPairedSigning } from './solanaSigning'

const key = new Uint8Array(32).fill(7)
const address = `solana:main:${base58.encode(key)}` as const
const signature = new Uint8Array(64).fill(9)
const methods = ['solana_signTransaction', 'solana_signAndSendTransaction']

/** Two signers, of which ours is the second; legacy or version 0. */
function transaction(version: readonly number[] = []): Uint8Array {
  const other = new Uint8Array(32).fill(1)
  const message = [...version, 2, 0, 0, 2, ...other, ...key, ...new Uint8Array(32), 0]
  return Uint8Array.from([2, ...new Uint8Array(128), ...message])
}

function signing(answer: unknown, granted = methods) {
  const asked: unknown[] = []
  const ask = async (...call: unknown[]) => {
    asked.push(call)
    return answer
  }
  return {
    asked,
    ...createPairedSigning({ methods: granted, ask, latest: () => snapshotOf([base58.encode(key)], 'solana:main') }),
  }
}

describe('a paired wallet of Solana', () => {
  it.each([[[]], [[128]]])(
    'signs a transaction, also where it answers with the signature alone (%j)',
    async (version) => {
      const bytes = transaction(version)
      const { signTransaction, asked } = signing({ signature: base58.encode(signature) })
      const signed = await signTransaction?.(bytes, address)
      expect(asked).toEqual([
        ['solana_signTransaction', { transaction: base64.encode(bytes), pubkey: base58.encode(key) }],
      ])
      expect(signed?.subarray(65, 129)).toEqual(signature)
      expect(signed?.subarray(129)).toEqual(bytes.subarray(129))
      expect(signed?.subarray(1, 65)).toEqual(new Uint8Array(64))
    },
  )

  it('may answer with all of it, but with no other message', async () => {
    const bytes = transaction()
    const whole = bytes.slice()
    whole.set(signature, 65)
    expect(await signing({ transaction: base64.encode(whole) }).signTransaction?.(bytes, address)).toEqual(whole)
    whole[whole.length - 1] = 1
    const other = signing({ transaction: base64.encode(whole) }).signTransaction?.(bytes, address)
    await expect(other).rejects.toThrow(WalletResponseError)
    await expect(signing({ signature: 'no' }).signTransaction?.(bytes, address)).rejects.toThrow(WalletResponseError)
  })

  it('sends, and offers what the session grants alone', async () => {
    const { sendTransaction, asked } = signing({ signature: base58.encode(signature) })
    expect(await sendTransaction?.(transaction(), address)).toBe(base58.encode(signature))
    expect(asked).toHaveLength(1)
    expect(Object.keys(signing(null, ['solana_signTransaction']))).toEqual(['asked', 'signTransaction'])
  })

  it('is not asked for what is too long, or not its own', async () => {
    const { signTransaction, sendTransaction, asked } = signing({})
    const long = new Uint8Array(1233)
    await expect(signTransaction?.(long, address)).rejects.toThrow(InvalidRequestError)
    await expect(sendTransaction?.(long, address)).rejects.toThrow(InvalidRequestError)
    const stranger = `solana:main:${base58.encode(new Uint8Array(32).fill(3))}` as const
    await expect(signTransaction?.(transaction(), stranger)).rejects.toThrow(InvalidRequestError)
    expect(asked).toEqual([])
  })
})
