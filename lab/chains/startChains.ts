import { startChain, type LabChain } from './startChain'

/** Starts the lab's two chains, the first with names, at these ports if they are free; 0 takes any. */
export async function startChains(
  [one, other]: readonly [number, number] = [8545, 8546],
): Promise<readonly [LabChain, LabChain]> {
  const [harbour, lighthouse] = await Promise.allSettled([
    startChain({ chainId: 31337, name: 'Harbour', port: one, hasNames: true }),
    startChain({ chainId: 31338, name: 'Lighthouse', port: other }),
  ])
  if (harbour.status === 'fulfilled' && lighthouse.status === 'fulfilled') return [harbour.value, lighthouse.value]
  // One alone is no lab: the other must not stay behind.
  for (const started of [harbour, lighthouse]) if (started.status === 'fulfilled') await started.value.stop()
  throw harbour.status === 'rejected' ? harbour.reason : (lighthouse as PromiseRejectedResult).reason
}
