import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { orFalse, type Verifier } from './verifier'

/** Ed25519 over the text; the signature is base58. */
export const verifySolana: Verifier = async ({ text, signature, address }) =>
  orFalse(() =>
    // The rules of RFC 8032, as validators keep them: no second form of a signature, no weak key.
    ed25519.verify(base58.decode(signature), utf8ToBytes(text), base58.decode(address), { zip215: false }),
  )
