import type { PairingTransport } from '../../../src/chains/pairing'
import { formatSiwxMessage } from '../../../src/siwx/message/formatSiwxMessage'
import { SignatureInvalidError, SignInServerUnreachableError } from '../../../src/siwx/siwxErrors'
import type { Sources } from '../../../src/state/core/config'
import type { SiwxSession } from '../../../src/siwx/types'
import { createLabSiwx, type LabSiwx } from '../siwx'
import type { LabWallet } from '../wallets/adapter'
import { createLabPeer, type LabPeer } from '../wallets/peer'
import { createTabs, type Tab } from './tabs'
import type { World } from './walkChecks'

/** The relay's answer to the next request for a link, or for the session of before. */
export type RelayMood = 'link' | 'stall' | 'fail'

/** The sign-in server's answers from now on. */
export type ServerMood = 'answer' | 'refuse' | 'fail' | 'stall'

/** A request to the phone: it is answered once. */
export interface PhoneRequest {
  readonly number: number
  /** Which page of which tab asked. */
  readonly tab: Tab | undefined
  readonly load: number
  isLinked: boolean
  isAnswered: boolean
}

export interface VisitOptions {
  readonly isRequired: boolean
  readonly onAccountChange: NonNullable<LabSiwx['onAccountChange']>
  /** Number of tabs, which are told what the others store. @default 1 */
  readonly tabCount?: number
  /** Sources of balances and activity. */
  readonly sources?: Sources | undefined
}

/** A tab or more with everything around it: wallets that come late, a phone behind a relay, and a server to sign in with. */
export interface Visit extends World {
  readonly peer: LabPeer
  readonly siwx: LabSiwx
  readonly phoneRequests: readonly PhoneRequest[]
  /** The server always answered, and every wallet was there again: then it has no session of an account that left. */
  isServerSound: boolean
  setRelay(mood: RelayMood): void
  setServer(mood: ServerMood): void
  /** The visitor looks at a tab again. */
  comeBack(index: number): void
}

const phoneAddress = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Signatures of lab wallets, checked in no time: a walk is about the steps, not about the curve. */
const isSigned = ({ message, signature, data }: SiwxSession) =>
  message === formatSiwxMessage(data) && signature.startsWith('signed:') && signature.endsWith(message)

export function createVisit({ isRequired, onAccountChange, tabCount = 1, sources }: VisitOptions): Visit {
  let relay: RelayMood = 'link'
  let server: ServerMood = 'answer'
  const comeBack = new Map<Tab, () => void>()
  const phoneRequests: PhoneRequest[] = []

  const siwx = createLabSiwx({ isRequired, onAccountChange })
  siwx.before = () => {
    if (server === 'answer' || server === 'refuse') return undefined
    visit.isServerSound = false
    if (server === 'fail') throw new SignInServerUnreachableError()
    return new Promise<void>((resolve, reject) => {
      tabs.setMood('late')
      tabs.ask('server', null, 'server').then(resolve, () => reject(new SignInServerUnreachableError()))
    })
  }
  siwx.addSession = async (session) => {
    await siwx.before('addSession')
    if (server === 'refuse' || !isSigned(session)) throw new SignatureInvalidError()
    siwx.sessions = [...siwx.sessions, session]
  }

  const peer = createLabPeer({
    namespaces: ['eip155', 'solana'],
    address: phoneAddress,
    signIn: async ({ fields, chainIds }, accountAddress) =>
      chainIds.map((chainId) => {
        const data = { ...fields, chainId, accountAddress }
        const message = formatSiwxMessage(data)
        return { data, message, signature: `signed:${message}`, cacao: null }
      }),
  })
  const pairingOf = (tab: Tab): PairingTransport => ({
    pair: (request) => {
      const number = peer.requests.length
      phoneRequests.push({
        number,
        tab,
        load: tab.load,
        isLinked: relay === 'link',
        isAnswered: relay === 'fail',
      })
      peer.isSlow = relay !== 'link'
      const answer = peer.pair(request)
      if (relay === 'fail') peer.fail(new Error('The relay is gone'), number)
      return answer
    },
    resume: async (request) => {
      // A wallet that is not there again may come back with the next page: its sessions stay.
      visit.isServerSound = false
      if (relay === 'fail') throw new Error('The relay is gone')
      if (relay === 'stall') {
        tabs.setMood('late')
        await tabs.ask('resume', tab, 'walletConnect')
      }
      return peer.resume(request)
    },
  })

  const tabs = createTabs({
    config: { siwx, sources },
    isShared: tabCount > 1,
    pairing: pairingOf,
    platform: (tab) => ({
      followReturns: (run) => {
        comeBack.set(tab, run)
        return () => {
          if (comeBack.get(tab) === run) comeBack.delete(tab)
        }
      },
    }),
    onLost: () => {
      visit.isServerSound = false
    },
  })
  for (const wallet of tabs.wallets)
    wallet.onSign = async (message) => {
      await tabs.ask('sign', null, wallet.id)
      return `signed:${message}`
    }

  const paired = () =>
    (['eip155', 'solana'] as const).flatMap((namespace): LabWallet[] => {
      try {
        const wallet = peer.find(namespace)
        wallet.onSwitch = () => tabs.ask('switch', null, wallet.id)
        wallet.onSign = async (message) => {
          await tabs.ask('sign', null, wallet.id)
          return `signed:${message}`
        }
        return [wallet]
      } catch {
        return []
      }
    })
  const visit: Visit = {
    tabs,
    open: Array.from({ length: tabCount }, tabs.openTab),
    isTelling: true,
    paired,
    peer,
    siwx,
    phoneRequests,
    onForgotten: () => {
      visit.isServerSound = false
    },
    isServerSound: true,
    setRelay: (mood) => {
      relay = mood
    },
    setServer: (mood) => {
      server = mood
    },
    comeBack: (index) => {
      const tab = visit.open[index]
      if (tab) comeBack.get(tab)?.()
    },
  }
  return visit
}
