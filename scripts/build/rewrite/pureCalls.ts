import type { Rolldown } from 'tsdown'
import { parseSync } from 'vite'
import { insert, isNode, type Insertion, type Node } from './nodes.ts'

/**
 * Marks every call that runs when a file is loaded as free of side effects, so that a host's bundler drops it together
 * with the constant it fills. Only for code that keeps this rule: nothing happens at load but definitions.
 */
export function pureCalls(): Rolldown.Plugin {
  return {
    name: 'pure-calls',
    renderChunk(code, { fileName }) {
      return fileName.endsWith('.js') ? { code: markPure(code) } : null
    },
  }
}

/** The code of a module with its calls at load marked. */
export function markPure(code: string): string {
  const marks: Insertion[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    // Code inside a function runs when it is called.
    if (!isNode(node) || /Function/.test(node.type) || node.type === 'MethodDefinition') return
    if (node.type === 'PropertyDefinition' && !node['static']) return
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    if (isCall && !/[#@]__PURE__\s*\*\/\s*$/.test(code.slice(0, node.start)))
      marks.push({ at: node.start, text: '/*#__PURE__*/ ' })
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value)
  }
  for (const statement of parseSync('chunk.js', code).program.body as unknown as readonly Node[]) {
    const declared = /^Export(Named|Default)Declaration$/.test(statement.type) ? statement['declaration'] : statement
    if (!isNode(declared)) continue
    if (declared.type === 'VariableDeclaration')
      visit((declared['declarations'] as readonly Node[]).map((one) => one['init']))
    else if (declared.type === 'ClassDeclaration') visit(declared)
  }
  return insert(code, marks)
}
