import { stringToHex, verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from './memoryStorage'
import { addressOn, meet, request, solana, withLine } from './testPhone'

const line = withLine()

describe('a phone that pairs', () => {
  it('approves the chains and methods it has, and no others', async () => {
    const { namespaces } = await meet(line())
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
    expect(namespaces['eip155']?.chains).toEqual(['eip155:31337', 'eip155:1'])
    expect(namespaces['eip155']?.methods).not.toContain('eth_coinbase')
    expect(namespaces['solana']?.chains).toEqual([solana])
    expect(namespaces['solana']?.methods).toEqual(['solana_signMessage', 'solana_signTransaction'])
    await expect
      .poll(line().phone.sessions)
      .toMatchObject([{ app: { name: 'Lab app', url: 'https://app.example' }, network: null }])
    expect(line().asked).toMatchObject([{ kind: 'connect', app: { name: 'Lab app' } }])
    expect(
      line()
        .phone.accounts()
        .map(({ namespace }) => namespace),
    ).toEqual(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  })

  it('says no to a proposal', async () => {
    line().decide = () => 'reject'
    await expect(meet(line())).rejects.toMatchObject({ code: 5000 })
    expect(line().phone.sessions()).toEqual([])
    line().decide = () => 'approve'
    await meet(line())
  })

  it('turns down what it has nothing for, without a question', async () => {
    const near = { near: { chains: ['near:mainnet'], methods: ['near_signIn'], events: [] } }
    await expect(line().dapp.connect((uri) => line().phone.pair(uri), near)).rejects.toMatchObject({ code: 5100 })
    expect(line().asked).toEqual([])
  })

  it('has no session with an app that gave up before the answer', async () => {
    const { dapp, phone } = line()
    line().decide = async () => {
      const [pairing] = dapp.provider.client.core.pairing.pairings.getAll()
      for (const { id } of dapp.provider.client.proposal.getAll()) dapp.provider.client.core.expirer.set(id, 0)
      await dapp.provider.client.core.pairing.disconnect({ topic: pairing?.topic ?? '' })
      return 'approve' as const
    }
    await expect(dapp.connect((uri) => phone.pair(uri))).rejects.toMatchObject({ message: 'Proposal expired' })
    await expect.poll(phone.problem).toMatch('did not arrive')
    expect(phone.sessions()).toEqual([])
    line().decide = () => 'approve'
    await meet(line())
    expect(phone.sessions()).toHaveLength(1)
  })

  it('comes back with its sessions after a restart', async () => {
    const storage = memoryStorage()
    await line().phone.stop()
    line().phone = await line().newPhone({ storage, storagePrefix: 'kept' })
    await meet(line())
    await line().phone.useAccount(1)
    await line().phone.stop()
    line().phone = await line().newPhone({ storage, storagePrefix: 'kept' })
    expect(line().phone.sessions()).toHaveLength(1)
    expect(line().phone.accountIndex()).toBe(1)
    const address = addressOn(line(), 'eip155:1') as Hex
    const signature = await request<Hex>(line(), 'eip155:1', 'personal_sign', [stringToHex('hello'), address])
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  it('asks again after a restart what it had not answered', async () => {
    const options = { storage: memoryStorage(), storagePrefix: 'again' }
    await line().phone.stop()
    line().phone = await line().newPhone(options)
    const restart = async () => {
      await line().phone.stop()
      line().phone = await line().newPhone(options)
    }
    line().phone.misbehave.neverAnswers = true
    const session = line().dapp.connect(async (uri) => {
      await line().phone.pair(uri)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await restart()
    })
    await session
    await expect.poll(() => line().phone.sessions().length).toBe(1)
    line().phone.misbehave.neverAnswers = true
    const address = addressOn(line(), 'eip155:1') as Hex
    const signing = request<Hex>(line(), 'eip155:1', 'personal_sign', [stringToHex('hello'), address])
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(line().asked).toHaveLength(1)
    await restart()
    expect(await verifyMessage({ address, message: 'hello', signature: await signing })).toBe(true)
  })

  it('signs in with one click', async () => {
    line().dapp.provider.once('display_uri', (uri: string) => line().phone.pair(uri))
    const { auths, session } = await line().dapp.provider.authenticate({
      chains: ['eip155:31337', 'eip155:1', 'eip155:5'],
      domain: 'app.example',
      nonce: 'abcdef12',
      uri: 'https://app.example/login',
      statement: 'Sign in',
      methods: ['personal_sign', 'eth_coinbase'],
    })
    expect(auths?.map(({ p }) => p.iss.split(':').slice(0, 4).join(':'))).toEqual([
      'did:pkh:eip155:31337',
      'did:pkh:eip155:1',
    ])
    expect(session?.namespaces['eip155']?.methods).toEqual(['personal_sign'])
    expect(line().asked).toMatchObject([
      { kind: 'signIn', message: expect.stringMatching(/app\.example wants you to sign in(.|\n)*Sign in/) },
    ])
    const [first] = line().asked
    const message = first?.kind === 'signIn' ? first.message : ''
    const address = auths?.[0]?.p.iss.split(':').at(-1) as Hex
    expect(await verifyMessage({ address, message, signature: auths?.[0]?.s.s as Hex })).toBe(true)
    expect(line().phone.sessions()).toHaveLength(1)
    line().decide = () => 'reject'
    line().dapp.provider.once('display_uri', (uri: string) => line().phone.pair(uri))
    const again = { chains: ['eip155:1'], domain: 'app.example', nonce: 'abcdef12', uri: 'https://app.example/login' }
    await expect(line().dapp.provider.authenticate(again)).rejects.toBeTruthy()
  })

  it('knows when the relay refuses its project', async () => {
    const refused = await line().newPhone({ projectId: 'refused' })
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
    await expect(refused.pair(uri)).rejects.toThrow('3000')
    expect(refused.problem()).toMatch('3000')
    await refused.stop()
  })
})

describe('a phone that misbehaves', () => {
  it('approves other chains than it was asked for', async () => {
    line().phone.misbehave.wrongChains = true
    expect((await meet(line())).namespaces['eip155']?.chains).toEqual(['eip155:999999'])
  })

  it('approves with invalid addresses', async () => {
    line().phone.misbehave.malformedAccounts = true
    expect((await meet(line())).namespaces['solana']?.accounts).toEqual([`${solana}:nonsense`])
  })

  it('answers late, or never', async () => {
    line().phone.misbehave.delayMs = 300
    const start = performance.now()
    await meet(line())
    expect(performance.now() - start).toBeGreaterThan(300)
    line().phone.misbehave.neverAnswers = true
    const answer = request(line(), 'eip155:1', 'personal_sign', ['0x00', addressOn(line(), 'eip155:1')])
    expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500, 'nothing'))])).toBe('nothing')
    expect(line().asked).toHaveLength(1)
  })
})
