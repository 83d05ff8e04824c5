import { encodeFunctionData, maxUint160, maxUint256, parseAbi, parseUnits, stringToHex, type Hex } from 'viem'
import { warnOfImitation } from '../../../src/chains/requests/warnOfImitation'
import { describe, spender, token } from './eip155'
import { address } from '../samples'

const abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function multicall(bytes[] calls)',
])

/** Address of Permit2 on every chain (https://docs.uniswap.org/contracts/v4/deployments). */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const word: Hex = `0x${'11'.repeat(32)}`
const in2027 = 1_798_761_600
const send = (to: string, data: Hex) => describe('eth_sendTransaction', [{ from: address, to, data }])
const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [spender, parseUnits('25.5', 6)] })
const fromOther = encodeFunctionData({
  abi,
  functionName: 'transferFrom',
  args: ['0x52908400098527886E0F7030069857D2E4169EE7', spender, parseUnits('25.5', 6)],
})
const forAll = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] })
const item = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [address, spender, 42n] })
const items = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [address, spender, 7n, 3n, '0x'] })
const permit = encodeFunctionData({
  abi,
  functionName: 'permit',
  args: [address, spender, parseUnits('25.5', 6), BigInt(in2027), 27, word, word],
})
const allowance = encodeFunctionData({ abi, functionName: 'approve', args: [token, spender, maxUint160, in2027] })

const field = (name: string, type: string) => ({ name, type })
const domain = (...more: readonly string[]) =>
  more.map((name) => field(name, name === 'name' ? 'string' : name === 'chainId' ? 'uint256' : 'address'))
const typed = (data: object) => describe('eth_signTypedData_v4', [address, JSON.stringify(data)])

const signedPermit = {
  domain: { name: 'USD Coin', chainId: 1, verifyingContract: token },
  primaryType: 'Permit',
  types: {
    EIP712Domain: domain('name', 'chainId', 'verifyingContract'),
    Permit: [
      field('owner', 'address'),
      field('spender', 'address'),
      field('value', 'uint256'),
      field('nonce', 'uint256'),
      field('deadline', 'uint256'),
    ],
  },
  message: { owner: address, spender, value: maxUint256.toString(), nonce: '0', deadline: `${in2027}` },
}

const signedPermit2 = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  primaryType: 'PermitSingle',
  types: {
    EIP712Domain: domain('name', 'chainId', 'verifyingContract'),
    PermitSingle: [field('details', 'PermitDetails'), field('spender', 'address'), field('sigDeadline', 'uint256')],
    PermitDetails: [
      field('token', 'address'),
      field('amount', 'uint160'),
      field('expiration', 'uint48'),
      field('nonce', 'uint48'),
    ],
  },
  message: { details: { token, amount: '25500000', expiration: in2027, nonce: 0 }, spender, sigDeadline: in2027 },
}

const traded = [
  field('itemType', 'uint8'),
  field('token', 'address'),
  field('identifierOrCriteria', 'uint256'),
  field('startAmount', 'uint256'),
  field('endAmount', 'uint256'),
]
const amountOf = (itemType: number, of: string, amount: string) => ({
  itemType,
  token: of,
  identifierOrCriteria: '0',
  startAmount: amount,
  endAmount: amount,
})
const nobody = `0x${'0'.repeat(40)}`

const signedOrder = {
  domain: { name: 'Seaport', chainId: 1, verifyingContract: permit2 },
  primaryType: 'OrderComponents',
  types: {
    EIP712Domain: domain('name', 'chainId', 'verifyingContract'),
    OfferItem: traded,
    ConsiderationItem: [...traded, field('recipient', 'address')],
    OrderComponents: [
      field('offerer', 'address'),
      field('zone', 'address'),
      field('offer', 'OfferItem[]'),
      field('consideration', 'ConsiderationItem[]'),
      field('orderType', 'uint8'),
      field('startTime', 'uint256'),
      field('endTime', 'uint256'),
      field('zoneHash', 'bytes32'),
      field('salt', 'uint256'),
      field('conduitKey', 'bytes32'),
      field('counter', 'uint256'),
    ],
  },
  message: {
    offerer: address,
    zone: nobody,
    orderType: 0,
    startTime: 0,
    endTime: in2027,
    zoneHash: `0x${'0'.repeat(64)}`,
    salt: 1,
    conduitKey: `0x${'0'.repeat(64)}`,
    counter: 0,
    offer: [amountOf(1, token, '2000000000')],
    consideration: [{ ...amountOf(0, nobody, '1000000000000000000'), recipient: address }],
  },
}

const signIn = `shop.example wants you to sign in with your Ethereum account:\n${address}\n\nCome aboard.\n\nURI: https://shop.example\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-20T10:00:00.000Z`

/** One request of each further kind. */
export const moreSamples = {
  signIn: () => describe('personal_sign', [stringToHex(signIn), address]),
  fromOther: () => send(token, fromOther),
  sponsored: () =>
    describe('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: '0x1',
        from: address,
        calls: [{ to: token, data: transfer }],
        capabilities: { paymasterService: { url: 'https://fees.example/rpc' } },
      },
    ]),
  imitation: async () =>
    warnOfImitation(await send(spender, transfer), { [spender.toLowerCase()]: { symbol: 'USDС', decimals: 6 } }, [
      { address: token, symbol: 'USDC' },
    ]),
  tooLarge: () => describe('personal_sign', [stringToHex('Ahoy '.repeat(6_000)), address]),
  item: () => send(token, item),
  items: () => send(token, items),
  forAll: () => send(token, forAll),
  permitCall: () => send(token, permit),
  permit2Call: () => send(permit2, allowance),
  multicall: () => send(spender, encodeFunctionData({ abi, functionName: 'multicall', args: [[transfer, forAll]] })),
  creation: () => describe('eth_sendTransaction', [{ from: address, data: '0x60016002' }]),
  permit: () => typed(signedPermit),
  permit2: () => typed(signedPermit2),
  order: () => typed(signedOrder),
  grant: () =>
    describe('wallet_grantPermissions', [
      {
        chainId: '0x1',
        address,
        expiry: in2027,
        signer: { type: 'account', data: { address: spender } },
        permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1dcd6500' }, policies: [] }],
      },
    ]),
  revoke: () => describe('wallet_revokePermissions', [{ eth_accounts: {} }]),
  userOperation: () =>
    describe('eth_sendUserOperation', [{ sender: address, nonce: '0x0', callData: '0xdeadbeef' }, permit2]),
}
