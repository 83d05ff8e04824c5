// What a connected wallet is asked for at a press, other than its account and signatures.
export { sendTransaction } from './sendTransaction.late'
export { switchChain } from './switchNetwork'
