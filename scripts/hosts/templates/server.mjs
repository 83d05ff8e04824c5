// node server.mjs: signs in to portico/server with an account of Solana, in a host without viem.
import { generateKeyPairSync, sign } from 'node:crypto'
import { formatSiwxMessage } from 'portico/siwx'
import { LibraryMissingError } from 'portico/errors'
import { createSignInServer } from 'portico/server'

const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const server = createSignInServer({
  domain: 'shop.example',
  chains: [network, 'eip155:1'],
  sessionLifetimeMs: 60_000,
  nonceLifetimeMs: 60_000,
})

function base58(bytes) {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let text = ''
  for (let left = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); left > 0n; left /= 58n)
    text = alphabet[Number(left % 58n)] + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}

async function write(accountAddress, chainId) {
  const { nonce } = await server.issueNonce()
  const issuedAt = new Date().toISOString()
  return formatSiwxMessage({
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    accountAddress,
    chainId,
    nonce,
    issuedAt,
  })
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const message = await write(base58(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)), network)
const { isVerified, reason } = await server.verify({
  message,
  signature: base58(sign(null, Buffer.from(message), privateKey)),
})
if (!isVerified) throw new Error(`The account of Solana cannot sign in: ${reason}`)

const own = {
  message: await write('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'eip155:1'),
  signature: `0x${'11'.repeat(64)}1b`,
}
const failure = await server.verify(own).catch((error) => error)
if (!(failure instanceof LibraryMissingError) || !failure.message.includes('viem'))
  throw new Error(`Without viem an account of an EVM chain is told ${String(failure)}`)
console.log('signs in')
