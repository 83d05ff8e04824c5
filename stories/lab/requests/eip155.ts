import { encodeFunctionData, erc20Abi, maxUint256, parseEther, parseUnits, stringToHex } from 'viem'
import type { RequestDescription } from '../../../src/chains/requests'
import { describeRequest } from '../../../src/chains/requests/describeRequest.late'
import { defineNetwork } from '../../../src/chains/network'
import type { ApprovalFacts } from '../../../src/state/session/approvals/tokenMetadata'
import type { ApprovalRequest } from '../../../src/views/session/approvals/ApproveTransactionView'
import { address, networks } from '../samples'

const [ethereum] = networks
if (!ethereum) throw new Error('The samples have a network')

export const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const spender = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const origin = 'https://shop.example'

export const asked: ApprovalRequest = { origin, network: ethereum, address, wallet: 'Harbour', position: 1, total: 1 }
export const known: ApprovalFacts = {
  tokens: { [token.toLowerCase()]: { symbol: 'USDC', decimals: 6 } },
  fee: parseEther('0.0004'),
}

/** Facts of the chain: a fee for a request that is paid for. */
export const factsOf = ({ kind }: RequestDescription): ApprovalFacts =>
  kind === 'transaction' ? known : { ...known, fee: null }

/** The real decoder's description of a request. */
export async function describe(method: string, params: unknown): Promise<RequestDescription> {
  return describeRequest({ method, params }, { network: asked.network, account: `eip155:1:${address}`, origin })
}

const typed = (domain: object, message: object, types: object, primaryType: string) =>
  describe('eth_signTypedData_v4', [address, JSON.stringify({ domain, message, types, primaryType })])

const send = (transaction: object) => describe('eth_sendTransaction', [{ from: address, ...transaction }])
const callData = {
  approve: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] }),
  transfer: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [spender, parseUnits('25.5', 6)] }),
}

const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const solana = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc.example/solana'] } },
})

export const askedOnSolana: ApprovalRequest = { ...asked, network: solana, address: solanaAddress }

/** Eight levels, one in the other. */
function nested(depth: number): { types: Record<string, object[]>; message: object } {
  const types: Record<string, object[]> = { EIP712Domain: domainTypes, Level8: [{ name: 'treasure', type: 'string' }] }
  let message: object = { treasure: 'a brass key' }
  for (let level = depth - 1; level >= 1; level -= 1) {
    types[`Level${level}`] = [{ name: 'inside', type: `Level${level + 1}` }]
    message = { inside: message }
  }
  return { types, message }
}

const deep = nested(8)
const mail = {
  Mail: [
    { name: 'to', type: 'string' },
    { name: 'contents', type: 'string' },
  ],
  EIP712Domain: domainTypes,
}

export const samples = {
  message: () => describe('personal_sign', [stringToHex('Hello from the shop.\nThis is order 42.'), address]),
  hidden: () => describe('personal_sign', [stringToHex('Pay 1 E\u200BTH to p\u0430ypal\u202E.com'), address]),
  long: () => describe('personal_sign', [stringToHex('A very long message. '.repeat(1_000)), address]),
  bytes: () => describe('personal_sign', ['0xfffefdfc00', address]),
  foreignSignIn: () =>
    describe('personal_sign', [
      stringToHex(
        `bank.example wants you to sign in with your Ethereum account:\n${address}\n\nSign in.\n\nURI: https://bank.example\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-20T10:00:00.000Z`,
      ),
      address,
    ]),
  native: () => send({ to: spender, value: '0x14d1120d7b160000' }),
  toOneself: () => send({ to: address, value: '0x14d1120d7b160000' }),
  huge: () => send({ to: spender, value: `0x${maxUint256.toString(16)}` }),
  approveAll: () => send({ to: token, data: callData.approve }),
  transfer: () => send({ to: token, data: callData.transfer }),
  unknownCall: () => send({ to: spender, data: `0xdeadbeef${'00'.repeat(64)}` }),
  otherChain: () => send({ to: spender, value: '0x1', chainId: '0xa' }),
  typedData: () =>
    typed({ name: 'Post', chainId: 1, verifyingContract: spender }, { to: 'Ada', contents: 'Hello' }, mail, 'Mail'),
  typedMismatch: () =>
    typed({ name: 'Post', chainId: 10, verifyingContract: spender }, { to: 'Ada', contents: 'Hello' }, mail, 'Mail'),
  deep: () => typed({ name: 'Chest', chainId: 1, verifyingContract: spender }, deep.message, deep.types, 'Level1'),
  calls: () =>
    describe('wallet_sendCalls', [
      {
        version: '2.0.0',
        from: address,
        chainId: '0x1',
        atomicRequired: true,
        calls: [
          { to: token, data: callData.approve },
          { to: spender, value: '0x14d1120d7b160000' },
        ],
      },
    ]),
  malformed: () => describe('eth_sendTransaction', ['nonsense']),
}
