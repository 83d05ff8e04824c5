import { isHex, stringToHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { contractAccount, keyAccount, type WalletAccount } from '../../wallet/eip155/contractAccount'
import { labKeys } from '../../wallet/labKeys'
import { callChain } from '../../wallet/eip155/rpc'
import { RpcError } from '../../wallet/rpcError'
import { readTransaction, sendTransaction } from '../../wallet/eip155/transaction'
import { readTypedData } from '../../wallet/eip155/typedData'
import type { WalletChain } from '../../wallet/types'
import type { PhoneChain } from '../types'
import { indexOf, referenceOf, type Keyring } from './keyring'

const keys = labKeys.map((key) => privateKeyToAccount(key))

/** The account of an index; a contract's, past the keys, where the chain has it. */
function accountAt(index: number, { contracts }: PhoneChain): WalletAccount {
  const contract = contracts?.[index - keys.length]
  const key = keys[contract ? 0 : index % keys.length]
  if (!key) throw new RangeError(`The phone has no account ${index}`)
  return contract ? contractAccount(key, contract) : keyAccount(key)
}

/** True where the account of an index is a contract on a chain. */
export function isContractAt(index: number, { contracts }: PhoneChain): boolean {
  return contracts?.[index - keys.length] !== undefined
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
  address: (index, chain) => accountAt(index, chain).address,
  run: async (method, params, chain, index) => {
    const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
    const signer = (address: unknown) => accountAt(indexOf(eip155Keys, address, chain), chain)
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [accountAt(index, chain).address]
      case 'personal_sign':
        return signer(second).signMessage({ message: { raw: bytesOf(first) } })
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return signer(first).signTypedData(readTypedData(second, walletChain(chain)))
      case 'eth_sendTransaction': {
        if (typeof first !== 'object' || first === null) throw new RpcError(-32602)
        const account = signer((first as { from?: unknown }).from).sender()
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
