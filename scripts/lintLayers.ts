import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** One row of the house's table: who may not import what. */
interface Layer {
  /** Files the rule is for. */
  readonly files: RegExp
  readonly except?: RegExp
  /** Modules that may not be imported; ours are written from the project's root. */
  readonly forbidden: RegExp
  /** Whether types may come from there all the same. */
  readonly allowsTypes?: boolean
  /** Whether `import()` may bring it later. */
  readonly allowsLazy?: boolean
  /** The one kind of import that the rule is for; every kind when left out. */
  readonly forbids?: Import['kind']
  readonly message: string
}

const tests = /\.test(-d)?\.tsx?$/
const heavy = /^(viem|@solana\/web3\.js|@walletconnect\/)/
const entries =
  'index|(primitives|views|state|chains|server|state/siwx)(/index)?|networks(/index)?|entries/\\w+|views/modal/mount|views/copy/[a-z]{2}'

const layers: readonly Layer[] = [
  {
    files: /^src\/primitives\//,
    forbidden: /^(jotai|viem|src\/(state|chains|views)(\/|$))/,
    message: 'primitives import React, Radix and styles only',
  },
  {
    files: /^src\/chains\//,
    except: tests,
    forbidden: /^(react|jotai|src\/(primitives|state|views)(\/|$))/,
    message: 'chains import nothing of ours and no React',
  },
  {
    files: /^src\/chains\//,
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
    forbidden: /^src\/(?!chains\/verifiers\/\w+$)(?!.*\.late$)/,
    forbids: 'lazy',
    message: 'import() brings late files only',
  },
  {
    // A verifier brings its curves, that of eip155 viem as well. The server has them all from the start.
    files: /^src\/(?!server\/|chains\/verifiers\/|chains\/eip155\/reader\.late\.ts$)/,
    except: tests,
    forbidden: /^src\/chains\/verifiers(\/|$)/,
    allowsTypes: true,
    allowsLazy: true,
    message: 'verifiers come by import()',
  },
  {
    files: /^src\/(server\/|chains\/verifiers\/index\.ts$)/,
    except: tests,
    forbidden: /^src\/chains\/verifiers\/eip155$/,
    allowsTypes: true,
    allowsLazy: true,
    message: 'a server without EVM chains runs without viem',
  },
  {
    files: /^src\/state\//,
    except: tests,
    forbidden: /^src\/(primitives|views)(\/|$)/,
    message: 'state knows no views',
  },
  {
    files: /^src\/state\//,
    except: /([hH]ooks\.tsx?|\.test\.ts)$/,
    forbidden: /^react/,
    message: 'only hooks know React',
  },
  { files: /^src\/state\//, except: tests, forbidden: heavy, message: 'state loads no chain library' },
  {
    files: /^src\/views\/.*(View|Panel)\.tsx$/,
    forbidden: /^(jotai|src\/(state|chains)(\/|$))/,
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
    forbidden: /^(jotai|src\/chains(\/|$))/,
    allowsTypes: true,
    message: 'views reach chains through state',
  },
  {
    files: /^src\/server\//,
    except: tests,
    forbidden: /^(react|jotai|@radix-ui|@walletconnect|src\/(primitives|state|views)(\/|$))/,
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
    files: /^src\/(primitives|state|views|chains)\//,
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
    forbidden: /^src(\/(index|state|chains|views)|$)/,
    message: 'a story of a primitive shows primitives only',
  },
  {
    files: /^stories\/(views\/|ContactSheet)/,
    forbidden: /^src(\/(index|state|chains)|\/views\/(?!copy\/|parts\/|.*View$)|$)/,
    allowsTypes: true,
    message: 'a story of a view shows the pure view',
  },
  {
    files: /^stories\/flows\//,
    forbidden: new RegExp(`^src/(?!(${entries})$)`),
    allowsTypes: true,
    message: 'a flow uses what hosts can import',
  },
]

interface Import {
  readonly path: string
  readonly kind: 'value' | 'types' | 'lazy'
}

/** What is wrong with the import that `node` of `file` is, if it is one. */
export function brokenLayers(file: string, node: ts.Node): readonly string[] {
  const imported = importOf(node)
  if (!imported) return []
  const { path, kind } = imported
  const target = path.startsWith('.') ? join(dirname(file), path) : path
  return layers
    .filter(({ files, except }) => files.test(file) && !except?.test(file))
    .filter(({ forbidden }) => forbidden.test(target))
    .filter(({ forbids = kind }) => forbids === kind)
    .filter(({ allowsTypes, allowsLazy }) => !(kind === 'types' && allowsTypes) && !(kind === 'lazy' && allowsLazy))
    .map(({ message }) => `${message}: ${path}`)
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node))
    return literal(node.moduleSpecifier, hasOnlyTypes(node.importClause) ? 'types' : 'value')
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, node.isTypeOnly ? 'types' : 'value')
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal, 'types')
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0], 'lazy')
  return null
}

function literal(node: ts.Node | undefined, kind: Import['kind']): Import | null {
  return node && ts.isStringLiteralLike(node) ? { path: node.text, kind } : null
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause?.namedBindings
  return !!named && !clause.name && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
}
