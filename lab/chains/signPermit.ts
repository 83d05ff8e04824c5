import { erc20Abi, parseAbi, type Account, type Address, type Chain, type Hex, type PublicActions } from 'viem'
import type { Transport, WalletClient } from 'viem'

/** A permit: spender, amount, and deadline in seconds since the epoch (EIP-2612). */
export interface Permit {
  readonly token: Address
  readonly spender: Address
  readonly value: bigint
  readonly deadline: bigint
}

/** Signs a permit of a token of the lab. */
export async function signPermit(
  client: WalletClient<Transport, Chain, Account> & PublicActions<Transport, Chain, Account>,
  { token, spender, value, deadline }: Permit,
): Promise<Hex> {
  const owner = client.account.address
  const name = await client.readContract({ address: token, abi: erc20Abi, functionName: 'name' })
  const nonces = parseAbi(['function nonces(address owner) view returns (uint256)'])
  const nonce = await client.readContract({ address: token, abi: nonces, functionName: 'nonces', args: [owner] })
  return client.signTypedData({
    domain: { name, version: '1', chainId: client.chain.id, verifyingContract: token },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender, value, nonce, deadline },
  })
}
