import ts from 'typescript'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Every function, hook, atom, verb, component and error that a host can import has a sentence, and functions, hooks,
 * atoms and verbs an example. Read from the types of the built package, as an editor shows them.
 */
const entries = readdirSync('dist').filter((file) => file.endsWith('.d.ts'))
const program = ts.createProgram(
  entries.map((file) => join('dist', file)),
  { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, skipLibCheck: true, types: [] },
)
const checker = program.getTypeChecker()
const findings: string[] = []
let count = 0
for (const source of program.getSourceFiles()) {
  const entry = basename(source.fileName)
  // Code that entries share stands in `chunks`, by short names that are not imported.
  if (!/(^|\/)dist\/[^/]+$/.test(source.fileName)) continue
  if (!entries.includes(entry) || entry === 'networks.d.ts') continue
  const module = checker.getSymbolAtLocation(source)
  if (!module) continue
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (!(symbol.flags & ts.SymbolFlags.Value)) continue
    count++
    const name = `${entry.slice(0, -'.d.ts'.length)}: ${exported.name}`
    if (symbol.getDocumentationComment(checker).length === 0) findings.push(`${name} has no sentence`)
    else if (needsExample(exported.name, entry) && !symbol.getJsDocTags(checker).some((tag) => tag.name === 'example'))
      findings.push(`${name} has no @example`)
  }
}
for (const finding of findings) console.error(`✗ ${finding}`)
if (findings.length === 0) console.log(`✓ ${count} exported names are documented`)
process.exitCode = findings.length === 0 ? 0 : 1

/** Components show their use in stories, and an error is where it is thrown. */
function needsExample(name: string, entry: string): boolean {
  return /^[a-z]/.test(name) && entry !== 'primitives.d.ts'
}
