import { createPortico, type Portico } from 'portico'
import { eip155 } from 'portico/chains'
import 'portico/styles.css'
import { chains } from './lab'

/** The shop's entrance. */
export function createEntrance(id?: string): Portico {
  return createPortico({
    id,
    projectId: null,
    networks: chains,
    adapters: [eip155()],
    metadata: { name: 'The Chandlery' },
  })
}
