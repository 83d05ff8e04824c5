// What is bundled for `portico/walletconnect`: the two members of the pairing library that our code names.
export { Core } from '@walletconnect/core'
export { UniversalProvider } from '@walletconnect/universal-provider'
