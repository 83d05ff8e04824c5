import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertCaipAddress, buildCaipAddress, parseCaipAddress, parseCaipNetworkId } from './caip'
import { InvalidCaipAddressError, InvalidCaipNetworkIdError, MalformedCaipAddressError } from './errors/errors'
import { namespaces, type CaipNetworkId } from './network'

const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
const account = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)
const networkId = fc.tuple(fc.constantFrom(...namespaces), reference).map(([n, r]): CaipNetworkId => `${n}:${r}`)

describe('CAIP ids', () => {
  it('come apart and together again', () => {
    fc.assert(
      fc.property(networkId, account, (id, address) => {
        expect(parseCaipAddress(buildCaipAddress(id, address))).toMatchObject({ networkId: id, address })
        const { namespace, reference: part } = parseCaipNetworkId(id)
        expect(`${namespace}:${part}`).toBe(id)
      }),
    )
  })

  it.each(['', 'eip155', 'eip155:', ':1', 'eip155:1:2', 'moon:1', 'eip155:a b', `eip155:${'1'.repeat(33)}`])(
    'refuses the network id %j',
    (value) => {
      expect(() => parseCaipNetworkId(value)).toThrow(InvalidCaipNetworkIdError)
      expect(() => parseCaipNetworkId(value)).toThrow(`Invalid CAIP-2 network id: ${value}`)
    },
  )

  it.each(['', 'eip155:1', 'eip155:1:', 'eip155::0x1', 'eip155:1:0x1:2', 'moon:1:0x1', 'eip155:1:<b>'])(
    'refuses the address %j',
    (value) => {
      expect(() => parseCaipAddress(value)).toThrow(InvalidCaipAddressError)
      expect(() => parseCaipAddress(value)).toThrow(`Invalid CAIP-10 address: ${value}`)
      expect(() => assertCaipAddress(value)).toThrow(MalformedCaipAddressError)
      expect(() => assertCaipAddress(value)).toThrow('Invalid CAIP Address')
    },
  )

  it('never throws anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          parseCaipAddress(value as string)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCaipAddressError)
        }
      }),
    )
  })
})
