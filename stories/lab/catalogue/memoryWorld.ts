import { answer, type BackendData } from '../../../lab/backend/answer'
import { noFaults, type Faults } from '../../../lab/backend/faults'
import { createNameBook } from '../../../lab/backend/names'
import {
  InvalidProjectIdError,
  OriginNotAllowedError,
  TokenNotYetValidError,
} from '../../../src/chains/errors/projectErrors'
import { createLabPeer } from '../wallets/peer'
import type { World } from './world'

const refusals = [InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError]

/** A world on this page alone: its backend answers like the lab's, its relay's refusals are known already. */
export function createMemoryWorld(): World {
  const faults: Faults = { ...noFaults }
  const data: BackendData = {
    wallets: [],
    features: [{ id: 'social_login', isEnabled: true, config: ['email'] }],
    allowedOrigins: ['https://elsewhere.example'],
    isAnalyticsEnabled: true,
    names: createNameBook(),
  }
  return {
    apiUrl: 'https://backend.example',
    faults,
    fetch: async (address, { method = 'GET', body }) => {
      const sent = typeof body === 'string' ? body : ''
      const answered = await answer({ method, url: new URL(address), body: sent }, data, faults)
      return new Response(answered.body, { status: answered.status, headers: { 'content-type': answered.type } })
    },
    refusing: (sentence) => {
      const refusal = refusals.map((Refusal) => new Refusal()).find(({ message }) => message === sentence)
      return { ...createLabPeer(), pair: () => Promise.reject(refusal ?? new Error(sentence)) }
    },
  }
}
