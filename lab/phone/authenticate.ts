import type { AuthTypes } from '@walletconnect/types'
import { base64nopad } from '@scure/base'
import { eip155Keys } from './keys/eip155'
import { PhoneError } from './phoneError'
import type { PhoneCore } from './phoneCore'

const recapPrefix = 'urn:recap:'

/** What a one-click sign-in asks for, as far as the phone has it; a session may grow from the methods it names. */
export function narrowPayload(payload: AuthTypes.PayloadParams, core: PhoneCore): AuthTypes.PayloadParams {
  const chains = payload.chains.filter((id) => id.startsWith('eip155:') && core.chain(id))
  if (chains.length === 0) throw new PhoneError(5100)
  const resources = payload.resources?.map((each) => (each.startsWith(recapPrefix) ? narrowRecap(each, chains) : each))
  return { ...payload, chains, ...(resources && { resources }) }
}

/** Abilities the phone has, for these chains: https://eips.ethereum.org/EIPS/eip-5573 */
function narrowRecap(recap: string, chains: readonly string[]): string {
  const text = recap.slice(recapPrefix.length).replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  const { att, ...rest } = JSON.parse(new TextDecoder().decode(base64nopad.decode(text))) as { att?: { eip155?: object } }
  const abilities = Object.keys(att?.eip155 ?? {}).filter((ability) => eip155Keys.methods.includes(ability.replace('request/', '')))
  const eip155 = Object.fromEntries(abilities.map((ability) => [ability, [{ chains }]]))
  const bytes = new TextEncoder().encode(JSON.stringify({ ...rest, att: { ...att, eip155 } }))
  return recapPrefix + base64nopad.encode(bytes)
}

/** The sentences its person would sign, one for each chain. */
export function messagesOf(payload: AuthTypes.PayloadParams, core: PhoneCore) {
  return payload.chains.flatMap((id) => {
    const chain = core.chain(id)
    if (!chain) return []
    const iss = `did:pkh:${core.accountOn(chain)}`
    return [{ chain, iss, message: core.client.formatAuthMessage({ request: payload, iss }) }]
  })
}

/** One signed sentence for each chain: https://chainagnostic.org/CAIPs/caip-74 */
export async function signPayload(payload: AuthTypes.PayloadParams, core: PhoneCore): Promise<AuthTypes.Cacao[]> {
  const { domain, aud, nonce, version, iat, nbf, exp, statement, requestId, resources, type } = payload
  const present = Object.entries({ nbf, exp, statement, requestId, resources, type, version, iat }).filter(([, value]) => value !== undefined)
  return Promise.all(
    messagesOf(payload, core).map(async ({ chain, iss, message }) => {
      const address = eip155Keys.address(core.index(), chain)
      const s = String(await eip155Keys.run('personal_sign', [message, address], chain, core.index()))
      return { h: { t: 'caip122' }, p: { iss, domain, aud, nonce, ...Object.fromEntries(present) }, s: { t: 'eip191', s } }
    }),
  )
}
