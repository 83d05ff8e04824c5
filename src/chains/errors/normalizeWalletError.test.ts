import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NetworkNotAddedError, NotAuthorizedError, WalletFailedError } from './walletErrors'
import { PorticoError, RequestPendingError, UserRejectedError, WalletUnavailableError } from './errors'
import { normalizeWalletError } from './normalizeWalletError'

describe('what wallets throw', () => {
  it.each([
    [{ code: 4001, message: 'x' }, UserRejectedError],
    [{ code: 5000 }, UserRejectedError],
    [{ code: 5002 }, UserRejectedError],
    [{ code: -32603, message: 'MetaMask Tx Signature: User denied transaction signature.' }, UserRejectedError],
    [new Error('User rejected the request.'), UserRejectedError],
    [{ message: 'user cancelled' }, UserRejectedError],
    [{ message: 'User canceled' }, UserRejectedError],
    [new Error('Request rejected'), UserRejectedError],
    [new Error('Cancelled'), UserRejectedError],
    [new Error('Rejected by user'), UserRejectedError],
    ['Rejected', UserRejectedError],
    [new Error('The source https://a.example is not allowed to interact with this extension'), UserRejectedError],
    [new Error('The node rejected the transaction'), WalletFailedError],
    [{ code: -32000, message: 'nonce too low' }, WalletFailedError],
    [{ code: -31001 }, WalletFailedError],
    [{ code: -32002 }, RequestPendingError],
    [{ code: 4100 }, NotAuthorizedError],
    [{ code: 4900 }, WalletUnavailableError],
    [{ code: 4901 }, WalletUnavailableError],
    [{ code: -32603 }, WalletFailedError],
    ['a text', WalletFailedError],
    [null, WalletFailedError],
    [undefined, WalletFailedError],
  ])('%o is a %o', (thrown, type) => {
    const error = normalizeWalletError(thrown)
    expect(error).toBeInstanceOf(type)
    expect(error.cause).toBe(thrown)
  })

  it.each([
    { code: 4902 },
    { code: -32603 },
    { code: 32603 },
    { code: '4902' },
    { code: 5000 },
    { code: -32603, data: { originalError: { code: 4902 } } },
    { code: -1, data: { originalError: { code: 4902 } } },
    { code: -32000, data: { cause: { code: 4902 } } },
    { code: -32000, cause: { error: { code: '4902' } } },
    { message: 'failed', info: { error: { code: 4902 } } },
  ])('%o on a switch means that the network is not known', (thrown) => {
    expect(normalizeWalletError(thrown, 'switch')).toBeInstanceOf(NetworkNotAddedError)
  })

  it('of errors that contain each other end', () => {
    const one: Record<string, unknown> = { message: 'one' }
    one.cause = { data: one, error: one, info: one }
    expect(normalizeWalletError(one)).toBeInstanceOf(WalletFailedError)
    const hostile = new Proxy({}, { get: () => hostile }) as object
    expect(normalizeWalletError(hostile)).toBeInstanceOf(WalletFailedError)
  })

  it('of Keplr on a switch means that the chain is not known', () => {
    for (const words of ['There is no chain info for moon-1', 'There is no modular chain info for moon-1']) {
      expect(normalizeWalletError(new Error(words), 'switch')).toBeInstanceOf(NetworkNotAddedError)
      expect(normalizeWalletError(new Error(words))).toBeInstanceOf(WalletFailedError)
    }
  })

  it.each([
    [{ code: -32000 }, UserRejectedError],
    [{ code: -31001 }, UserRejectedError],
    [{ code: 4001 }, UserRejectedError],
    // A code that means a pending request elsewhere means a missing permission there.
    [{ code: -32002 }, WalletFailedError],
    [{ code: -32001 }, WalletFailedError],
  ])('%o of sats-connect is a %o', (thrown, type) => {
    expect(normalizeWalletError(thrown, 'sats')).toBeInstanceOf(type)
  })

  it('is a refusal on a switch when the person refused', () => {
    expect(normalizeWalletError({ code: 4001 }, 'switch')).toBeInstanceOf(UserRejectedError)
    expect(normalizeWalletError({ code: 5000, message: 'User rejected' }, 'switch')).toBeInstanceOf(UserRejectedError)
  })

  it('is never worse than a PorticoError, whatever it is', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap')
        },
      },
    )
    expect(normalizeWalletError(trap)).toBeInstanceOf(PorticoError)
    fc.assert(fc.property(fc.anything(), (thrown) => normalizeWalletError(thrown) instanceof PorticoError))
  })

  it('is left alone when it is ours', () => {
    const ours = new UserRejectedError('no')
    expect(normalizeWalletError(ours)).toBe(ours)
  })
})
