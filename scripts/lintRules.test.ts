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
  ['src/primitives/Button.tsx', "const load = () => import('../state/router')", /primitives import/],
  ['src/primitives/Button.tsx', "type Route = import('../state/router').Route", /primitives import/],
  ['src/chains/solana/index.ts', "import { Connection } from '@solana/web3.js'", /heavy/],
  ['src/server/handle.ts', "import { useState } from 'react'", /knows no page/],
  ['src/server/handle.ts', "import type { Env } from '../state/env'", /knows no page/],
  ['src/state/router.ts', "import { createSignInServer } from '../server'", /knows the server/],
  ['src/chains/eip155/index.ts', "import { createReader } from './reader'", /readers come/],
  ['src/state/siwx/verifiers.ts', "import { verifySolana } from '../../chains/verifiers/solana'", /verifiers come/],
  ['src/state/balance.ts', "const load = () => import('viem')", /no chain library/],
  ['src/state/router.ts', "import { en } from '../views'", /knows no views/],
  ['src/views/connect/ConnectView.tsx', "import { atom } from 'jotai/vanilla'", /types only/],
  ['src/views/account/TokensPanel.tsx', "import { ListView } from './ListView'", /no other view/],
  ['src/views/connect/Connect.tsx', "const load = () => import('../../chains/network')", /through state/],
  ['src/views/connect/Connect.tsx', "fetch('/wallets')", /outside through state: fetch/],
  ['src/views/connect/Connect.tsx', "localStorage.getItem('a')", /outside through state/],
  ['src/views/connect/Connect.tsx', 'const a = window.ethereum', /outside through state/],
  ['src/index.ts', "export { shop } from '../lab/startLab'", /what does not/],
  ['stories/primitives/Button.stories.tsx', "import { open } from '../../src/state'", /shows primitives/],
  ['stories/views/ConnectView.stories.tsx', "import Connect from '../../src/views/connect/Connect'", /shows the pure view/],
  ['stories/views/ConnectView.stories.tsx', "import { open } from '../../src/state'", /shows the pure view/],
  ['stories/flows/swap.stories.tsx', "import { open } from '../../src/state/router'", /what hosts can import/],
  ['stories/flows/swap.stories.tsx', "import { useAtom } from 'jotai'", /belongs to the host/],
  ['src/views/connect/ConnectView.tsx', "export const a = <p>{'Hello'}</p>", /catalogue/],
  ['src/views/connect/ConnectView.tsx', "export const a = <p>{b ? 'Hello' : null}</p>", /catalogue/],
  ['src/views/connect/ConnectView.tsx', 'export const a = <p>{`Hello ${b}`}</p>', /catalogue/],
  ['src/views/connect/ConnectView.tsx', "export const a = <p>{b && 'Hello'}</p>", /catalogue/],
  ['src/views/connect/ConnectView.tsx', "export const a = <Field closeLabel={b ?? 'Hello'} />", /catalogue/],
  ['src/primitives/Card.css.ts', 'export const a = style({ paddingTop: 4 })', /logical/],
  ['src/primitives/Card.css.ts', "export const a = style({ selectors: { '&:hover': { right: 4 } } })", /logical/],
  ['src/primitives/Card.css.ts', "export const a = style({ textAlign: 'left' })", /logical values/],
  ['src/primitives/Card.css.ts', "export const a = style({ width: '4px' })", /inlineSize/],
  ['src/primitives/Card.css.ts', "export const a = style({ width: '4px', height: '5px' })", /inlineSize/],
  ['src/primitives/Card.css.ts', "export const a = style({ maxWidth: '4px' })", /logical/],
  ['src/primitives/Card.css.ts', "export const a = style({ padding: '0 4px 0 8px' })", /start and end/],
  ['src/primitives/Card.css.ts', 'export const a = style({ margin: `0 calc(${b} * 2) 0 ${b}` })', /start and end/],
  ['src/primitives/Card.css.ts', "export const a = style({ borderRadius: '4px 0 0 4px' })", /start and end/],
  ['src/state/a.test.ts', "vi.doMock('./b')", /no module is mocked/],
  ['src/state/a.test.ts', "it.skip('a', () => {})", /left out/],
  ['e2e/a.test.ts', "describe.only('a', () => {})", /left out/],
  ['scripts/size.ts', 'export default 1', /exports have names/],
]

const good: readonly (readonly [file: string, source: string])[] = [
  ['src/views/connect/ConnectView.tsx', "import type { VisibleWallet } from '../../state/connectors'"],
  ['src/views/connect/ConnectView.tsx', "import { type VisibleWallet } from '../../state/connectors'"],
  ['src/views/connect/ConnectView.tsx', "import { useCopy } from '../copy/useCopy'"],
  ['src/views/connect/Connect.tsx', "import { open } from '../../state/router'\nexport default function Connect() {}"],
  ['src/chains/eip155/index.ts', "const load = () => import('./reader')"],
  ['src/state/siwx/verifiers.ts', "const load = () => import('../../chains/verifiers/solana')"],
  ['src/chains/eip155/wallet.ts', "import type { Chain } from 'viem'"],
  ['src/state/hooks.tsx', "import { useState } from 'react'"],
  ['src/state/a.test.ts', "import { lab } from '../../stories/lab/lab'"],
  ['src/views/connect/ConnectView.tsx', 'export const a = <Text aria-label={copy.a}>{copy.b}, 1</Text>'],
  ['src/primitives/Card.css.ts', 'export const a = style({ marginInlineStart: 4, inlineSize: 3 })'],
  ['src/views/connect/Connect.tsx', 'const { location } = state; go(state.window)'],
  ['src/views/modal/Shell.tsx', 'const close = () => document.activeElement'],
  ['src/views/connect/ConnectView.tsx', "export const a = <Text tone={b ? 'danger' : 'muted'}>{b ? copy.a : copy.b}</Text>"],
  ['src/primitives/Card.css.ts', "export const a = style({ width: '4px', height: '4px', padding: '0 4px', textAlign: 'start' })"],
  ['src/primitives/Card.css.ts', 'export const a = style({ borderRadius: `${b} ${b} 0 0`, inset: 0 })'],
  ['stories/primitives/Button.stories.tsx', "import { Button } from '../../src/primitives/Button'\nexport default {}"],
  ['stories/views/ConnectView.stories.tsx', "import type { Attempt } from '../../src/state/attempt'"],
  ['stories/views/ConnectView.stories.tsx', "import { ConnectView } from '../../src/views/connect/ConnectView'"],
  ['stories/flows/swap.stories.tsx', "import { open } from '../../src/state'\nimport { mount } from '../../src/views/modal/mount'"],
  ['stories/flows/swap.stories.tsx', "import { ar } from '../../src/views/copy/ar'\nimport { PorticoModal } from '../../src'"],
  ['src/state/a.ts', 'const first = <T>(items: readonly T[]) => items[0]'],
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
