import { isHex, stringToHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { labKeys } from '../../wallet/labKeys'
import { callChain } from '../../wallet/rpc'
import { RpcError } from '../../wallet/rpcError'
import { readTransaction, sendTransaction } from '../../wallet/transaction'
import { readTypedData } from '../../wallet/typedData'
import type { WalletChain } from '../../wallet/types'
import type { PhoneChain } from '../types'
import { indexOf, referenceOf, type Keyring } from './keyring'

const accounts = labKeys.map((key) => privateKeyToAccount(key))

function accountAt(index: number) {
  const account = accounts[index]
  if (!account) throw new RangeError(`The phone has no account ${index}`)
  return account
}

/** https://ethereum.org/developers/docs/apis/json-rpc and what wallets add to it. */
export const eip155Keys: Keyring = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'personal_sign',
    'eth_signTypedData',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ],
  address: (index) => accountAt(index).address,
  run: async (method, params, chain, index) => {
    const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
    const signer = (address: unknown) => accountAt(indexOf(eip155Keys, address, chain))
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [accountAt(index).address]
      case 'personal_sign':
        return signer(second).signMessage({ message: { raw: bytesOf(first) } })
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return signer(first).signTypedData(readTypedData(second, walletChain(chain)))
      case 'eth_sendTransaction': {
        if (typeof first !== 'object' || first === null) throw new RpcError(-32602)
        const account = signer((first as { from?: unknown }).from)
        return sendTransaction(account, walletChain(chain), readTransaction(first, walletChain(chain)))
      }
      default:
        return callChain(walletChain(chain).rpcUrl, method, params)
    }
  },
}

/** Some apps send the text itself. */
function bytesOf(message: unknown): Hex {
  if (typeof message !== 'string') throw new RpcError(-32602)
  return isHex(message) ? message : stringToHex(message)
}

function walletChain(chain: PhoneChain): WalletChain {
  return { id: Number(referenceOf(chain)), name: chain.name, rpcUrl: chain.rpcUrl ?? '' }
}
