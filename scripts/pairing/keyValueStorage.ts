/**
 * Stands in for the storage of the pairing library, which is always given ours (src/chains/walletConnect/storage). Its own
 * touches localStorage while it is loaded, so that pairing fails where a browser forbids that.
 */
class KeyValueStorage {
  constructor() {
    throw new Error('The pairing library is given its storage')
  }
}

export { KeyValueStorage as default }
