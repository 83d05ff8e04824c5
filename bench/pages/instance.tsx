import { createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { network, prefetch } from './common'

/** The instance of a host on both of its pages. */
export const portico = createPortico({ projectId: null, networks: [network], adapters: [eip155()], prefetch })
