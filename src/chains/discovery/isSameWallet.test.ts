import { describe, expect, it } from 'vitest'
import { isSameWallet } from './isSameWallet'

class Wallet {
  enable = () => 'yes'
  request() {
    return 'yes'
  }
}

const bound: ProxyHandler<Wallet> = {
  get: (target, key) => {
    const value: unknown = Reflect.get(target, key)
    return typeof value === 'function' ? (value.bind(target) as unknown) : value
  },
}

describe('one wallet behind two objects', () => {
  const wallet = new Wallet()
  const keepsProperties = new Proxy(wallet, { deleteProperty: () => true })

  it.each([
    ['the object itself', wallet],
    ['a plain Proxy', new Proxy(wallet, {})],
    ['a Proxy that binds methods', new Proxy(wallet, bound)],
    ['a Proxy that deletes nothing', keepsProperties],
    ['a Proxy of a Proxy', new Proxy(keepsProperties, bound)],
  ])('is found: %s', (_name, other) => {
    for (let time = 0; time < 2; time++) {
      expect(isSameWallet(wallet, other)).toBe(true)
      expect(isSameWallet(other, wallet)).toBe(true)
    }
    expect(Object.getOwnPropertySymbols(wallet).length).toBeLessThan(2)
  })

  it.each([
    ['another wallet of the same class', new Wallet()],
    ['a frozen wallet', Object.freeze(new Wallet())],
    ['a copy', { ...wallet }],
    ['a Proxy around another wallet', new Proxy(new Wallet(), bound)],
    [
      'an object that throws',
      new Proxy(new Wallet(), {
        get: () => {
          throw new Error('no')
        },
      }),
    ],
  ])('is not found: %s', (_name, other) => {
    expect(isSameWallet(wallet, other)).toBe(false)
    expect(isSameWallet(other, wallet)).toBe(false)
  })

  it('leaves nothing on a wallet', () => {
    const plain = new Wallet()
    isSameWallet(plain, new Wallet())
    expect(Object.getOwnPropertySymbols(plain)).toEqual([])
  })
})
