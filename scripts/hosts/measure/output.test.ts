import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPackages } from './output'

const outDir = mkdtempSync(join(tmpdir(), 'portico-output-'))
afterAll(() => rmSync(outDir, { recursive: true }))

it('names the packages of what was built, late files too, by the innermost folder', () => {
  const files = {
    '.vite/manifest.json': {
      'index.html': { file: 'index.js', isEntry: true },
      late: { file: 'late.js' },
      style: { file: 'index.css' },
    },
    'index.js.map': { sources: ['../main.tsx', '../node_modules/react/index.js'] },
    'late.js.map': {
      sources: ['../node_modules/viem/node_modules/@noble/curves/a.js', '../node_modules/react/index.js'],
    },
  }
  mkdirSync(join(outDir, '.vite'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(outDir, name), JSON.stringify(content))
  expect([...readPackages(outDir)].sort()).toEqual(['@noble/curves', 'react'])
})
