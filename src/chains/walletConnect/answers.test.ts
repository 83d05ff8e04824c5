import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { withLine } from '../../../lab/phone/testPhone'
import { sol, startLocalnet } from '../../../lab/solana/startLocalnet'
import { startChainReader } from '../../../stories/lab/testing/chains/chainReader'
import { createClock } from '../../../stories/lab/clock'
import type { RequestAnswer, WalletHandle } from '../adapter'
import { UserRejectedError } from '../errors/errors'
import { UnansweredError } from '../errors/unanswered'
import { walletConnect } from './index'

const line = withLine()
const { started } = startChainReader()

/** A paired wallet, and the answers that the page hears beside its requests. */
async function pair(
  namespace: 'eip155' | 'solana' = 'eip155',
  network = started().network,
  rpcUrl = started().chain.url,
) {
  const clock = createClock()
  await line().phone.stop()
  line().phone = await line().newPhone({ chains: [{ id: network.caipNetworkId, name: 'Lab', rpcUrl }] })
  const { handles } = await walletConnect({ provider: async () => line().dapp.provider }).pair({
    networks: [network],
    metadata: null,
    projectId: 'lab',
    instanceId: '',
    signal: new AbortController().signal,
    clock,
    onUri: (uri) => void line().phone.pair(uri),
  })
  await expect.poll(() => line().phone.sessions().length).toBeGreaterThan(0)
  const handle = handles[namespace] as WalletHandle
  const ids: string[] = []
  const send = (value: bigint) =>
    handle.sendTransaction!({ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value }, handle.snapshot.address, {
      onRequest: (id) => ids.push(id),
    })
  return { handle, ids, send, clock }
}

describe('answers of a paired wallet', () => {
  it('have the id of their request, and the hash or the refusal', async () => {
    const { handle, ids, send } = await pair()
    const answers: RequestAnswer[] = []
    const stop = handle.onAnswer?.((answer) => answers.push(answer))
    await expect
      .poll(() => line().dapp.provider.client.core.relayer.events.listenerCount('relayer_message'))
      .toBeGreaterThan(1)
    const hash = await send(1n)
    expect(ids).toHaveLength(1)
    await expect.poll(() => answers).toContainEqual({ requestId: ids[0], hash })
    line().decide = () => 'reject'
    await expect(send(2n)).rejects.toThrow(UserRejectedError)
    await expect
      .poll(() => answers)
      .toContainEqual({ requestId: ids[1], error: expect.any(UserRejectedError) as unknown })
    stop?.()
  })

  it('are heard after the library gave the request up', async () => {
    const { handle, ids, send, clock } = await pair()
    const answers: RequestAnswer[] = []
    handle.onAnswer?.((answer) => answers.push(answer))
    let approve: (decision: 'approve') => void = () => undefined
    line().decide = () => new Promise((resolve) => (approve = resolve))
    const asking = send(3n)
    const isOver = expect(asking).rejects.toThrow(UnansweredError)
    await expect.poll(() => line().asked.some(({ kind }) => kind === 'request')).toBe(true)
    await clock.advance(298_000)
    await isOver
    approve('approve')
    await expect.poll(() => answers.map(({ requestId }) => requestId), { timeout: 5_000 }).toContain(ids[0])
    expect(answers[0]).toMatchObject({ hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown })
  })

  it('are heard by a page that listens after they arrived', async () => {
    const { handle, ids, send } = await pair()
    const hash = await send(4n)
    const answers: RequestAnswer[] = []
    handle.onAnswer?.((answer) => answers.push(answer))
    await expect.poll(() => answers).toContainEqual({ requestId: ids[0], hash })
  })

  it('are signatures on Solana', async () => {
    const { node, network, connection } = await startLocalnet({ unitPrice: 0 })
    const { handle, ids } = await pair('solana', network, node.url)
    const answers: RequestAnswer[] = []
    handle.onAnswer?.((answer) => answers.push(answer))
    const payer = handle.snapshot.address.split(':')[2] ?? ''
    node.fund(payer, sol)
    const payerKey = new PublicKey(payer)
    const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
    const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 5 })]
    const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message()
    const options = { onRequest: (id: string) => ids.push(id) }
    const bytes = new VersionedTransaction(message).serialize()
    const hash = await handle.sendTransaction!(bytes, handle.snapshot.address, options)
    expect(ids).toHaveLength(1)
    await expect.poll(() => answers).toContainEqual({ requestId: ids[0], hash })
    await node.stop()
  })

  it('are not awaited where the request was not made', async () => {
    const { handle, ids } = await pair()
    await handle.disconnect()
    await expect.poll(() => line().dapp.provider.client.session.keys).toEqual([])
    await expect.poll(() => line().phone.sessions()).toEqual([])
    const asking = handle.sendTransaction!(
      { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
      handle.snapshot.address,
      {
        onRequest: (id) => ids.push(id),
      },
    )
    await expect(asking).rejects.not.toThrow(UnansweredError)
    expect(ids).toEqual([])
  })
})
