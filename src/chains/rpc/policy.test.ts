import { describe, expect, it } from 'vitest'
import { localMethods, policyOf, ruleOf, safeMethods, unsafeMethods } from './policy'

const safe = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]
const unsafe = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
]
const local = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId', 'net_version']

describe('the policy of methods', () => {
  it('has 41 safe ones, 11 that ask and 4 answered here', () => {
    expect([...safeMethods].sort()).toEqual([...safe].sort())
    expect([...unsafeMethods].sort()).toEqual([...unsafe].sort())
    expect(localMethods).toEqual(local)
    expect(safe).toHaveLength(41)
    expect(unsafe).toHaveLength(11)
  })

  it.each(safe.filter((method) => !local.includes(method)))('%s passes', (method) => {
    expect(policyOf(method)).toBe('safe')
  })
  it.each(unsafe)('%s asks', (method) => {
    expect(policyOf(method)).toBe('ask')
  })
  it.each(local)('%s is answered here', (method) => {
    expect(policyOf(method)).toBe('local')
  })
  it.each([
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTransaction',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
    'wallet_requestPermissions',
    'wallet_revokeAllPermissions',
    'wallet_watchAsset',
    'eth_decrypt',
    'eth_getEncryptionPublicKey',
    'Personal_Sign',
    ' personal_sign',
    'personal_sign ',
    '',
    'constructor',
    '__proto__',
    'toString',
    undefined,
    null,
    7,
    ['eth_call'],
    { toString: () => 'eth_call' },
  ])('%j is blocked', (method) => {
    expect(policyOf(method)).toBe('blocked')
  })
})

describe('the rule of a method', () => {
  it('says that what sends changes the balance, and what signs or reads does not', () => {
    const spending = [...safe, ...unsafe].filter((method) => ruleOf(method).changesBalance)
    expect(spending).toEqual([
      'eth_sendRawTransaction',
      'eth_sendTransaction',
      'solana_signAndSendTransaction',
      'wallet_sendCalls',
      'eth_sendUserOperation',
    ])
  })

  it('says whose wallet speaks it, whatever its policy', () => {
    expect(ruleOf('solana_signMessage')).toEqual({ policy: 'ask', namespace: 'solana', changesBalance: false })
    expect(ruleOf('solana_requestAirdrop')).toMatchObject({ policy: 'blocked', namespace: 'solana' })
    expect(ruleOf('eth_call')).toMatchObject({ policy: 'safe', namespace: 'eip155' })
  })
})
