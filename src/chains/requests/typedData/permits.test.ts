import { maxUint160, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  alice,
  bob,
  domain,
  domainType,
  field,
  keysOf,
  readTypedData,
  token,
} from '../../../../stories/lab/testing/chains/requests'

describe('leave to spend', () => {
  const uint = (name: string, bits = 256) => field(name, `uint${bits}`)
  const detailTypes = {
    PermitDetails: [field('token', 'address'), uint('amount', 160), uint('expiration', 48), uint('nonce', 48)],
    TokenPermissions: [field('token', 'address'), uint('amount')],
    Order: [uint('id')],
  }
  const ask = (primaryType: string, fields: readonly object[], message: object) =>
    readTypedData({
      types: { EIP712Domain: domainType, ...detailTypes, [primaryType]: fields },
      primaryType,
      domain,
      message,
    })
  const details = (amount: bigint) => ({ token, amount, expiration: 99, nonce: 0 })
  const spender = field('spender', 'address')

  it.each<[string, string, readonly object[], object, object]>([
    [
      'ERC-2612',
      'Permit',
      [field('owner', 'address'), spender, uint('value'), uint('nonce'), uint('deadline')],
      { owner: alice, spender: bob, value: 5, nonce: 0, deadline: 99 },
      {
        standard: 'erc2612',
        mode: 'allowance',
        spender: bob,
        deadline: 99n,
        grants: [{ token, amount: 5n, isUnlimited: false, expiration: null }],
      },
    ],
    [
      'ERC-2612 without limit',
      'Permit',
      [field('owner', 'address'), spender, uint('value'), uint('nonce'), uint('deadline')],
      { owner: alice, spender: bob, value: maxUint256, nonce: 0, deadline: 99 },
      { grants: [{ amount: maxUint256, isUnlimited: true }] },
    ],
    [
      'DAI',
      'Permit',
      [field('holder', 'address'), spender, uint('nonce'), uint('expiry'), field('allowed', 'bool')],
      { holder: alice, spender: bob, nonce: 0, expiry: 0, allowed: true },
      { standard: 'dai', deadline: null, grants: [{ isUnlimited: true }] },
    ],
    [
      'Permit2, one token',
      'PermitSingle',
      [field('details', 'PermitDetails'), spender, uint('sigDeadline')],
      { details: details(maxUint160), spender: bob, sigDeadline: 7 },
      { standard: 'permit2', mode: 'allowance', deadline: 7n, grants: [{ token, isUnlimited: true, expiration: 99n }] },
    ],
    [
      'Permit2, several tokens',
      'PermitBatch',
      [field('details', 'PermitDetails[]'), spender, uint('sigDeadline')],
      { details: [details(1n), details(2n)], spender: bob, sigDeadline: 7 },
      { standard: 'permit2', grants: [{ amount: 1n }, { amount: 2n }] },
    ],
    [
      'Permit2, a transfer',
      'PermitTransferFrom',
      [field('permitted', 'TokenPermissions'), spender, uint('nonce'), uint('deadline')],
      { permitted: { token, amount: 3 }, spender: bob, nonce: 1, deadline: 8 },
      { standard: 'permit2', mode: 'transfer', deadline: 8n, grants: [{ token, amount: 3n, expiration: null }] },
    ],
    [
      'Permit2, a transfer with a witness',
      'PermitBatchWitnessTransferFrom',
      [field('permitted', 'TokenPermissions[]'), spender, uint('nonce'), uint('deadline'), field('witness', 'Order')],
      { permitted: [{ token, amount: 3 }], spender: bob, nonce: 1, deadline: 8, witness: { id: 1 } },
      { mode: 'transfer', grants: [{ amount: 3n }] },
    ],
  ])('is recognised: %s', async (_name, primaryType, fields, message, expected) => {
    const description = await ask(primaryType, fields, message)
    expect(description).toMatchObject({ permit: expected, tokens: [token], problem: null })
    const isUnlimited = description.permit?.grants.some((grant) => grant.isUnlimited)
    expect(keysOf(description)).toEqual(isUnlimited ? ['unlimitedApproval', 'permit'] : ['permit'])
  })

  it('is not made up', async () => {
    expect((await ask('Permit', [uint('value')], { value: 1 })).permit).toBeNull()
    expect(
      (await ask('PermitSingle', [spender, field('details', 'address')], { spender: bob, details: alice })).permit,
    ).toBeNull()
  })
})
