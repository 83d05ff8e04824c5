import type { CaipNetworkId } from '../../network'
import { isAddress, printAddress } from '../addresses'
import { readHex } from '../bytes'
import { entryOf, type Plain, type PlainRecord } from '../plain'

/** Undefined when there is something that is no address, null when there is nothing. */
export function readAddressField(given: Plain | undefined, key: string): string | null | undefined {
  const value = entryOf(given, key)
  if (value === undefined || value === null) return null
  return isAddress(value) ? printAddress(value) : undefined
}

/** `data` and `input` name one thing: two different ones cannot both be shown. */
export function readData(given: PlainRecord): Uint8Array | null {
  const named = [entryOf(given, 'data'), entryOf(given, 'input')].filter(
    (value) => value !== undefined && value !== null,
  )
  const [first = '0x', second = first] = named
  if (typeof first !== 'string' || typeof second !== 'string' || first.toLowerCase() !== second.toLowerCase())
    return null
  return readHex(first)
}

/** Undefined when there is something that is no number, null when there is nothing. Pages pass numbers, too. */
export function readQuantity(value: Plain | undefined): bigint | null | undefined {
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

/** The network that a request names by its number. */
export function readNetworkId(given: PlainRecord): CaipNetworkId | null | undefined {
  const id = readQuantity(entryOf(given, 'chainId'))
  return typeof id === 'bigint' ? `eip155:${id}` : id
}

/** The limit under its two names, which cannot differ. */
export function readGas(given: PlainRecord): bigint | null | undefined {
  const [gas, gasLimit] = [readQuantity(entryOf(given, 'gas')), readQuantity(entryOf(given, 'gasLimit'))]
  if (gas === undefined || gasLimit === undefined) return undefined
  return gas !== null && gasLimit !== null && gas !== gasLimit ? undefined : (gas ?? gasLimit)
}

/** As wallets write whole numbers. */
export function printQuantity(value: bigint): string {
  return `0x${value.toString(16)}`
}
