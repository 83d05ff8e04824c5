import { base58, base64 } from '@scure/base'
import { describeRequest } from '../../../src/chains/requests/describeRequest.late'
import { askedOnSolana } from './eip155'

const payer = askedOnSolana.address
const keyOf = (seed: number) => base58.encode(new Uint8Array(32).fill(seed))
const systemProgram = keyOf(0)
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const [purse, mint] = [keyOf(5), keyOf(6)]

/** Receiver of the samples, and a program that is not known. */
export const solanaTarget = keyOf(7)
export const solanaProgram = keyOf(8)

interface Step {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: readonly number[]
}

const amount = (value: bigint) => [...new Uint8Array(new BigUint64Array([value]).buffer)]
const transfer: Step = {
  program: systemProgram,
  accounts: [payer, solanaTarget],
  data: [2, 0, 0, 0, ...amount(1_500_000_000n)],
}
const tokens: Step = {
  program: tokenProgram,
  accounts: [purse, mint, solanaTarget, payer],
  data: [12, ...amount(25_500_000n), 6],
}
const leave: Step = {
  program: tokenProgram,
  accounts: [purse, solanaTarget, payer],
  data: [4, ...amount(2n ** 64n - 1n)],
}
const foreign: Step = { program: solanaProgram, accounts: [payer], data: [1, 2, 3] }

/** A legacy transaction that waits for its one signature (https://solana.com/docs/core/transactions). */
function encode(...steps: readonly Step[]): string {
  const programs = [...new Set(steps.map(({ program }) => program))]
  const accounts = [...new Set([payer, ...steps.flatMap((step) => step.accounts)])]
  const keys = [...accounts, ...programs]
  const place = (key: string) => keys.indexOf(key)
  const list = (values: readonly number[]) => [values.length, ...values]
  const addresses = keys.flatMap((key) => [...base58.decode(key)])
  const blockhash = base58.decode(keyOf(9))
  const written = steps.flatMap(({ program, accounts: used, data }) => [
    place(program),
    ...list(used.map(place)),
    ...list(data),
  ])
  const message = [1, 0, programs.length, keys.length, ...addresses, ...blockhash, steps.length, ...written]
  return base64.encode(Uint8Array.of(1, ...new Uint8Array(64), ...message))
}

function describe(method: string, params: object) {
  const { network, origin } = askedOnSolana
  return describeRequest({ method, params }, { network, account: `${network.caipNetworkId}:${payer}`, origin })
}

export const solanaSamples = {
  message: () =>
    describe('solana_signMessage', {
      message: base58.encode(new TextEncoder().encode('Two coils of rope')),
      pubkey: payer,
    }),
  send: () => describe('solana_signAndSendTransaction', { transaction: encode(transfer) }),
  tokens: () => describe('solana_signTransaction', { transaction: encode(tokens) }),
  leave: () => describe('solana_signTransaction', { transaction: encode(leave) }),
  all: () => describe('solana_signAllTransactions', { transactions: [encode(transfer), encode(tokens)] }),
  unknown: () => describe('solana_signAndSendTransaction', { transaction: encode(transfer, foreign) }),
}
