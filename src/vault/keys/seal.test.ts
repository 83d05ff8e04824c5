import { hex } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntropy } from './accounts'
import { WalletRecordError } from './errors'
import { mostPasskeys, readRecord, type WalletRecord } from './record'
import { addPasskey, openWallet, removePasskey, sealWallet } from './seal'

const now = 1_800_000_000_000
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** A passkey of an authenticator: the same output each time. */
function createPasskey(credentialId = hex.encode(random(16))) {
  const output = random(32)
  return { credentialId, use: () => ({ credentialId, output: output.slice(), name: 'Laptop' }) }
}

async function createWallet() {
  const entropy = createEntropy()
  const passkey = createPasskey()
  const record = await sealWallet(entropy.slice(), passkey.use(), now)
  return { entropy, passkey, record }
}

const failureOf = (action: Promise<unknown>) =>
  action.then(
    () => 'opened',
    (error: unknown) => (error instanceof WalletRecordError ? error.failure : error),
  )

describe('a sealed wallet', () => {
  it('is opened by its passkey, also after it was stored', async () => {
    const { entropy, passkey, record } = await createWallet()
    const stored: unknown = JSON.parse(JSON.stringify(record))
    expect(await openWallet(readRecord(stored), passkey.use())).toEqual(entropy)
    expect(record).toMatchObject({ version: 1, revision: 1, createdAt: now })
  })

  it('has no entropy, words or key in plain text, and twice the same entropy is sealed in another way', async () => {
    const entropy = createEntropy()
    const passkey = createPasskey()
    const [one, other] = [
      await sealWallet(entropy.slice(), passkey.use(), now),
      await sealWallet(entropy.slice(), passkey.use(), now),
    ]
    const text = JSON.stringify(one)
    for (const secret of [entropy, passkey.use().output]) expect(text).not.toContain(hex.encode(secret))
    expect(one.entropy).not.toEqual(other.entropy)
    expect(one.id).not.toBe(other.id)
    expect(one.addresses).toEqual(other.addresses)
  })

  it('overwrites what it was given', async () => {
    const entropy = createEntropy()
    const given = createPasskey().use()
    await sealWallet(entropy, given, now)
    expect([...entropy, ...given.output].some((byte) => byte !== 0)).toBe(false)
  })

  it('is opened by each of several passkeys, until one is removed', async () => {
    const { entropy, passkey, record } = await createWallet()
    const second = createPasskey()
    const both = await addPasskey(record, passkey.use(), second.use(), now)
    expect(both.revision).toBe(2)
    for (const one of [passkey, second]) expect(await openWallet(both, one.use())).toEqual(entropy)
    const left = await removePasskey(both, second.use(), passkey.credentialId)
    expect(left.revision).toBe(3)
    expect(await failureOf(openWallet(left, passkey.use()))).toBe('unknownPasskey')
    expect(await openWallet(left, second.use())).toEqual(entropy)
  })

  it('keeps the passkey that opens it, and loses none by a passkey that does not', async () => {
    const { passkey, record } = await createWallet()
    const second = createPasskey()
    const both = await addPasskey(record, passkey.use(), second.use(), now)
    expect(await failureOf(removePasskey(both, passkey.use(), passkey.credentialId))).toBe('invalid')
    expect(await failureOf(removePasskey(both, passkey.use(), 'other'))).toBe('unknownPasskey')
    const stranger = createPasskey(second.credentialId)
    expect(await failureOf(removePasskey(both, stranger.use(), passkey.credentialId))).toBe('sealed')
  })

  it('takes no passkey twice, no more than its limit, and none without one of its own', async () => {
    const { passkey, record } = await createWallet()
    expect(await failureOf(addPasskey(record, passkey.use(), passkey.use(), now))).toBe('invalid')
    const stranger = createPasskey()
    expect(await failureOf(addPasskey(record, stranger.use(), createPasskey().use(), now))).toBe('unknownPasskey')
    let full = record
    while (full.passkeys.length < mostPasskeys) full = await addPasskey(full, passkey.use(), createPasskey().use(), now)
    expect(await failureOf(addPasskey(full, passkey.use(), createPasskey().use(), now))).toBe('invalid')
    expect(readRecord(full)).toEqual(full)
  })

  it('is not opened by another passkey with the same id, nor by an output of another length', async () => {
    const { passkey, record } = await createWallet()
    expect(await failureOf(openWallet(record, createPasskey(passkey.credentialId).use()))).toBe('sealed')
    for (const length of [0, 16, 31, 33, 64])
      expect(await failureOf(openWallet(record, { ...passkey.use(), output: random(length) }))).toBe('sealed')
  })
})

describe('a changed record', () => {
  /** Paths of the texts in a record. */
  function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
    if (typeof value === 'string') return [path]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
  }
  function withChange(record: WalletRecord, path: readonly string[], change: (text: string) => string): unknown {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    let part = copy as Record<string, unknown>
    for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
    const last = path.at(-1) ?? ''
    part[last] = change(part[last] as string)
    return copy
  }

  it('does not open, whichever character is another', async () => {
    const { passkey, record } = await createWallet()
    // The name of a passkey is shown and protects nothing.
    const paths = pathsOf(record).filter((path) => path.at(-1) !== 'name')
    expect(paths.length).toBeGreaterThan(8)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.nat(),
        fc.constantFrom(...'0123456789abcdefAZ'),
        async (path, at, letter) => {
          const changed = withChange(record, path, (text) => {
            const index = at % text.length
            return text[index] === letter ? `${text}0` : text.slice(0, index) + letter + text.slice(index + 1)
          })
          const opened = await failureOf((async () => openWallet(readRecord(changed), passkey.use()))())
          expect(opened).toMatch(/^(invalid|sealed|unknownPasskey)$/)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('does not open with a part of another wallet of the same passkey', async () => {
    const { passkey, record } = await createWallet()
    const other = await sealWallet(createEntropy(), passkey.use(), now)
    const [own] = other.passkeys
    const swapped: readonly WalletRecord[] = [
      { ...record, entropy: other.entropy },
      { ...record, addresses: other.addresses },
      { ...record, id: other.id },
      { ...record, passkeys: [own!] },
      { ...record, passkeys: [own!], id: other.id },
      { ...record, passkeys: [own!], entropy: other.entropy },
      { ...record, passkeys: [own!], entropy: other.entropy, id: other.id },
    ]
    for (const one of swapped) expect(await failureOf(openWallet(one, passkey.use()))).toBe('sealed')
  })

  it('is refused in words, and one of a later version is kept apart', async () => {
    const { record } = await createWallet()
    const read = (value: unknown) => failureOf((async () => Promise.resolve(readRecord(value)))())
    expect(await read({ ...record, version: 2 })).toBe('newer')
    for (const value of [null, 7, 'x', [], {}, { ...record, version: 0 }, { ...record, passkeys: [] }])
      expect(await read(value)).toBe('invalid')
    const [one] = record.passkeys
    expect(await read({ ...record, passkeys: [one, one] })).toBe('invalid')
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (value) => {
        expect(await read(value)).toMatch(/^(invalid|newer)$/)
      }),
      { numRuns: 200 },
    )
  })
})
