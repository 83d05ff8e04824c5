import type { Wallet } from '@wallet-standard/base'
import { expectTypeOf } from 'vitest'
import type { Providers, StandardWalletProvider } from './providers'

type IsAssignable<From, To> = From extends To ? true : false

// Libraries take the wallet without a cast.
expectTypeOf<IsAssignable<StandardWalletProvider, Wallet>>().toEqualTypeOf<true>()
expectTypeOf<Extract<Providers['solana'], { features: unknown }>>().toEqualTypeOf<StandardWalletProvider>()
