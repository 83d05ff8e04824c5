import { atom } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import type { ConnectMethod } from '../../core/config'
import { configAtom } from '../../core/runtime'
import { visibleWalletsAtom } from '../wallets/visibleWallets'
import { featuresAtom } from './loadProject'

/**
 * The ways to connect that are on, in their order: a visible browser wallet comes first unless the host decides. What
 * the project decides about is on once that is known.
 * @example
 * useValue(connectMethodsAtom)[0] === 'wallet'
 */
export const connectMethodsAtom = atom((get): readonly ConnectMethod[] => {
  const features = get(featuresAtom)
  const hasWallet = get(visibleWalletsAtom).some(({ type }) => type !== 'EXTERNAL')
  const usual: readonly ConnectMethod[] = hasWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
  const isOn = { wallet: true, email: features?.email, social: features?.socials.length }
  return (get(configAtom).connectMethodsOrder ?? usual).filter((method) => isOn[method])
})

nameAtoms({ connectMethodsAtom })
