import { describe, expect, it } from 'vitest'
import { lintSource } from './lintRules'

const bad: readonly (readonly [file: string, source: string, message: RegExp])[] = [
  ['src/primitives/Button.tsx', "import { open } from '../state/router'", /primitives import/],
  ['src/primitives/Button.tsx', "import { atom } from 'jotai/vanilla'", /primitives import/],
  ['src/primitives/Button.tsx', "export { en } from '../views/copy/en'", /primitives import/],
  ['src/chains/caip.ts', "import { open } from '../state/router'", /chains import nothing/],
  ['src/chains/caip.ts', "import { useState } from 'react'", /no React/],
  ['src/chains/eip155/wallet.ts', "import { http } from 'viem'", /heavy/],
  ['src/state/router.ts', "import { Button } from '../primitives/Button'", /knows no views/],
  ['src/state/router.ts', "import { useState } from 'react'", /only hooks/],
  ['src/state/balance.ts', "import { http } from 'viem'", /no chain library/],
  ['src/state/router.ts', "import { lab } from '../../stories/lab/lab'", /what does not/],
  ['src/views/connect/ConnectView.tsx', "import { open } from '../../state/router'", /types only/],
  ['src/views/connect/ConnectView.tsx', "import { AccountView } from '../account/AccountView'", /no other view/],
  ['src/views/connect/Connect.tsx', "import { eip155 } from '../../chains'", /through state|what does not/],
  ['src/views/connect/Connect.tsx', "import { atom } from 'jotai/vanilla'", /through state/],
  ['src/state/hooks.tsx', "import { useAtom } from 'jotai/react'", /belongs to the host/],
  ['src/state/hooks.tsx', "import { atom } from 'jotai'", /belongs to the host/],
  ['src/views/connect/ConnectView.tsx', 'export const a = <p>Hello</p>', /catalogue/],
  ['src/views/connect/ConnectView.tsx', 'export const a = <p aria-label="Hello" />', /catalogue/],
  ['src/views/modal/Surface.tsx', 'export const a = <div />', /draw with primitives/],
  ['src/primitives/Card.css.ts', 'export const a = style({ marginLeft: 4 })', /logical/],
  ['src/primitives/Card.css.ts', 'export const a = style({ borderTopLeftRadius: 4 })', /logical/],
  ['src/primitives/Card.tsx', 'export const a = <p style={{ left: 4 }} />', /logical/],
  ['src/state/a.test.ts', "vi.mock('./b')", /no module is mocked/],
  ['src/state/a.ts', "console.log('x')", /console/],
  ['src/state/a.ts', 'export default 1', /exports have names/],
  ['src/views/connect/ConnectView.tsx', 'export default function A() {}', /exports have names/],
]

const good: readonly (readonly [file: string, source: string])[] = [
  ['src/views/connect/ConnectView.tsx', "import type { VisibleWallet } from '../../state/connectors'"],
  ['src/views/connect/ConnectView.tsx', "import { type VisibleWallet } from '../../state/connectors'"],
  ['src/views/connect/ConnectView.tsx', "import { useCopy } from '../copy/useCopy'"],
  ['src/views/connect/Connect.tsx', "import { open } from '../../state/router'\nexport default function Connect() {}"],
  ['src/chains/eip155/index.ts', "const load = () => import('./reader')"],
  ['src/chains/eip155/wallet.ts', "import type { Chain } from 'viem'"],
  ['src/state/hooks.tsx', "import { useState } from 'react'"],
  ['src/state/a.test.ts', "import { lab } from '../../stories/lab/lab'"],
  ['src/views/connect/ConnectView.tsx', 'export const a = <Text aria-label={copy.a}>{copy.b}, 1</Text>'],
  ['src/primitives/Card.css.ts', 'export const a = style({ marginInlineStart: 4, inlineSize: 3 })'],
]

describe('the rules of the house', () => {
  it.each(bad)('fire in %s on %s', (file, source, message) => {
    const findings = lintSource(file, source)
    expect(findings).not.toHaveLength(0)
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(message)
    expect(findings[0]?.line).toBe(1)
  })

  it.each(good)('leave %s alone with %s', (file, source) => {
    expect(lintSource(file, source)).toEqual([])
  })
})
