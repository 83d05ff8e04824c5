import { createEmitter } from '../emitter'
import { registerStandard } from '../registerStandard'

/** A wallet of the Wallet Standard, as far as it is passed on. */
interface Standard {
  readonly accounts: readonly unknown[]
  readonly features: Readonly<Record<string, object>>
}

export interface LateStandardOptions {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  /** Features of the wallet: version and further facts of each, without its method. */
  readonly features: Readonly<Record<string, object>>
}

type Listener = (payload: never) => void

/** Registers a wallet by the Wallet Standard that is only there once it is asked something; hands over when it is. */
export function registerLate(options: LateStandardOptions, get: () => Promise<Standard>) {
  const { name, icon, chains } = options
  const { on, removeListener, emit } = createEmitter()
  let isHere: Standard | undefined

  const pass = async (feature: string, method: string, given: readonly unknown[]): Promise<unknown> => {
    isHere = await get()
    const methods = isHere.features[feature] as Readonly<Record<string, unknown>>
    return Reflect.apply(methods[method] as () => unknown, methods, given)
  }
  const lateFeature = ([feature, facts]: [string, object]) => {
    // `solana:signMessage` has the method `signMessage`, and so have all of them.
    const method = feature.split(':')[1] as string
    return [feature, { ...facts, [method]: (...given: readonly unknown[]) => pass(feature, method, given) }]
  }
  registerStandard(window, {
    version: '1.0.0',
    name,
    icon,
    chains,
    get accounts() {
      return isHere?.accounts ?? []
    },
    features: {
      ...Object.fromEntries(Object.entries(options.features).map(lateFeature)),
      'standard:events': {
        version: '1.0.0',
        on: (event: string, listener: Listener) => {
          on(event, listener)
          return () => removeListener(event, listener)
        },
      },
    },
  })
  return {
    /** Passes on what the wallet says. */
    hear: (wallet: Standard) => {
      const events = wallet.features['standard:events'] as { on(event: string, listener: Listener): unknown }
      events.on('change', (changed) => emit('change', changed))
    },
  }
}
