import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

/** A fenced block of TypeScript in a text. */
export interface CodeBlock {
  /** The text's file. */
  readonly file: string
  readonly language: 'ts' | 'tsx'
  /** First line of the code in the text, from 1. */
  readonly line: number
  readonly code: string
}

export interface BlockFinding {
  /** Of the text, where the block is. */
  readonly file: string
  readonly line: number
  readonly message: string
}

const fence = /^ {0,3}(`{3,})\s*(\S*)/

/** The `ts` and `tsx` blocks of a Markdown text. */
export function codeBlocks(file: string, markdown: string): readonly CodeBlock[] {
  const lines = markdown.split(/\r?\n/)
  const blocks: CodeBlock[] = []
  for (let index = 0; index < lines.length; index++) {
    const [, ticks, language] = fence.exec(lines[index] ?? '') ?? []
    if (!ticks) continue
    const start = index + 1
    const isEnd = (line: string) => line.trim().length >= ticks.length && /^`+$/.test(line.trim())
    while (++index < lines.length && !isEnd(lines[index] ?? ''));
    if (language === 'ts' || language === 'tsx')
      blocks.push({ file, language, line: start + 1, code: lines.slice(start, index).join('\n') })
  }
  return blocks
}

/** Options of a host's strict project; styles are declared by its bundler's types. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'vite/client'],
}

/** Versions of React whose types the package is compiled with. */
export type ReactTypes = 18 | 19

/** Path mapping to the types of React 18. `@types/react` is version 19. */
const types18 = {
  react: [resolve('node_modules/types-react-18')],
  'react/*': [resolve('node_modules/types-react-18/*')],
}

/**
 * Compiles each block as a module of its own, which finds the package by its export map.
 * @param folder where the modules are written: inside the package, as its name is resolved from there
 */
export function checkBlocks(
  blocks: readonly CodeBlock[],
  folder: string,
  react: ReactTypes = 19,
): readonly BlockFinding[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const modules = new Map<string, string>()
  for (const { file, language, line, code } of blocks) {
    const module = resolve(folder, `${file.replace(/\W/g, '-')}-${line}.${language}`)
    // Lines of the module are those of the text.
    writeFileSync(module, `${'\n'.repeat(line - 1)}${code}\n`)
    modules.set(module, file)
  }
  const program = ts.createProgram([...modules.keys()], react === 18 ? { ...options, paths: types18 } : options)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, start = 0, messageText }) => ({
      file: modules.get(file?.fileName ?? '') ?? file?.fileName ?? folder,
      line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
