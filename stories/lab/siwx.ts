import { privateKeyToAccount } from 'viem/accounts'
import { verifyMessage } from 'viem'
import type { CaipAddress, CaipNetworkId } from '../../src/chains/network'
import type { PairedSignIn, PairingSignIn } from '../../src/chains/pairing'
import { formatSiwxMessage } from '../../src/siwx/message/formatSiwxMessage'
import { SignatureInvalidError } from '../../src/siwx/siwxErrors'
import type { SiwxConfig, SiwxSession } from '../../src/siwx/types'
import { createLabWallet, type LabWallet } from './wallets/adapter'

/** The well-known first key of development chains. */
export const labAccount = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** A wallet with a key: what it signs can be verified. */
export function createSigningWallet(name: string, options: Partial<LabWallet> = {}): LabWallet {
  const networkId: CaipNetworkId = 'eip155:1'
  const address: CaipAddress = `${networkId}:${labAccount.address}`
  return createLabWallet(name, {
    snapshot: { address, accounts: [address], networkId },
    onSign: (message) => labAccount.signMessage({ message }),
    ...options,
  })
}

/** Signs in while it approves, with the key of development chains, for every network asked for. */
export function signInAll({ fields, chainIds }: PairingSignIn): Promise<readonly PairedSignIn[]> {
  return Promise.all(
    chainIds.map(async (chainId) => {
      const data = { ...fields, chainId, accountAddress: labAccount.address }
      const message = formatSiwxMessage(data)
      return { data, message, signature: await labAccount.signMessage({ message }), cacao: { p: data } }
    }),
  )
}

export interface LabSiwx extends SiwxConfig {
  /** Sessions there are, oldest first. */
  sessions: readonly SiwxSession[]
  /** Its calls, in order. */
  readonly asked: readonly string[]
  isRequired: boolean
  /** Runs before an answer; throwing or waiting in it is the host's server doing so. */
  before: (name: LabQuestion) => unknown
  signOutOnDisconnect: boolean
}

export type LabQuestion = 'getSessions' | 'createMessage' | 'addSession' | 'setSessions' | 'revokeSession'

/** A host's sign-in in memory that really verifies, on eip155. */
export function createLabSiwx(options: Partial<LabSiwx> = {}): LabSiwx {
  const asked: string[] = []
  let nonces = 0
  const ask = async (name: LabQuestion, detail = '') => {
    asked.push(`${name}${detail && ` ${detail}`}`)
    await siwx.before(name)
  }
  const isOf = (chainId: string, address: string) => (session: SiwxSession) =>
    session.data.chainId === chainId && session.data.accountAddress.toLowerCase() === address.toLowerCase()
  const siwx: LabSiwx = {
    sessions: [],
    asked,
    isRequired: true,
    signOutOnDisconnect: true,
    before: () => undefined,
    getRequired: () => siwx.isRequired,
    createMessage: async ({ accountAddress, chainId }) => {
      await ask('createMessage')
      nonces += 1
      const data = {
        domain: 'host.example',
        uri: 'https://host.example/shop',
        version: '1',
        nonce: `labnonce${nonces}`,
        issuedAt: '2026-01-01T00:00:00.000Z',
        statement: 'Enter the shop.',
        accountAddress,
        chainId,
      } as const
      return { ...data, toString: () => formatSiwxMessage(data) }
    },
    addSession: async (session) => {
      const { accountAddress, chainId } = session.data
      await ask('addSession', chainId)
      const isText = session.message === formatSiwxMessage(session.data)
      const [address, signature] = [accountAddress, session.signature] as readonly `0x${string}`[]
      const isSigned =
        address &&
        signature &&
        (await verifyMessage({ address, message: session.message, signature }).catch(() => false))
      if (!isText || !isSigned) throw new SignatureInvalidError()
      siwx.sessions = [...siwx.sessions, session]
    },
    setSessions: async (sessions) => {
      await ask('setSessions')
      siwx.sessions = sessions
    },
    getSessions: async (chainId, address) => {
      await ask('getSessions', chainId)
      return siwx.sessions.filter(isOf(chainId, address))
    },
    revokeSession: async (chainId, address) => {
      await ask('revokeSession', `${chainId}:${address}`)
      siwx.sessions = siwx.sessions.filter((session) => !isOf(chainId, address)(session))
    },
    ...options,
  }
  return siwx
}
