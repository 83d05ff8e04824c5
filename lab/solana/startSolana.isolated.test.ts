import {
  Connection,
  Keypair,
  PublicKey,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  getOrCreateAssociatedTokenAccount,
} from '@solana/spl-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSolana, type LabSolana } from './startSolana'

const sol = 1_000_000_000
let node: LabSolana
let connection: Connection
beforeAll(async () => {
  node = await startSolana()
  connection = new Connection(node.url, 'confirmed')
})
afterAll(() => node.stop())

function person(lamports = 5 * sol) {
  const keys = Keypair.generate()
  if (lamports > 0) node.fund(keys.publicKey.toBase58(), BigInt(lamports))
  return keys
}

const transfer = (from: Keypair, to: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports })

describe('the local Solana node', () => {
  it('moves lamports by a legacy transaction and says so over the socket', async () => {
    const [from, to] = [person(), person(0)]
    const changes: number[] = []
    const id = connection.onAccountChange(to.publicKey, ({ lamports }) => changes.push(lamports))
    const signature = await sendAndConfirmTransaction(
      connection,
      new Transaction().add(transfer(from, to.publicKey, sol)),
      [from],
    )
    expect(await connection.getBalance(to.publicKey)).toBe(sol)
    expect(await connection.getBalance(from.publicKey)).toBe(4 * sol - 5000)
    expect((await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.fee).toBe(5000)
    expect(await connection.getSignaturesForAddress(to.publicKey)).toMatchObject([{ signature, err: null }])
    await connection.removeAccountChangeListener(id)
    expect(changes.every((lamports) => lamports === sol)).toBe(true)
  })

  it('takes v0 transactions, simulates them and knows their fee', async () => {
    const [from, to] = [person(), person(0)]
    const latest = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: from.publicKey,
      recentBlockhash: latest.blockhash,
      instructions: [transfer(from, to.publicKey, sol)],
    }).compileToV0Message()
    const transaction = new VersionedTransaction(message)
    transaction.sign([from])
    expect((await connection.simulateTransaction(transaction)).value.err).toBeNull()
    expect((await connection.getFeeForMessage(message)).value).toBe(5000)
    const signature = await connection.sendTransaction(transaction)
    expect((await connection.confirmTransaction({ signature, ...latest })).value.err).toBeNull()
    expect((await connection.getSignatureStatuses([signature])).value[0]?.confirmationStatus).toBe('finalized')
    expect((await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.version).toBe(0)
  })

  it('makes tokens that can be sent on', async () => {
    const [from, to] = [person(), person(0)]
    const mint = new PublicKey(node.createToken(from.publicKey.toBase58(), 1_500_000n))
    const target = await getOrCreateAssociatedTokenAccount(connection, from, mint, to.publicKey)
    const source = getAssociatedTokenAddressSync(mint, from.publicKey)
    const instruction = createTransferCheckedInstruction(source, mint, target.address, from.publicKey, 500_000n, 6)
    await sendAndConfirmTransaction(connection, new Transaction().add(instruction), [from])
    expect((await connection.getTokenAccountBalance(target.address)).value.uiAmountString).toBe('0.5')
    expect((await connection.getTokenSupply(mint)).value.amount).toBe('1500000')
    const { value } = await connection.getParsedTokenAccountsByOwner(from.publicKey, { mint })
    expect(value[0]?.account.data.parsed.info.tokenAmount).toMatchObject({ amount: '1000000', decimals: 6 })
  })

  it('gives the same twice', async () => {
    const to = person(sol)
    node.fund(to.publicKey.toBase58(), BigInt(sol))
    expect(await connection.getBalance(to.publicKey)).toBe(2 * sol)
  })

  it('refuses what a node refuses', async () => {
    const [from, to] = [person(), person(0)]
    const much = new Transaction().add(transfer(from, to.publicKey, 100 * sol))
    await expect(sendAndConfirmTransaction(connection, much, [from])).rejects.toThrow(
      /custom program error: 0x1|"Custom":1/,
    )
    const stale = new Transaction({
      feePayer: from.publicKey,
      blockhash: person(0).publicKey.toBase58(),
      lastValidBlockHeight: 1,
    })
    stale.add(transfer(from, to.publicKey, 1)).sign(from)
    await expect(connection.sendRawTransaction(stale.serialize())).rejects.toThrow('Blockhash not found')
    const { blockhash } = await connection.getLatestBlockhash()
    const forged = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight: 1 }).add(
      transfer(from, to.publicKey, 1),
    )
    forged.addSignature(from.publicKey, Buffer.alloc(64, 7))
    await expect(connection.sendRawTransaction(forged.serialize({ verifySignatures: false }))).rejects.toThrow(
      /signature/i,
    )
    expect(await connection.getBalance(to.publicKey)).toBe(0)
  })

  it('answers pages of this machine only', async () => {
    const call = (origin: string) =>
      fetch(node.url, {
        method: 'POST',
        headers: { origin },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' }),
      })
    const local = await call('http://localhost:6006')
    expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:6006')
    expect(await local.json()).toEqual({ jsonrpc: '2.0', id: 1, result: 'ok' })
    expect((await call('https://localhost.example')).status).toBe(403)
  })

  it('goes to another pair of ports when its own is taken', async () => {
    const other = await startSolana({ port: Number(new URL(node.url).port) })
    expect(other.url).not.toBe(node.url)
    await other.stop()
    await expect(fetch(other.url)).rejects.toThrow()
  })
})
