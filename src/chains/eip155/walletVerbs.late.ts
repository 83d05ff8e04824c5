// Requests to a connected wallet at a press, other than for its account and signatures.
export { sendTransaction } from './sendTransaction.late'
export { switchChain } from './switchNetwork'
