import type { Rolldown } from 'tsdown'
import { parseSync } from 'vite'
import { insert, isNode, type Insertion, type Node } from './nodes.ts'

/** Shorter ones are compiled faster than their parentheses are worth, in characters. */
const least = 60

/**
 * Writes the functions of some files in parentheses. Engines take that for a function that is called soon and compile it
 * together with its file, beside the page's main thread, where otherwise each is compiled on it at its first call: some
 * hundred of them between the press and the wallets. Minifiers that know of this keep the parentheses (oxc, esbuild),
 * others take them away, which changes nothing. See https://v8.dev/blog/preparser#pife.
 */
export function eagerFunctions(files: ReadonlySet<string>): Rolldown.Plugin {
  return {
    name: 'eager-functions',
    renderChunk(code, { name, fileName }) {
      return fileName.endsWith('.js') && files.has(name) ? { code: makeEager(code) } : null
    },
  }
}

/** The code of a module with its functions in parentheses, its declarations as constants above everything else. */
export function makeEager(code: string): string {
  const wrapped = insert(code, parenthesesOf(bodyOf(code)))
  const body = bodyOf(wrapped)
  const place = body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0
  const declared = body.filter(({ type }) => type === 'FunctionDeclaration')
  const constants = declared.map(({ start, end, id }) => {
    const { name } = id as { readonly name: string }
    return `\nconst ${name} = (${wrapped.slice(start, end)});`
  })
  return insert(wrapped, [
    { at: place, text: constants.join('') },
    ...declared.map(({ start, end }) => ({ at: start, until: end, text: '' })),
  ])
}

function bodyOf(code: string): readonly Node[] {
  return parseSync('chunk.js', code).program.body as unknown as readonly Node[]
}

function parenthesesOf(body: readonly Node[]): readonly Insertion[] {
  const found: Insertion[] = []
  const visit = (node: unknown, parent?: Node): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, parent))
    if (!isNode(node)) return
    const isExpression = node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
    if (isExpression && node.end - node.start >= least && isValue(parent))
      found.push({ at: node.start, text: '(' }, { at: node.end, text: ')' })
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value, node)
  }
  visit(body)
  return found
}

/** A method has no place for parentheses, and what answers an event is not called soon. */
function isValue(parent: Node | undefined): boolean {
  if (parent?.type === 'MethodDefinition') return false
  if (parent?.type !== 'Property') return true
  const { name } = parent['key'] as { readonly name?: string }
  return parent['kind'] === 'init' && !parent['method'] && !/^on[A-Z]/.test(name ?? '')
}
