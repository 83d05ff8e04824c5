import { isRecord } from '../../chains/guards'
import type { CaipNetworkId } from '../../chains/network'
import { noncePattern } from '../message/grammar'
import { SignInAnswerError, SignInRefusedError } from '../siwxErrors'
import { createSignInHttp, type SignInHttpOptions } from '../http'
import { isOf, readMessage } from '../session'
import type { SiwxSession, SiwxStorage } from '../types'

export type ServerStorageOptions = SignInHttpOptions

/** The implementation of `createServerStorage` of the entry. */
export function createServerStorage(
  options: ServerStorageOptions,
): SiwxStorage & Required<Pick<SiwxStorage, 'getNonce'>> {
  const http = createSignInHttp(options)
  // The server has no use for texts once it looked at them; a page that just signed still knows them.
  const signed = new Map<string, SiwxSession>()
  /** Each answer brings the whole cookie: two at once would lose what one of them adds. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run)
    last = turn.catch(() => undefined)
    return turn
  }

  async function read(): Promise<readonly SiwxSession[]> {
    const { sessions } = await http('GET', '/session')
    if (!Array.isArray(sessions)) throw new SignInAnswerError()
    return sessions.map((session) => fromServer(session, signed))
  }

  async function add(session: SiwxSession): Promise<void> {
    const { data, message, signature } = session
    const { chainId, accountAddress } = data
    // The server would say the same: a nonce is good once.
    if (signed.has(data.nonce)) throw new SignInRefusedError('nonce-used')
    const answer = await http('POST', '/verify', { message, signature, data: { chainId, accountAddress } })
    if (!isOf(fromServer(answer.session, signed), chainId, accountAddress)) throw new SignInAnswerError()
    signed.set(data.nonce, session)
  }

  const signOut = async (chainId: CaipNetworkId, accountAddress: string) => {
    await http('POST', '/sign-out', { chainId, accountAddress })
  }

  return {
    verifies: true,
    getNonce: async () => {
      const { nonce } = await http('GET', '/nonce')
      if (typeof nonce !== 'string' || !noncePattern.test(nonce)) throw new SignInAnswerError()
      return nonce
    },
    add: (session) => inTurn(() => add(session)),
    set: (sessions) =>
      inTurn(async () => {
        if (sessions.length === 0) return void (await http('POST', '/sign-out'))
        const isIn = (list: readonly SiwxSession[]) => (one: SiwxSession) =>
          list.some((other) => isOf(other, one.data.chainId, one.data.accountAddress))
        const kept = await read()
        for (const { data } of kept.filter((session) => !isIn(sessions)(session)))
          await signOut(data.chainId, data.accountAddress)
        for (const session of sessions.filter((one) => !isIn(kept)(one))) await add(session)
      }),
    get: (chainId, address) => inTurn(async () => (await read()).filter((session) => isOf(session, chainId, address))),
    delete: (chainId, address) => inTurn(() => signOut(chainId, address)),
  }
}

/** A session as the server tells it: its times are the session's and not the message's. */
function fromServer(given: unknown, signed: ReadonlyMap<string, SiwxSession>): SiwxSession {
  const data = isRecord(given) ? readMessage({ version: '1', ...given }) : null
  if (!data) throw new SignInAnswerError()
  const { message = '', signature = '' } = signed.get(data.nonce) ?? {}
  return { data, message, signature }
}
