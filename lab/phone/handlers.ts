import type { ProposalTypes, SignClientTypes } from '@walletconnect/types'
import { approveNamespaces } from './approve'
import { messagesOf, narrowPayload, signPayload } from './authenticate'
import { PhoneError, toReason } from './phoneError'
import { appOf, type PhoneCore } from './phoneCore'
import { answerCall } from './requests'
import type { Sessions } from './sessions'
import type { PhoneChain } from './types'

type Arguments = SignClientTypes.EventArguments
type Proposal = Pick<Arguments['session_proposal'], 'id' | 'params'>
type SignIn = Pick<Arguments['session_authenticate'], 'id' | 'params'>
type Request = Pick<Arguments['session_request'], 'id' | 'topic' | 'params'>

/** Handles the messages of the phone: it asks its person and answers. */
export function createHearing(core: PhoneCore, sessions: Sessions) {
  const { client, decide, misbehave, changed } = core
  const answered = new Set<number>()

  /** Answers once, later or never; what goes wrong on the way is the phone's to tell. */
  const handle = async (id: number, answer: () => Promise<unknown>): Promise<void> => {
    if (answered.has(id) || misbehave.neverAnswers) return
    answered.add(id)
    try {
      await new Promise((resolve) => setTimeout(resolve, misbehave.delayMs))
      await answer()
      changed(null)
    } catch (error) {
      changed(`The answer did not arrive: ${toReason(error).message}`)
    }
  }
  /** Sends the reason of a refusal; one that is no refusal goes on. */
  const refuse = async (error: unknown, send: (reason: ReturnType<typeof toReason>) => Promise<unknown>) => {
    await send(toReason(error)).catch(() => undefined)
    if (!(error instanceof PhoneError)) throw error
  }

  const approve = async (id: number, proposal: ProposalTypes.Struct) => {
    const means = () => ({ misbehave, chains: core.chains(), accountOn: core.accountOn })
    const parts = Object.values(approveNamespaces(proposal, means()))
    const chains = parts.flatMap((part) =>
      (part.chains ?? []).map((each): PhoneChain => core.chain(each) ?? { id: each, name: each }),
    )
    const methods = parts.flatMap((part) => part.methods)
    const decision = await decide({ kind: 'connect', app: appOf(proposal.proposer.metadata), chains, methods })
    if (decision !== 'approve') throw new PhoneError(5000)
    // Once more: another account may be in use since the question.
    const { topic } = await client.approve({ id, namespaces: approveNamespaces(proposal, means()) })
    void sessions.settled(topic).then(() => changed())
  }

  return {
    proposal: ({ id, params }: Proposal) =>
      handle(id, async () => {
        try {
          await approve(id, params)
        } catch (error) {
          // The other side gave up meanwhile: the half-made session has no other end.
          for (const { topic, pairingTopic, acknowledged } of client.session.getAll())
            if (pairingTopic === params.pairingTopic && !acknowledged)
              await sessions.disconnect(topic).catch(() => undefined)
          await refuse(error, (reason) => client.reject({ id, reason }))
        }
      }),
    signIn: ({ id, params }: SignIn) =>
      handle(id, async () => {
        const pairing = client.auth.requests.getAll().find((request) => request.id === id)?.pairingTopic
        try {
          const payload = narrowPayload(params.authPayload, core)
          const messages = messagesOf(payload, core)
          const [first] = messages
          const chains = messages.map(({ chain }) => chain)
          const decision = await decide({
            kind: 'signIn',
            app: appOf(params.requester.metadata),
            chains,
            message: first?.message ?? '',
          })
          if (decision !== 'approve') throw new PhoneError(5000)
          await client.approveSessionAuthenticate({ id, auths: await signPayload(payload, core) })
        } catch (error) {
          // The other side gave up meanwhile; the client made its session before it noticed.
          for (const { topic, pairingTopic } of client.session.getAll())
            if (pairingTopic === pairing) await sessions.disconnect(topic).catch(() => undefined)
          await refuse(error, (reason) => client.rejectSessionAuthenticate({ id, reason }))
        }
      }),
    request: ({ id, topic, params: { chainId, request } }: Request) =>
      handle(id, async () => {
        const { method, params } = request
        const response = await answerCall(core, sessions, { topic, chainId, method, params }).then(
          (result) => ({ id, jsonrpc: '2.0', result }),
          (error: unknown) => ({ id, jsonrpc: '2.0', error: toReason(error) }),
        )
        await client.respond({ topic, response })
      }),
  }
}
