export { ConnectingEmbedded, EmbeddedRequest } from './EmbeddedWallet'
