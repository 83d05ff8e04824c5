import {
  createPublicClient,
  encodeDeployData,
  hashMessage,
  http,
  isAddress,
  isHex,
  parseErc6492Signature,
  universalSignatureValidatorAbi,
  universalSignatureValidatorByteCode,
  verifyMessage,
} from 'viem'
import { createAccountVerifier, type RpcUrls, type VerificationLimits, type Viem } from './eip155Account'
import type { Verifier } from './verifier'

/**
 * The verifier of eip155 where viem is there in any case. A server takes `createAccountVerifier`, which is given viem:
 * it runs and is bundled without one.
 */
export function createEip155Verifier(rpcUrls?: RpcUrls, limits?: VerificationLimits): Verifier {
  const viem: Viem = {
    createPublicClient,
    encodeDeployData,
    hashMessage,
    http,
    isAddress,
    isHex,
    parseErc6492Signature,
    universalSignatureValidatorAbi,
    universalSignatureValidatorByteCode,
    verifyMessage,
  }
  return createAccountVerifier(viem, rpcUrls, limits)
}
