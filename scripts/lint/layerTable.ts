/** One row of the house's table: who may not import what. */
interface Layer {
  /** Files the rule is for. */
  readonly files: RegExp
  readonly except?: RegExp
  /** Modules that may not be imported; ours are written from the project's root. */
  readonly forbidden: RegExp
  /** Types may come from there all the same. */
  readonly allowsTypes?: boolean
  /** `import()` may bring it later. */
  readonly allowsLazy?: boolean
  /** The one kind of import that the rule is for; every kind when left out. */
  readonly forbids?: Import['kind']
  readonly message: string
}

const tests = /\.test(-d)?\.tsx?$/

const heavy = /^(viem|@solana\/web3\.js|@walletconnect\/)/

const entries =
  'index|(primitives|views|state|chains|server|siwx)(/index)?|networks(/index)?|entries/\\w+|views/shell/modal/mount|views/copy/[a-z]{2}'

/** Tiers of `src/state`: a tier imports itself and those before it. */
const tiers = ['core', 'shell', 'session', 'money', 'app']

/** Domains of the tier `money`, in the same order; domains of one step do not import each other. */
const money = [
  ['intents'],
  ['transactions'],
  ['tokens'],
  ['calls'],
  ['activity', 'nfts', 'receive'],
  ['send'],
  ['swap', 'onramp'],
]

const tierRules: readonly Layer[] = tiers.slice(0, -1).map((tier, index) => ({
  files: new RegExp(`^src/state/${tier}/`),
  except: tests,
  forbidden: new RegExp(`^src/state/(${tiers.slice(index + 1).join('|')})(/|$)`),
  message: `state/${tier} imports no later tier`,
}))

const moneyRules: readonly Layer[] = money.flatMap((step, index) =>
  step.map((domain) => {
    const later = [...step, ...money.slice(index + 1).flat()].filter((other) => other !== domain)
    return {
      files: new RegExp(`^src/state/money/${domain}/`),
      except: tests,
      forbidden: new RegExp(`^src/state/money/(${later.join('|') || '-'})(/|$)`),
      message: `state/money/${domain} imports no later domain`,
    }
  }),
)

export const layers: readonly Layer[] = [
  ...tierRules,
  ...moneyRules,
  {
    files: /^src\/(?!vault\/|entries\/vault-app)/,
    forbidden: /^src\/vault\/(keys|app|page|deploy)(\/|$)/,
    message: 'only the page of the vault imports its keys and views',
  },
  {
    files: /^src\/vault\/host\//,
    forbidden: /^(react|jotai|src\/(vault\/(keys|app|page|deploy)|state|views|hooks|primitives|services)(\/|$))/,
    message: 'the host of the vault has no keys, and knows no views',
  },
  {
    files: /^src\/vault\/(keys|protocol)\//,
    except: tests,
    forbidden: /^(react|jotai|src\/(vault\/app|state|views|hooks|primitives|services)(\/|$))/,
    message: 'the keys and the messages of the vault know no views',
  },
  {
    files: /^src\/primitives\//,
    forbidden: /^(jotai|viem|src\/(state|chains|views|hooks|siwx|services)(\/|$))/,
    message: 'primitives import React, Radix and styles only',
  },
  {
    files: /^src\/chains\//,
    except: tests,
    forbidden:
      /^(react|jotai|src\/(primitives|state|views|hooks|services)(\/|$)|src\/siwx(\/(?!(message|verifiers)(\/|$))|$))/,
    message: 'chains import nothing of ours and no React',
  },
  {
    files: /^src\/(chains|siwx)\//,
    except: /(\.late\.ts|walletConnect\/relay\.ts|verifiers\/eip155\.ts|\.test\.ts)$/,
    forbidden: heavy,
    allowsTypes: true,
    allowsLazy: true,
    message: 'heavy libraries come by import()',
  },
  {
    // A bundler never divides a module: what comes late has a file of its own, which only other late files may bring along.
    files: /^src\//,
    except: /(\.late\.tsx?|\.test\.ts)$/,
    forbidden: /^src\/.*\.late$/,
    allowsTypes: true,
    allowsLazy: true,
    message: 'late files come by import()',
  },
  {
    // Verifiers are the one exception: pages load them late, the server has them from the start.
    files: /^src\//,
    except: tests,
    forbidden: /^src\/(?!siwx\/verifiers\/\w+$)(?!.*\.late$)/,
    forbids: 'lazy',
    message: 'import() brings late files only',
  },
  {
    // A verifier brings its curves, that of eip155 viem as well. The server has them all from the start.
    files: /^src\/(?!server\/|siwx\/verifiers\/|chains\/eip155\/reader\.late\.ts$)/,
    except: tests,
    forbidden: /^src\/siwx\/verifiers(\/|$)/,
    allowsTypes: true,
    allowsLazy: true,
    message: 'verifiers come by import()',
  },
  {
    files: /^src\/(server\/|siwx\/verifiers\/index\.ts$)/,
    except: tests,
    forbidden: /^src\/siwx\/verifiers\/eip155$/,
    allowsTypes: true,
    message: 'a server without EVM chains runs without viem',
  },
  {
    files: /^src\/(state|hooks|siwx|services)\//,
    except: tests,
    forbidden: /^src\/(primitives|views)(\/|$)/,
    message: 'state knows no views',
  },
  {
    files: /^src\/(state|siwx|services)\//,
    except: tests,
    forbidden: /^react/,
    message: 'only hooks know React',
  },
  {
    // The entry of state hands them out.
    files: /^src\/state\/.*\//,
    except: tests,
    forbidden: /^src\/hooks(\/|$)/,
    message: 'state knows no hooks',
  },
  {
    files: /^src\/(siwx|services)\//,
    except: tests,
    forbidden: /^(jotai|src\/(hooks(\/|$)|state(\/(?!core\/env$)|$)))/,
    message: 'plain libraries know no state',
  },
  {
    files: /^src\/(state|hooks|services)\//,
    except: tests,
    forbidden: heavy,
    message: 'state loads no chain library',
  },
  {
    files: /^src\/views\/.*(View|Panel)\.tsx$/,
    forbidden: /^(jotai|src\/(state|chains|hooks|siwx|services)(\/|$))/,
    allowsTypes: true,
    message: 'a pure view takes types only from state and chains',
  },
  {
    files: /^src\/views\/.*(View|Panel)\.tsx$/,
    forbidden: /^src\/views(?!\/(copy|parts)\/)/,
    message: 'a pure view uses no other view',
  },
  {
    files: /^src\/views\//,
    forbidden: /^(jotai|src\/(chains|siwx|services)(\/|$))/,
    allowsTypes: true,
    message: 'views reach chains through state',
  },
  {
    files: /^src\/server\//,
    except: tests,
    forbidden:
      /^(react|jotai|@radix-ui|@walletconnect|src\/(primitives|state|views|hooks|services)(\/|$)|src\/siwx(\/(?!(message|verifiers)(\/|$))|$))/,
    message: 'the server knows no page',
  },
  {
    files: /^src\/networks\//,
    except: tests,
    forbidden: /^(?!src\/networks\/)/,
    allowsTypes: true,
    message: 'networks are data',
  },
  {
    files: /^src\/(primitives|state|views|chains|hooks|siwx|services)\//,
    except: tests,
    forbidden: /^src\/server(\/|$)/,
    message: 'no page knows the server',
  },
  {
    files: /^src\//,
    except: tests,
    forbidden: /^(stories|lab|scripts|e2e|bench)\//,
    message: 'nothing that ships imports what does not',
  },
  {
    files: /^(src|stories)\//,
    forbidden: /^jotai(\/react.*)?$/,
    message: 'Jotai comes from jotai/vanilla: its React context belongs to the host',
  },
  {
    files: /^stories\/primitives\//,
    forbidden: /^src(\/(index|state|chains|views|hooks|siwx|services)|$)/,
    message: 'a story of a primitive shows primitives only',
  },
  {
    files: /^stories\/(views\/|ContactSheet)/,
    forbidden: /^src(\/(index|state|chains|hooks|siwx|services)|\/views\/(?!copy\/|parts\/|.*View$)|$)/,
    allowsTypes: true,
    message: 'a story of a view shows the pure view',
  },
  {
    files: /^stories\/(flows|recipes)\//,
    forbidden: new RegExp(`^src/(?!(${entries})$)`),
    allowsTypes: true,
    message: 'a flow uses what hosts can import',
  },
]

export interface Import {
  readonly path: string
  readonly kind: 'value' | 'types' | 'lazy'
}
