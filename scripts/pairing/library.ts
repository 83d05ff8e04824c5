// The bundle for `portico/walletconnect`: the three members of the pairing library that the code here names.
export { Core } from '@walletconnect/core'
export { generateKeyPair } from '@walletconnect/relay-auth'
export { UniversalProvider } from '@walletconnect/universal-provider'
