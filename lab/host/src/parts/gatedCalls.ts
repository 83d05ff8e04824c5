import { encodeFunctionData, erc20Abi, maxUint256, parseUnits, stringToHex } from 'viem'

const [chain] = globalThis.lab.chains
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = `0x${(chain?.id ?? 0).toString(16)}`
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, parseUnits('25.5', 6)] })
const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, maxUint256] })

const orderTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
  Order: [
    { name: 'goods', type: 'string' },
    { name: 'coils', type: 'uint256' },
  ],
}
const order = (id: number) =>
  JSON.stringify({
    domain: { name: 'The Chandlery', chainId: id },
    types: orderTypes,
    primaryType: 'Order',
    message: { goods: 'rope', coils: '2' },
  })

/** Requests to try, for an account. */
export function examplesFor(account: string): Readonly<Record<string, readonly object[]>> {
  const sign = (text: string) => ({ method: 'personal_sign', params: [stringToHex(text), account] })
  const send = (transaction: object) => ({ method: 'eth_sendTransaction', params: [{ from: account, ...transaction }] })
  const calls = [
    { to: chain?.token, data: transfer },
    { to: other, value: '0x2386f26fc10000' },
  ]
  return {
    Read: [{ method: 'eth_getBalance', params: [account, 'latest'] }],
    'Sign a text': [sign('Two coils of rope')],
    'Sign two texts': [sign('Two coils of rope'), sign('A lantern')],
    'Sign hidden letters': [sign('P\u0430y the \u202Erobrah\u200B')],
    'Sign an order': [{ method: 'eth_signTypedData_v4', params: [account, order(chain?.id ?? 0)] }],
    'Sign an order for elsewhere': [{ method: 'eth_signTypedData_v4', params: [account, order(1)] }],
    'Send tokens': [send({ to: chain?.token, data: transfer })],
    'Approve all tokens': [send({ to: chain?.token, data: approval })],
    'Call the unknown': [send({ to: other, data: '0xdeadbeef' })],
    'Send two calls': [
      {
        method: 'wallet_sendCalls',
        params: [{ version: '2.0.0', from: account, chainId, atomicRequired: false, calls }],
      },
    ],
    'Ask what is not allowed': [{ method: 'eth_sign', params: [account, '0x00'] }],
  }
}
