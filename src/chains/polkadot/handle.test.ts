import { signatureVerify } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import { UserRejectedError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { start, request, plain, open, pageWith } from '../../../stories/lab/testing/chains/polkadot'

describe('a live wallet', () => {
  it.each(['Ahoy', 'Grüße 👋', ''])('signs %j, wrapped, with the account that is asked for', async (message) => {
    const handle = await start().adapter.connect(request())
    for (const account of handle.snapshot.accounts) {
      const signature = await handle.signMessage(message, account)
      const isValid = (text: string) => signatureVerify(text, signature, plain(account)).isValid
      expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
      expect(isValid(`<Bytes>${message}</Bytes>`)).toBe(true)
      expect(isValid(`<Bytes>${message}!</Bytes>`)).toBe(false)
    }
  })

  it('says why it does not sign', async () => {
    const { adapter, person, wallet } = start()
    const handle = await adapter.connect(request())
    const sign = () => handle.signMessage('x', handle.snapshot.address)
    person.says = 'reject'
    await expect(sign()).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(sign()).rejects.toBeInstanceOf(WalletResponseError)
    const { accounts } = wallet.extension
    wallet.knobs.isMalformed = false
    const mute = await open(pageWith(() => ({ accounts }))).adapter.connect(request())
    await expect(mute.signMessage('x', mute.snapshot.address)).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('is followed: accounts come and go, the one in use stays, and the last one ends it', async () => {
    const { adapter, wallet } = start()
    const handle = await adapter.connect(request())
    const [one, two, three] = handle.snapshot.accounts
    const seen: unknown[] = []
    const stop = handle.subscribe((next) => seen.push(next && next.accounts))
    wallet.share([1, 0])
    wallet.share([2, 1, 0])
    wallet.share([2, 1])
    wallet.disconnect()
    expect(seen).toEqual([[one, two], [one, three, two], [three, two], null])
    stop()
    wallet.share([0])
    expect(seen).toHaveLength(4)
    await handle.disconnect()
  })

  it('needs no subscription, and hears no nonsense', async () => {
    const [address] = start().wallet.addresses
    const get = () => [{ address }]
    const accounts = [
      { get },
      {
        get,
        subscribe: () => {
          throw new Error('no')
        },
      },
      {
        get,
        subscribe: (listener: (all: unknown) => void) => {
          listener('nonsense')
          listener([{ address: 7 }])
          return 'x'
        },
      },
    ]
    for (const each of accounts) {
      const handle = await open(pageWith(() => ({ accounts: each }))).adapter.connect(request())
      const seen: unknown[] = []
      handle.subscribe((next) => seen.push(next))()
      expect(seen).toEqual([])
    }
  })
})
