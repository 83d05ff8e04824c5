import { describe, expect, it } from 'vitest'
import { withLine } from '../../../lab/phone/testPhone'
import { startChainReader } from '../../../stories/lab/testing/chains/chainReader'
import { createClock } from '../../../stories/lab/clock'
import type { RequestAnswer, WalletHandle } from '../adapter'
import { UserRejectedError } from '../errors/errors'
import { UnansweredError } from '../errors/unanswered'
import { walletConnect } from './index'

const line = withLine()
const { started } = startChainReader()

/** A paired wallet, and the answers that the page hears beside its requests. */
async function pair() {
  const { network, chain } = started()
  const clock = createClock()
  await line().phone.stop()
  line().phone = await line().newPhone({ chains: [{ id: 'eip155:31337', name: 'Lab', rpcUrl: chain.url }] })
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
  const handle = handles.eip155 as WalletHandle
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
