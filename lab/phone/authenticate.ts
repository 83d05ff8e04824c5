import type { AuthTypes } from '@walletconnect/types'
import { base64nopad } from '@scure/base'
import { eip155Keys, isContractAt } from './keys/eip155'
import { PhoneError } from './phoneError'
import type { PhoneCore } from './phoneCore'
import type { Misbehaviour } from './types'

const recapPrefix = 'urn:recap:'

/** The part of a one-click sign-in that the phone has; a session may grow from the methods it names. */
export function narrowPayload(payload: AuthTypes.PayloadParams, core: PhoneCore): AuthTypes.PayloadParams {
  const chains = payload.chains.filter((id) => id.startsWith('eip155:') && core.chain(id))
  if (chains.length === 0) throw new PhoneError(5100)
  const resources = payload.resources?.map((each) => (each.startsWith(recapPrefix) ? narrowRecap(each, chains) : each))
  return { ...payload, chains, ...(resources && { resources }) }
}

/** Abilities the phone has, for these chains: https://eips.ethereum.org/EIPS/eip-5573 */
function narrowRecap(recap: string, chains: readonly string[]): string {
  const text = recap.slice(recapPrefix.length).replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  const { att, ...rest } = JSON.parse(new TextDecoder().decode(base64nopad.decode(text))) as {
    att?: { eip155?: object }
  }
  const abilities = Object.keys(att?.eip155 ?? {}).filter((ability) =>
    eip155Keys.methods.includes(ability.replace('request/', '')),
  )
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
export async function signPayload(asked: AuthTypes.PayloadParams, core: PhoneCore): Promise<AuthTypes.Cacao[]> {
  const payload = core.misbehave.wrongSignIn ? { ...asked, domain: 'elsewhere.example' } : asked
  const { domain, aud, nonce, version, iat, nbf, exp, statement, requestId, resources, type } = payload
  const present = Object.entries({ nbf, exp, statement, requestId, resources, type, version, iat }).filter(
    ([, value]) => value !== undefined,
  )
  return Promise.all(
    messagesOf(payload, core).map(async ({ chain, iss, message }) => {
      const sign = async (issuer: string, text: string, t: AuthTypes.CacaoSignature['t']): Promise<AuthTypes.Cacao> => {
        const address = issuer.slice(issuer.lastIndexOf(':') + 1)
        const s = String(await eip155Keys.run('personal_sign', [text, address], chain, core.index()))
        return {
          h: { t: 'caip122' },
          p: { iss: issuer, domain, aud, nonce, ...Object.fromEntries(present) },
          s: { t, s },
        }
      }
      if (!isContractAt(core.index(), chain)) {
        const cacao = await sign(iss, message, 'eip191')
        return sendInstead(cacao, forge(cacao, core.misbehave))
      }
      const owner = `did:pkh:${chain.id}:${eip155Keys.address(0, chain)}`
      const own = await sign(owner, core.client.formatAuthMessage({ request: payload, iss: owner }), 'eip191')
      // The client would ask its vendor's server about a contract: it is shown what the owner signed.
      return sendInstead(own, forge(await sign(iss, message, 'eip1271'), core.misbehave))
    }),
  )
}

/** Sends a forged sign-in in place of an honest one. */
function forge(cacao: AuthTypes.Cacao, { forgedSignIn, malformedAccounts }: Misbehaviour): AuthTypes.Cacao {
  const signature = { ...cacao.s, s: `0x${'00'.repeat(65)}` }
  const payload = { ...cacao.p, iss: cacao.p.iss.replace(/0x.*/, 'nonsense') }
  return { ...cacao, ...(forgedSignIn && { s: signature }), ...(malformedAccounts && { p: payload }) }
}

/** The client checks what it sends, so it is told something else than what is written out. */
function sendInstead(shown: AuthTypes.Cacao, sent: AuthTypes.Cacao): AuthTypes.Cacao {
  // Not enumerable: the client also stores a copy, and functions cannot be copied.
  return Object.defineProperty({ ...shown }, 'toJSON', { value: () => sent })
}
