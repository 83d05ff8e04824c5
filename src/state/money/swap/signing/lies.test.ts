import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeCall, word } from '../../../../chains/eip155/swaps/abi'
import { approveCall, selectors, selfPermitCall } from '../../../../chains/eip155/swaps/calls'
import { SwapRefusedError } from '../../../../chains/errors/swapErrors'
import type { SwapPermit, SwapQuery } from '../../../../chains/trade/swap'
import { checkQuote } from '../source/resolveSource.late'
import { verifyApproval, verifySpender, verifySwap, type Shown } from './verify.late'

const now = 1_800_000_000n
const eee = `0x${'e'.repeat(40)}`
const address = fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }).map((one) => `0x${one.toString(16).padStart(40, '0')}`)
const amount = fc.bigInt({ min: 2n, max: 2n ** 200n })
const five = fc.uniqueArray(address, { minLength: 6, maxLength: 6 })

/** An honest swap, of a token or the currency, for one. */
const honest = fc
  .record({ places: five, value: amount, least: amount, kind: fc.constantFrom('token', 'from', 'to') })
  .map(({ places, value, least, kind }) => {
    const [account = '', from = '', to = '', router = '', weth = '', stranger = ''] = places
    const signature = `0x${'1'.repeat(64)}${'2'.repeat(64)}1b`
    const permit: SwapPermit = { owner: account, spender: router, value, deadline: now + 900n, signature }
    const shown: Shown = {
      account,
      from: kind === 'from' ? undefined : from,
      to: kind === 'to' ? undefined : to,
      value,
      minValue: least,
      routers: [router],
      now,
    }
    const parts = { value, least, path: [kind === 'from' ? weth : from, kind === 'to' ? weth : to], to: account }
    return { shown, parts, permit, router, stranger, kind }
  })
type Honest = typeof honest extends fc.Arbitrary<infer T> ? T : never
type Parts = Honest['parts'] & { readonly deadline?: bigint }

const write = ({ shown: { from, to } }: Honest, parts: Parts) => {
  const { value, least, path, to: receiver, deadline = now + 1200n } = parts
  if (from === undefined) return encodeCall(selectors.currencyForTokens, least, path, receiver, deadline)
  const selector = to === undefined ? selectors.tokensForCurrency : selectors.tokensForTokens
  return encodeCall(selector, value, least, path, receiver, deadline)
}

/** 1inch's own, with its native currency. */
const inch = (
  { shown: { account, from = eee, to = eee, value, minValue }, stranger }: Honest,
  change: Partial<Record<'from' | 'to' | 'receiver', string> & Record<'value' | 'least' | 'flags', bigint>> = {},
  selector: string = selectors.oneInch6,
) => {
  const { receiver = account, flags = 0n, least = minValue } = change
  const heads = [
    stranger,
    change.from ?? from,
    change.to ?? to,
    stranger,
    receiver,
    change.value ?? value,
    least,
    flags,
  ]
  const isOld = selector === selectors.oneInch5
  const offsets = isOld ? [10n * 32n, 11n * 32n] : [9n * 32n]
  return `${selector}${[...heads, ...offsets].map(word).join('')}${offsets.map(() => word(0n)).join('')}`
}

const sends = ({ shown: { from, value } }: Honest) => (from === undefined ? value : 0n)
const pass = (one: Honest, change: object, shown: Partial<Shown> = {}) =>
  verifySwap({ to: one.router, value: sends(one), data: write(one, one.parts), ...change }, { ...one.shown, ...shown })
const withParts = (one: Honest, change: Partial<Parts>) => pass(one, { data: write(one, { ...one.parts, ...change }) })
const multi = (one: Honest, list: readonly string[], isSigned = true) =>
  pass(one, { data: encodeCall(selectors.multicall, { bytes: list }) }, isSigned ? { permit: one.permit } : {})
const self = ({ shown: { from = '' }, permit }: Honest, change: Partial<SwapPermit> = {}) =>
  selfPermitCall(from, { ...permit, ...change }) ?? ''
const token = (run: (one: Honest) => unknown) => (one: Honest) => (one.shown.from === undefined ? refuse() : run(one))
const native = (run: (one: Honest) => unknown) => (one: Honest) => (one.shown.from === undefined ? run(one) : refuse())
const refuse = () => {
  throw new SwapRefusedError('call')
}
const approval = ({ shown: { from = eee, value }, router }: Honest, change: object = {}) =>
  verifyApproval(
    { to: from, value: 0n, data: approveCall(router, value), ...change },
    { token: from, spender: router, value },
  )
const quoteOf = ({ shown: { from, to, value } }: Honest, change: object) =>
  checkQuote({ from, to, value, toValue: 5n, ...change }, {
    from: { address: from },
    to: { address: to },
    value,
  } as unknown as SwapQuery)

const lies: Readonly<Record<string, (one: Honest) => unknown>> = {
  'a swap for another contract': (one) => pass(one, { to: one.stranger }),
  'a swap for the token itself': (one) => pass(one, { to: one.shown.from ?? one.shown.to ?? one.stranger }),
  'a swap without a contract': (one) => pass(one, { to: undefined }),
  'currency sent along with a token': (one) => pass(one, { value: sends(one) + 1n }),
  'less currency than is shown': native((one) => pass(one, { value: sends(one) - 1n })),
  'a value that is no number': (one) => pass(one, { value: `${sends(one)}` }),
  'a swap of more': token((one) => withParts(one, { value: one.parts.value + 1n })),
  'a swap of less': token((one) => withParts(one, { value: one.parts.value - 1n })),
  'a swap of everything': token((one) => withParts(one, { value: 2n ** 256n - 1n })),
  'a swap for one unit less': (one) => withParts(one, { least: one.parts.least - 1n }),
  'a swap for nothing': (one) => withParts(one, { least: 0n }),
  'another token to give': token((one) => withParts(one, { path: [one.stranger, one.parts.path[1]!] })),
  'another token to receive': (one) =>
    one.shown.to === undefined ? refuse() : withParts(one, { path: [one.parts.path[0]!, one.stranger] }),
  'the sides swapped': (one) =>
    withParts({ ...one, shown: { ...one.shown, from: one.shown.to, to: one.shown.from } }, {}),
  'a path of one token': (one) => withParts(one, { path: [one.shown.from ?? one.shown.to ?? ''] }),
  'a path of none': (one) => withParts(one, { path: [] }),
  'another receiver': (one) => withParts(one, { to: one.stranger }),
  'the router as receiver': (one) => withParts(one, { to: one.router }),
  'nobody as receiver': (one) => withParts(one, { to: `0x${'0'.repeat(40)}` }),
  'a deadline that is over': (one) => withParts(one, { deadline: now }),
  'a deadline that never comes': (one) => withParts(one, { deadline: 2n ** 256n - 1n }),
  'a deadline in an hour': (one) => withParts(one, { deadline: now + 3600n }),
  'a transfer': (one) => pass(one, { data: encodeCall('0xa9059cbb', one.stranger, one.shown.value) }),
  'an approval in place of a swap': (one) => pass(one, { data: approveCall(one.stranger, one.shown.value) }),
  'no call': (one) => pass(one, { data: '0x' }),
  'half a call': (one) => pass(one, { data: write(one, one.parts).slice(0, -64) }),
  'more after a call': (one) => pass(one, { data: `${write(one, one.parts)}00` }),
  'a call of another kind': (one) => {
    const { value, least, path, to } = one.parts
    const data = encodeCall(
      one.shown.from === undefined ? selectors.tokensForTokens : selectors.currencyForTokens,
      ...(one.shown.from === undefined ? [value, least, path, to, now + 9n] : [least, path, to, now + 9n]),
    )
    return pass(one, { data })
  },
  'no transaction': (one) => verifySwap(null, one.shown),
  'several calls that nobody signed for': token((one) => multi(one, [self(one), write(one, one.parts)], false)),
  'a permit for more': token((one) => multi(one, [self(one, { value: 2n ** 256n - 1n }), write(one, one.parts)])),
  'a permit for longer': token((one) => multi(one, [self(one, { deadline: now + 9999n }), write(one, one.parts)])),
  'a permit of another token': token((one) =>
    multi(one, [selfPermitCall(one.stranger, one.permit) ?? '', write(one, one.parts)]),
  ),
  'two swaps': token((one) => multi(one, [write(one, one.parts), write(one, one.parts)])),
  'a third call': token((one) => multi(one, [self(one), write(one, one.parts), write(one, one.parts)])),
  'a swap for less after the permit': token((one) =>
    multi(one, [self(one), write(one, { ...one.parts, least: one.parts.least - 1n })]),
  ),
  'calls within calls': token((one) =>
    multi(one, [self(one), encodeCall(selectors.multicall, { bytes: [write(one, one.parts)] })]),
  ),
  '1inch: another receiver': (one) => pass(one, { data: inch(one, { receiver: one.stranger }) }),
  '1inch: one unit less': (one) => pass(one, { data: inch(one, { least: one.shown.minValue - 1n }) }),
  '1inch: more': (one) => pass(one, { data: inch(one, { value: one.shown.value + 1n }) }),
  '1inch: another token to give': (one) => pass(one, { data: inch(one, { from: one.stranger }) }),
  '1inch: another token to receive': (one) => pass(one, { data: inch(one, { to: one.stranger }) }),
  '1inch: only a part of it': (one) => pass(one, { data: inch(one, { flags: 1n }) }),
  '1inch: more currency': (one) => pass(one, { data: inch(one, { flags: 2n }) }),
  '1inch: by another permit': (one) => pass(one, { data: inch(one, { flags: 4n }) }),
  '1inch 5: another receiver': (one) => pass(one, { data: inch(one, { receiver: one.stranger }, selectors.oneInch5) }),
  '1inch 5: only a part of it': (one) => pass(one, { data: inch(one, { flags: 1n }, selectors.oneInch5) }),
  '1inch: cut off': (one) => pass(one, { data: inch(one).slice(0, 10 + 64 * 6) }),
  '1inch: a swap by a pool that names no token': (one) =>
    pass(one, { data: encodeCall('0x83800a8e', one.shown.from ?? eee, one.shown.value, one.shown.minValue, 1n) }),
  'an approval of everything': (one) => approval(one, { data: approveCall(one.router, 2n ** 256n - 1n) }),
  'an approval of more': (one) => approval(one, { data: approveCall(one.router, one.shown.value + 1n) }),
  'an approval of somebody else': (one) => approval(one, { data: approveCall(one.stranger, one.shown.value) }),
  'an approval of another token': (one) => approval(one, { to: one.stranger }),
  'an approval with currency': (one) => approval(one, { value: 1n }),
  'an approval with more after it': (one) => approval(one, { data: `${approveCall(one.router, one.shown.value)}00` }),
  'a rise of the allowance': (one) => approval(one, { data: encodeCall('0x39509351', one.router, one.shown.value) }),
  'a transfer in place of an approval': (one) =>
    approval(one, { data: encodeCall('0xa9059cbb', one.router, one.shown.value) }),
  'an approval for all': (one) => approval(one, { data: encodeCall('0xa22cb465', one.router, 1n) }),
  'a spender that nobody knows': (one) => verifySpender(one.stranger, one.shown.routers),
  'no spender': (one) => verifySpender(undefined, one.shown.routers),
  'a quote of another token to give': (one) => quoteOf(one, { from: one.stranger }),
  'a quote of another token to receive': (one) => quoteOf(one, { to: one.stranger }),
  'a quote of the currency in place of a token': (one) =>
    one.shown.from === undefined ? refuse() : quoteOf(one, { from: undefined }),
  'a quote of more': (one) => quoteOf(one, { value: one.shown.value + 1n }),
  'a quote of less': (one) => quoteOf(one, { value: one.shown.value - 1n }),
  'a quote of an amount that is a text': (one) => quoteOf(one, { value: `${one.shown.value}` }),
}

describe('what is not what is shown', () => {
  it('has many kinds', () => {
    expect(Object.keys(lies).length).toBeGreaterThan(50)
  })

  it.each(Object.entries(lies))('%s is refused', (_name, lie) => {
    fc.assert(
      fc.property(honest, (one) => {
        expect(() => lie(one)).toThrow(SwapRefusedError)
      }),
      { numRuns: 60 },
    )
  })

  it('is not what is honest, which passes to the last unit', () => {
    fc.assert(
      fc.property(honest, (one) => {
        expect(pass(one, {})).toEqual({ to: one.router, value: sends(one), data: write(one, one.parts) })
        for (const selector of [selectors.oneInch6, selectors.oneInch5]) pass(one, { data: inch(one, {}, selector) })
        pass(one, { gasPrice: 10n ** 18n, gas: 10n ** 9n, data: inch(one, { receiver: `0x${'0'.repeat(40)}` }) })
        approval(one)
        expect(verifySpender(one.router.toUpperCase().replace('X', 'x'), one.shown.routers)).toBeTruthy()
        if (one.shown.from !== undefined) multi(one, [self(one), write(one, one.parts)])
        expect(quoteOf(one, {}).toValue).toBe(5n)
      }),
    )
  })

  it('is never random bytes, and nothing but a refusal comes of them', () => {
    const selector = fc.constantFrom(...Object.values(selectors))
    const bytes = fc.uint8Array({ maxLength: 400 }).map((one) => Buffer.from(one).toString('hex'))
    fc.assert(
      fc.property(honest, selector, bytes, (one, begin, rest) => {
        expect(() => pass(one, { data: `${begin}${rest}` })).toThrow(SwapRefusedError)
      }),
      { numRuns: 500 },
    )
  })

  it('is named with both values for the developer of the source', () => {
    fc.assert(
      fc.property(honest, (one) => {
        const spent = one.shown.value
        const named = { reason: 'allowance', expected: `${spent}`, given: `${spent + 1n}` }
        expect(() => approval(one, { data: approveCall(one.router, spent + 1n) })).toThrow(
          expect.objectContaining({ ...named, details: expect.stringContaining(`Given: ${spent + 1n}.`) as string }),
        )
        expect(() => verifySpender(one.stranger, one.shown.routers)).toThrow(
          expect.objectContaining({ reason: 'spender', given: one.stranger }),
        )
      }),
    )
  })

  it('brings no gas of its own', () => {
    fc.assert(
      fc.property(honest, (one) => {
        expect(Object.keys(pass(one, { gasPrice: 10n ** 18n, gas: 1n, nonce: 3, maxFeePerGas: 1n })).sort()).toEqual([
          'data',
          'to',
          'value',
        ])
      }),
    )
  })
})
