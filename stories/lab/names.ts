import { privateKeyToAccount } from 'viem/accounts'
import { answerNames, createNameBook, type NameBook } from '../../lab/backend/names'
import { labKeys } from '../../lab/wallet/labKeys'
import { createHttp } from '../../src/services/http/http'
import { localDirectory } from '../../src/services/wallets/localDirectory'
import { createNames } from '../../src/services/names/names.late'
import { walletList } from '../../src/services/wallets/walletList.late'
import { createLabWallet, type LabWallet } from './wallets/adapter'
import { createLab, type Lab, type LabOptions } from './lab'

/** The account whose key signs here: the second of the lab, which is the lab wallets' own. */
export const signer = privateKeyToAccount(labKeys[1] ?? '0x')

/** A name service in memory, which verifies for real, and what it was asked. */
export interface LabNames {
  readonly book: NameBook
  /** Paths, oldest first. */
  readonly asked: readonly string[]
  /** While set, nothing is answered. */
  isDown: boolean
  /** While set, answers wait for it. */
  held: Promise<unknown> | null
}

export interface NamesLab {
  readonly lab: Lab
  readonly names: LabNames
  readonly wallet: LabWallet
}

/** A lab with a name service of the zone `portico.test` and a wallet that signs with a real key. */
export function createNamesLab({ wallets, ...options }: LabOptions = {}): NamesLab {
  const asked: string[] = []
  const book = createNameBook(() => lab.clock.now())
  const names: LabNames = { book, asked, isDown: false, held: null }
  const answering = async (address: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address)
    asked.push(pathname)
    const { isDown } = names
    await names.held
    if (isDown) throw new TypeError('Failed to fetch')
    const sent = typeof body === 'string' ? body : ''
    const answer = await answerNames(book, { method, pathname, searchParams, body: sent })
    return answer ? Response.json(answer.json, { status: answer.status }) : new Response(null, { status: 404 })
  }
  const http = createHttp({ projectId: 'lab', url: 'https://names.example', fetch: answering })
  const wallet = createLabWallet('Alpha', { onSign: (message) => signer.signMessage({ message }) })
  const services = { directory: localDirectory(async () => walletList), names: createNames(http, book.zone) }
  const lab = createLab({ wallets: wallets ?? [wallet], services, ...options })
  return { lab, names, wallet: lab.adapter.find('alpha') }
}

/** Puts a name into the book, as if it had been registered. */
export function reserve(
  { book }: LabNames,
  name: string,
  address = '0x00000000000000000000000000000000000000A1',
): void {
  const at = new Date(book.now()).toISOString()
  book.records.set(name, {
    name,
    registered_at: at,
    updated_at: null,
    attributes: {},
    addresses: { 2147483649: { address, created_at: at } },
  })
}
