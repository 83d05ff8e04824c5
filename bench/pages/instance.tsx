import { createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { network, prefetch } from './common'

/** What a host has on both of its pages. */
export const portico = createPortico({ projectId: null, networks: [network], adapters: [eip155()], prefetch })
