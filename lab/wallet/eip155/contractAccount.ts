import { serializeErc6492Signature, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { RpcError } from '../rpcError'
import type { OwnedContract } from '../types'

/** The part of an account that a wallet needs, whether a key or a contract. */
export type WalletAccount = Pick<PrivateKeyAccount, 'address' | 'signMessage' | 'signTypedData'> & {
  /** The key that pays and sends; a contract of the lab cannot. */
  readonly sender: () => PrivateKeyAccount
}

export function keyAccount(key: PrivateKeyAccount): WalletAccount {
  return { address: key.address, signMessage: key.signMessage, signTypedData: key.signTypedData, sender: () => key }
}

/** Signs as a contract: with its owner's key (EIP-1271), before it exists with its deployment (EIP-6492). */
export function contractAccount(key: PrivateKeyAccount, { address, deployment }: OwnedContract): WalletAccount {
  const wrap = (signature: Hex): Hex =>
    deployment
      ? serializeErc6492Signature({ address: deployment.factory, data: deployment.factoryData, signature })
      : signature
  return {
    address,
    signMessage: async (message) => wrap(await key.signMessage(message)),
    signTypedData: async (data) => wrap(await key.signTypedData(data)),
    sender: () => {
      throw new RpcError(4200, 'The account cannot send')
    },
  }
}
