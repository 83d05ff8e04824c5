import { describe, expect, it } from 'vitest'
import { checkBlocks, codeBlocks } from './readmeBlocks'

const text = `# A package

\`\`\`sh
npm i
\`\`\`

\`\`\`tsx
import { useState } from 'react'
const Count = () => <p>{useState(0)[0]}</p>
export const shown = <Count />
\`\`\`

Then:

\`\`\`ts
const shown: string = 1
export const more = Count
import { nothing } from 'portico/nowhere'
\`\`\`

\`\`\`\`md
\`\`\`ts
not code of this text
\`\`\`
\`\`\`\`
`

const blocks = codeBlocks('TEXT.md', text)

describe('code blocks of a text', () => {
  it('are its TypeScript, with the lines where they begin', () => {
    expect(blocks.map(({ language, line }) => [language, line])).toEqual([
      ['tsx', 8],
      ['ts', 16],
    ])
    expect(blocks[0]?.code.split('\n')).toHaveLength(3)
  })
  it('are compiled alone, and what is wrong is told by the line of the text', () => {
    expect(checkBlocks(blocks, '.cache/readme-test')).toEqual([
      { file: 'TEXT.md', line: 16, message: "Type 'number' is not assignable to type 'string'." },
      { file: 'TEXT.md', line: 17, message: "Cannot find name 'Count'." },
      { file: 'TEXT.md', line: 18, message: expect.stringContaining("Cannot find module 'portico/nowhere'") },
    ])
  })
  it('are compiled with the types of React 18 as well', () => {
    const [block] = codeBlocks('TEXT.md', "```tsx\nimport { use } from 'react'\nexport const it = use\n```\n")
    if (!block) throw new Error('No block')
    expect(checkBlocks([block], '.cache/readme-test-19', 19)).toEqual([])
    expect(checkBlocks([block], '.cache/readme-test-18', 18)).toEqual([
      { file: 'TEXT.md', line: 2, message: expect.stringContaining("'use'") },
    ])
  })
})
