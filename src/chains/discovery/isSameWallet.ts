import { tryOrNull } from '../untrusted'

const mark = Symbol()

/**
 * True if two objects are one wallet: the same object, or a Proxy around it, as wallets put into another wallet's place on
 * the page. A mark that is set on one of them is then seen through the other.
 */
export function isSameWallet(one: object, other: object): boolean {
  if (one === other) return true
  const value = {}
  const isSeen = tryOrNull(() => {
    Object.defineProperty(one, mark, { value, configurable: true })
    return Reflect.get(other, mark) === value
  })
  tryOrNull(() => Reflect.deleteProperty(one, mark))
  return isSeen === true
}
