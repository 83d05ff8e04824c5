import { useActivity, useCapabilities, useSendCalls, type CallsRequest } from 'portico'
import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'

const [chain] = globalThis.lab.chains
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const token = (data: `0x${string}`) => ({ to: chain?.token ?? shop, data })

/** Allows the shop some dollars, and gives it others. */
function purchase(price: string): CallsRequest {
  const value = parseUnits(price, 6)
  return {
    calls: [
      token(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [shop, value] })),
      token(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, value] })),
    ],
    words: ['Allow the shop', 'Pay the shop'],
    transfers: [{ direction: 'out', symbol: 'LUSD', amount: price, counterparty: shop }],
  }
}

/** A shop that has its visitors do two things with one approval. */
export function CallsPanel() {
  const { sendCalls, resumeCalls, calls, status, data, error } = useSendCalls()
  const capabilities = useCapabilities()
  const { activity } = useActivity()
  const send = (request: CallsRequest) => void sendCalls(request).catch(() => undefined)
  const known = capabilities.status === 'ready' ? capabilities.value?.atomic : undefined
  return (
    <section className="panel" aria-label="Calls" data-status={calls.status}>
      <h2>Calls</h2>
      <button onClick={() => send(purchase('2'))}>Buy</button>
      <button onClick={() => send({ ...purchase('3'), atomicRequired: true })}>Buy all or none</button>
      <button onClick={() => send(purchase('1000000000'))}>Buy the sea</button>
      <button disabled={!calls.canResume} onClick={() => void resumeCalls().catch(() => undefined)}>
        Go on
      </button>
      <p data-testid="atomic">{known}</p>
      <p data-testid="mode">{calls.mode}</p>
      <p data-testid="verb">{error ? error.name : status}</p>
      <p data-testid="hashes">{data?.hashes.join(' ')}</p>
      <ol data-testid="calls">
        {calls.calls.map((call, index) => (
          <li key={index}>
            {call.words}: {call.status}
          </li>
        ))}
      </ol>
      <ul data-testid="activity">
        {activity.map(({ hash, kind, status: stands }) => (
          <li key={hash}>
            {kind} {stands} {hash}
          </li>
        ))}
      </ul>
    </section>
  )
}
