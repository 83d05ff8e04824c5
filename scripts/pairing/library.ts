// What is bundled for `portico/walletconnect`: the three members of the pairing library that our code names.
export { Core } from '@walletconnect/core'
export { generateKeyPair } from '@walletconnect/relay-auth'
export { UniversalProvider } from '@walletconnect/universal-provider'
