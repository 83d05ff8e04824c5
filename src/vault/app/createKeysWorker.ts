import workerUrl from './keys.worker?worker&url'
import { policyName } from './policyName'

/** Trusted Types of the browser; not in the types of TypeScript. https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Starts the worker that holds keys. The policy accepts its address and no other. */
export function createKeysWorker(): Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('The vault starts no other script')
      return url
    },
  })
  return new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' })
}
