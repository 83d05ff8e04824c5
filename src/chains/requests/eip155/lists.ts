import { isAddress, printAddress } from '../addresses'
import { readHex, printHex } from '../bytes'
import { entryOf, isRecord, type Plain, type PlainRecord } from '../plain'
import { printQuantity, readAddressField, readQuantity } from './fields'

/** The accounts and places that a transaction announces (EIP-2930); undefined for what is no such list. */
export function readAccessList(given: Plain | undefined): readonly PlainRecord[] | null | undefined {
  return readList(given, (entry) => {
    const address = entryOf(entry, 'address')
    const keys = entryOf(entry, 'storageKeys') ?? []
    if (!isAddress(address) || !Array.isArray(keys)) return null
    const storageKeys = (keys as readonly Plain[]).flatMap((key) => {
      const bytes = typeof key === 'string' ? readHex(key) : null
      return bytes?.length === 32 ? [printHex(bytes)] : []
    })
    return storageKeys.length === keys.length ? { address: printAddress(address), storageKeys } : null
  })
}

/** Code that the account is to run (EIP-7702); undefined for what is no such list. */
export function readDelegations(given: Plain | undefined): readonly PlainRecord[] | null | undefined {
  return readList(given, (entry) => {
    const address = readAddressField(entry, 'address') ?? readAddressField(entry, 'contractAddress')
    if (!address) return null
    const numbers = ['chainId', 'nonce', 'yParity', 'v', 'r', 's'].map(
      (name) => [name, readQuantity(entryOf(entry, name))] as const,
    )
    if (numbers.some(([, value]) => value === undefined)) return null
    const written = numbers.flatMap(([name, value]) =>
      typeof value === 'bigint' ? [[name, printQuantity(value)]] : [],
    )
    return { address, ...(Object.fromEntries(written) as PlainRecord) }
  })
}

function readList(
  given: Plain | undefined,
  read: (entry: PlainRecord) => PlainRecord | null,
): readonly PlainRecord[] | null | undefined {
  if (given === undefined || given === null) return null
  if (!Array.isArray(given)) return undefined
  const entries = (given as readonly Plain[]).map((entry) => (isRecord(entry) ? read(entry) : null))
  const whole = entries.filter((entry) => entry !== null)
  return whole.length === entries.length ? whole : undefined
}
