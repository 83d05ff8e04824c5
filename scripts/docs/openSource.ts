import { relative } from 'node:path'
import ts from 'typescript'

/** A program over files of the project, and what its readers share. */
export interface Source {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** Names of a module with the symbols behind them, through re-exports. */
  readonly exportsOf: (file: string) => readonly (readonly [name: string, symbol: ts.Symbol])[]
  /** The sentences above a declaration. */
  readonly textOf: (symbol: ts.Symbol) => string
  /** The file of a node from the project's root. */
  readonly fileOf: (node: ts.Node) => string
}

export function openSource(files: readonly string[]): Source {
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: [] }, ts.sys, process.cwd())
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  return {
    program,
    checker,
    exportsOf: (file) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      return (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ])
    },
    textOf: (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    fileOf: (node) => relative(process.cwd(), node.getSourceFile().fileName),
  }
}
