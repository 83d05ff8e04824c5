import { verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../clock'
import { solana, withLine } from '../../../../lab/phone/testPhone'
import { eip155 } from '../../eip155'
import { AttemptAbandonedError, UserRejectedError } from '../../errors/errors'
import { WalletResponseError } from '../../errors/walletErrors'
import { defineNetwork, type Namespace } from '../../network'
import type { PairingSignIn, PairRequest } from '../../pairing'
import { parseSiwxMessage } from '../../../siwx/message/parseSiwxMessage'
import { walletConnect } from '../index'

const line = withLine()

const network = (caip: string) => {
  const [chainNamespace, reference] = caip.split(':') as [Namespace, string]
  const id = chainNamespace === 'eip155' ? Number(reference) : reference
  const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
  return defineNetwork({
    id,
    name: caip,
    chainNamespace,
    nativeCurrency,
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  })
}

const fields = {
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'abcdef1234',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2099-01-01T00:00:00.000Z',
  statement: 'Take the harbour.',
  resources: ['https://app.example/terms'],
} as const
const { verifier } = eip155()
const asked: PairingSignIn = { fields, chainIds: ['eip155:31337', 'eip155:1'], verifier }

function pair(more: Partial<PairRequest> = {}) {
  return walletConnect({ provider: async () => line().dapp.provider }).pair({
    networks: ['eip155:31337', 'eip155:1'].map(network),
    metadata: null,
    projectId: 'lab',
    instanceId: '',
    signal: new AbortController().signal,
    clock: systemClock,
    onUri: (uri) => void line().phone.pair(uri),
    signIn: asked,
    ...more,
  })
}

const nothingIsLeft = async () => {
  await expect.poll(() => line().phone.sessions()).toEqual([])
  const { client, session } = line().dapp.provider
  await expect
    .poll(() => [client.session, client.proposal, client.auth.requests].flatMap((store) => store.getAll() as unknown[]))
    .toEqual([])
  expect(session).toBeUndefined()
}

describe('a sign-in with the approval', () => {
  it('is one signed text for each chain, over what was asked', async () => {
    const uris: string[] = []
    const onUri = (uri: string) => {
      uris.push(uri)
      void line().phone.pair(uri)
    }
    const { handles, signIns, wallet } = await pair({ onUri })
    expect(uris).toEqual([expect.stringMatching(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)])
    expect(wallet.name).toBe('Lab Phone')
    expect(line().asked).toMatchObject([{ kind: 'signIn' }])
    expect(signIns?.map(({ data }) => data.chainId)).toEqual(['eip155:31337', 'eip155:1'])
    for (const { data, message, signature, cacao } of signIns ?? []) {
      expect(await verifyMessage({ address: data.accountAddress as Hex, message, signature: signature as Hex })).toBe(
        true,
      )
      expect(parseSiwxMessage(message)).toEqual(data)
      expect(data).toMatchObject({
        domain: 'app.example',
        uri: fields.uri,
        nonce: fields.nonce,
        expirationTime: fields.expirationTime,
      })
      expect(data.statement).toMatch(/^Take the harbour\. I further authorize .*'personal_sign'/)
      expect(data.resources).toEqual([fields.resources[0], expect.stringMatching(/^urn:recap:/)])
      expect(cacao).toMatchObject({ h: { t: 'caip122' }, s: { t: 'eip191', s: signature } })
    }
    const { eip155 } = handles
    expect(eip155?.snapshot.address).toBe(`eip155:31337:${signIns?.[0]?.data.accountAddress}`)
    const address = signIns?.[0]?.data.accountAddress as Hex
    const signature = (await eip155?.signMessage('hello', `eip155:31337:${address}`)) as Hex
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    await eip155?.disconnect()
    await nothingIsLeft()
  })

  it('reads from the endpoints of the app’s networks', async () => {
    await pair()
    const { namespaces } = line().dapp.provider
    expect(JSON.stringify(namespaces)).not.toContain('walletconnect')
    expect(line().dapp.provider.optionalNamespaces?.['eip155']?.rpcMap).toEqual({
      31337: 'http://127.0.0.1:9',
      1: 'http://127.0.0.1:9',
    })
  })

  it('is asked without a statement, resources and an end too', async () => {
    const { domain, uri, version, nonce, issuedAt } = fields
    const { signIns } = await pair({
      signIn: { fields: { domain, uri, version, nonce, issuedAt }, chainIds: ['eip155:1'], verifier },
    })
    expect(signIns).toHaveLength(1)
    expect(signIns?.[0]?.data.expirationTime).toBeUndefined()
    expect(signIns?.[0]?.data.statement).toMatch(/^I further authorize/)
  })

  it('is left out by a wallet that has sessions only', async () => {
    await line().phone.stop()
    line().phone = await line().newPhone({ hasSignIn: false })
    const { handles, signIns } = await pair()
    expect(signIns).toBeUndefined()
    expect(line().asked).toMatchObject([{ kind: 'connect' }])
    const { eip155 } = handles
    expect(eip155?.snapshot.networkId).toBe('eip155:31337')
    await expect.poll(() => line().phone.sessions().length).toBe(1)
    await eip155?.disconnect()
    await expect.poll(() => line().phone.sessions()).toEqual([])
  })

  it.each([
    ['networks of another namespace', { networks: ['eip155:1', solana].map(network) }],
    ['a request id', { signIn: { ...asked, fields: { ...fields, requestId: 'one' } } }],
    ['nobody to check what is signed', { signIn: { ...asked, verifier: undefined } }],
    ['a statement that no text can hold', { signIn: { ...asked, fields: { ...fields, statement: 'two\nlines' } } }],
  ])('is not asked for with %s', async (_, more) => {
    expect((await pair(more)).signIns).toBeUndefined()
    expect(line().asked).toMatchObject([{ kind: 'connect' }])
  })

  it('is declined', async () => {
    line().decide = () => 'reject'
    await expect(pair()).rejects.toBeInstanceOf(UserRejectedError)
    await nothingIsLeft()
    line().decide = () => 'approve'
    expect((await pair()).signIns).toHaveLength(2)
  })

  it.each(['wrongSignIn', 'forgedSignIn', 'malformedAccounts'] as const)(
    'that lies is refused, and the wallet told: %s',
    async (knob) => {
      line().phone.misbehave[knob] = true
      await expect(pair()).rejects.toBeInstanceOf(WalletResponseError)
      await nothingIsLeft()
      line().phone.misbehave[knob] = false
      expect((await pair()).signIns).toHaveLength(2)
    },
  )

  it('is given up at once', async () => {
    const abort = new AbortController()
    await expect(pair({ signal: abort.signal, onUri: () => abort.abort() })).rejects.toBeInstanceOf(
      AttemptAbandonedError,
    )
    await nothingIsLeft()
    expect((await pair()).signIns).toHaveLength(2)
  })

  it('that comes after that leaves nothing behind', async () => {
    const abort = new AbortController()
    line().decide = () => {
      abort.abort()
      return 'approve'
    }
    await expect(pair({ signal: abort.signal })).rejects.toBeInstanceOf(AttemptAbandonedError)
    await expect.poll(line().phone.problem).toBeTruthy()
    await nothingIsLeft()
  })

  it('ends with its link', async () => {
    line().phone.misbehave.neverAnswers = true
    const onUri = () => {
      const { client } = line().dapp.provider
      for (const { id } of client.proposal.getAll()) client.core.expirer.set(id, 0)
    }
    await expect(pair({ onUri })).rejects.toBeInstanceOf(AttemptAbandonedError)
    await nothingIsLeft()
  })
})
