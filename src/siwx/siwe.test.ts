import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSignIn, signers } from '../../lab/accounts/serveSignIn'
import type { Signer } from '../../lab/accounts/signers'
import { formatSiwxMessage } from './message/formatSiwxMessage'
import { InvalidConfigError } from '../state/core/configErrors'
import { SiweRefusedError } from './siwxErrors'
import { createSiweConfig } from './roles'
import { addressOfDid } from '../chains/caip'
import type { SiweMessageArgs, SiweOptions } from './siweTypes'
import type { SiwxConfig } from './types'

const [evm] = signers as [Signer]
const chainId = 31337
let lab: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  lab = await serveSignIn()
})
afterAll(() => lab.stop())

/** The functions of a host that speaks to its backend itself; `seen` is what it was told. */
function start(change: Partial<SiweOptions> = {}) {
  const seen: unknown[] = []
  const time = { now: Date.now() }
  const ask = async (path: string, body?: object) => {
    const init = {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    }
    const response = await lab.fetch(`${lab.url}${path}`, init)
    return {
      isOk: response.ok,
      body: (await response.json()) as { nonce?: string; session?: { accountAddress: string } | null },
    }
  }
  const options: SiweOptions = {
    getNonce: async (address) => {
      seen.push(['getNonce', address])
      return (await ask('/nonce')).body.nonce ?? ''
    },
    getMessageParams: () => ({
      domain: lab.domain,
      uri: `http://${lab.domain}/`,
      chains: [chainId],
      statement: 'I accept.',
    }),
    createMessage: ({ address, iat = '', ...args }: SiweMessageArgs) => {
      seen.push(['createMessage', address])
      return formatSiwxMessage({
        ...args,
        accountAddress: addressOfDid(address),
        chainId: `eip155:${args.chainId}`,
        issuedAt: iat,
      })
    },
    verifyMessage: async ({ message, signature }) => (await ask('/verify', { message, signature })).isOk,
    getSession: async () => {
      seen.push(['getSession'])
      const { session } = (await ask('/session')).body
      return session ? { address: session.accountAddress, chainId } : null
    },
    signOut: async () => (await lab.fetch(`${lab.url}/sign-out`, { method: 'POST' })).ok,
    onSignIn: (session) => seen.push(['onSignIn', session]),
    onSignOut: () => seen.push(['onSignOut']),
    ...change,
  }
  return { siwx: createSiweConfig(options, () => time.now).siwx as SiwxConfig, seen, time }
}

async function sign(siwx: SiwxConfig) {
  const { toString, ...data } = await siwx.createMessage({ accountAddress: evm.address, chainId: evm.networkId })
  return { data, message: toString(), signature: await evm.sign(toString()) }
}

describe('sign-in of another toolkit', () => {
  it('goes from a nonce to a session and out again', async () => {
    const { siwx, seen } = start()
    expect(await siwx.getSessions(evm.networkId, evm.address)).toEqual([])
    await siwx.addSession(await sign(siwx))
    expect(seen).toContainEqual(['getNonce', evm.address])
    expect(seen).toContainEqual(['createMessage', `did:pkh:eip155:31337:${evm.address}`])
    expect(seen.at(-1)).toEqual(['onSignIn', { address: evm.address, chainId }])
    expect(await siwx.getSessions(evm.networkId, evm.address)).toHaveLength(1)
    await siwx.revokeSession('eip155:1', evm.address)
    expect(await siwx.getSessions(evm.networkId, evm.address)).toHaveLength(1)
    await siwx.setSessions([])
    expect(seen.at(-1)).toEqual(['onSignOut'])
    expect(await siwx.getSessions(evm.networkId, evm.address)).toEqual([])
  })

  it.each([
    ['another account', evm.networkId, `0x${'11'.repeat(20)}`],
    ['another network', 'eip155:1', evm.address],
  ] as const)('is signed out at the backend before %s is asked', async (_name, chainId, address) => {
    const { siwx, seen } = start()
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x')).toEqual([])
    expect(seen).not.toContainEqual(['onSignOut'])
    expect(await siwx.getSessions(chainId, address)).toEqual([])
    expect(seen).toContainEqual(['onSignOut'])
    expect(await start().siwx.getSessions(evm.networkId, evm.address)).toEqual([])
  })

  it('keeps its session over a change of account or network where the host says so', async () => {
    const { siwx } = start({ signOutOnAccountChange: false, signOutOnNetworkChange: false })
    await siwx.addSession(await sign(siwx))
    expect(await siwx.getSessions('eip155:1', `0x${'11'.repeat(20)}`)).toHaveLength(1)
    expect(await siwx.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'x')).toEqual([])
    await siwx.setSessions([])
  })

  it('believes nonces and sessions for a while', async () => {
    const { siwx, seen, time } = start()
    const count = (name: string) => seen.filter((entry) => (entry as string[])[0] === name).length
    for (let round = 0; round < 3; round += 1) {
      await siwx.getSessions(evm.networkId, evm.address)
      await sign(siwx)
    }
    expect([count('getNonce'), count('getSession')]).toEqual([1, 1])
    time.now += 300_000
    await siwx.getSessions(evm.networkId, evm.address)
    await sign(siwx)
    expect([count('getNonce'), count('getSession')]).toEqual([2, 2])
  })

  it('is refused when the backend says no, and the next try has another nonce', async () => {
    const { siwx } = start()
    const session = await sign(siwx)
    await expect(siwx.addSession({ ...session, signature: await evm.sign('other') })).rejects.toThrow(SiweRefusedError)
    const next = await sign(siwx)
    expect(next.data.nonce).not.toBe(session.data.nonce)
    await siwx.addSession(next)
    await expect(start({ signOut: async () => false }).siwx.setSessions([])).rejects.toThrow('signOut did not succeed')
    await siwx.setSessions([])
  })

  it.each([undefined, 'somebody', {}, { address: 7, chainId }, { address: 'x', chainId: 'main' }])(
    'takes %j for nobody',
    async (answer) => {
      const { siwx } = start({ getSession: async () => answer as never })
      expect(await siwx.getSessions(evm.networkId, 'x')).toEqual([])
    },
  )

  it('has the defaults of its kind, and names what is missing', () => {
    const { siwx } = start()
    expect([siwx.getRequired?.(), siwx.signOutOnDisconnect]).toEqual([true, true])
    const { siwx: other } = start({ required: false, signOutOnDisconnect: false })
    expect([other.getRequired?.(), other.signOutOnDisconnect]).toEqual([false, false])
    expect(() => start({ signOut: undefined as never })).toThrow(InvalidConfigError)
    expect(() => start({ signOut: undefined as never })).toThrow('siweConfig.signOut')
    expect(() => createSiweConfig(null as never)).toThrow(InvalidConfigError)
  })
})
