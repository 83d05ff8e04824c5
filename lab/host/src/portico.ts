import { createPortico, type Portico } from 'portico'
import { eip155, walletConnect } from 'portico/chains'
import 'portico/styles.css'
import { chains } from './lab'

/** The shop's entrance. */
export function createEntrance(id?: string): Portico {
  return createPortico({
    id,
    projectId: null,
    networks: chains,
    adapters: [eip155()],
    // Without a project id: the lab's relay asks for none.
    pairing: walletConnect({ relayUrl: globalThis.lab.relayUrl }),
    metadata: { name: 'The Chandlery' },
  })
}
