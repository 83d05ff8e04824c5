import {
  BaseError,
  ccipRequest,
  ContractFunctionRevertedError,
  getAddress,
  isAddress,
  isAddressEqual,
  type Address,
  type Client,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import type { Clock } from '../../clock'
import { withTimeout } from '../../withTimeout'
import { avatarUrl } from './avatarUrl'
import type { NameOptions } from '../options'

/** Time that a name and a picture may take, in milliseconds. */
const nameLimitMs = 10_000
const avatarLimitMs = 2_000

const ethereum = 60n

/** A name service, for use on a chain. */
export interface NameService {
  readonly client: Client
  readonly clock: Clock
  readonly resolver: Address
  /** Coin type (ENSIP-9, 11) of the chain that the address is for. */
  readonly coinType: bigint
  /** True for a contract without a key of its own. */
  readonly isContract: (address: Address) => Promise<boolean>
}

export async function resolveName(service: NameService, given: string): Promise<string | null> {
  const { coinType } = service
  const name = await withTimeout(() => normalizeName(given), { clock: service.clock, ms: nameLimitMs })
  const own = await withTimeout(() => addressOf(service, name, coinType), { clock: service.clock, ms: nameLimitMs })
  if (own || coinType === ethereum) return own
  const general = await withTimeout(() => addressOf(service, name, ethereum), { clock: service.clock, ms: nameLimitMs })
  return general && (await isEverywhere(service, general)) ? general : null
}

export async function lookupName(service: NameService, address: Address): Promise<string | null> {
  const { coinType } = service
  const own = await withTimeout(() => nameOf(service, address, coinType), { clock: service.clock, ms: nameLimitMs })
  if (own || coinType === ethereum || !(await isEverywhere(service, address))) return own
  return withTimeout(() => nameOf(service, address, ethereum), { clock: service.clock, ms: nameLimitMs })
}

export async function readAvatar(service: NameService, name: string, options: NameOptions): Promise<string | null> {
  const { client, resolver } = service
  try {
    const reading = getEnsText(client, {
      name: await normalizeName(name),
      key: 'avatar',
      universalResolverAddress: resolver,
    })
    return avatarUrl(await withTimeout(() => reading, { clock: service.clock, ms: avatarLimitMs }), options)
  } catch {
    return null // the picture drawn from the address is shown instead
  }
}

/** Asks only the servers that the host has named. */
export function askGateways(gateways: readonly string[]): typeof ccipRequest {
  const origins = gateways.map((gateway) => new URL(gateway).origin)
  return ({ urls, ...question }) =>
    ccipRequest({ ...question, urls: urls.filter((url) => origins.includes(originOf(url))) })
}

async function addressOf({ client, resolver }: NameService, name: string, coinType: bigint): Promise<Address | null> {
  const kind = coinType === ethereum ? {} : { coinType }
  const address = await getEnsAddress(client, { name, ...kind, universalResolverAddress: resolver })
  // Records of other chains are bytes of any length.
  return address && isAddress(address, { strict: false }) ? getAddress(address) : null
}

/** The name an account has chosen, if it is written as names are and its owner has chosen the account. */
async function nameOf(service: NameService, address: Address, coinType: bigint): Promise<string | null> {
  const { client, resolver } = service
  try {
    const name = await getEnsName(client, { address, coinType, universalResolverAddress: resolver })
    if (!name || !(await isNormal(name))) return null
    const forward = await addressOf(service, name, coinType)
    return forward && isAddressEqual(forward, address) ? name : null
  } catch (error) {
    if (isElsewhere(error)) return null
    throw error
  }
}

async function isNormal(name: string): Promise<boolean> {
  const normalized = await normalizeName(name).catch(() => null)
  return normalized === name
}

/**
 * True for an address of a key, which belongs to the same person on every chain. The same contract address may
 * belong to others elsewhere: its name and its address are good on its own chain only.
 */
async function isEverywhere(service: NameService, address: Address): Promise<boolean> {
  return !(await withTimeout(() => service.isContract(address), { clock: service.clock, ms: nameLimitMs }))
}

/** True where the answer is on a server that was not asked, or did not give it. */
function isElsewhere(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const reverted = error.walk((part) => part instanceof ContractFunctionRevertedError)
  const isRefused = reverted instanceof ContractFunctionRevertedError && reverted.signature === '0x556f1830'
  return isRefused || error.walk((part) => part instanceof Error && part.name === 'OffchainLookupError') !== null
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

const plainName = /^[a-z\d]+(\.[a-z\d]+)*$/

/** A name as the name service knows it (ENSIP-15); rejects for what is no name. */
export async function normalizeName(name: string): Promise<string> {
  // Already normalised, as nearly all are: https://docs.ens.domains/ensip/15#description
  if (plainName.test(name)) return name
  const normalized = (await import('./ensip15Reader.late')).normalize(name)
  if (normalized === '') throw new Error('The name is empty')
  return normalized
}
