import type { ReactNode } from 'react'

/** The pages of the shop by the reader whom each is for. */
const groups = [
  {
    reader: 'Turnkey modal',
    pages: [
      ['/', 'One button, one modal'],
      ['/namespaces.html', 'Every chain'],
      ['/sign-in.html', 'Sign in with a server'],
      ['/gated.html', 'Approvals in the page'],
      ['/vault.html', 'Embedded wallet'],
      ['/ssr.html', 'Server rendered'],
      ['/plain.html', 'Without React'],
    ],
  },
  {
    reader: 'Your own flow',
    pages: [
      ['/composed.html', 'Composed from views'],
      ['/embedded.html', 'Embedded in the page'],
      ['/account-parts.html', 'Account in your layout'],
      ['/buy.html', 'Only buying'],
      ['/swap.html', 'Only swapping'],
      ['/hooks.html', 'Hooks: connecting'],
      ['/account-hooks.html', 'Hooks: account'],
      ['/swap-hooks.html', 'Hooks: swapping'],
    ],
  },
  {
    reader: 'Review and tests',
    pages: [
      ['/hostile.html', 'Page with hostile styles'],
      ['/layers.html', 'Dialogs of the page'],
      ['/shadow.html', 'Shadow roots'],
      ['/two.html', 'Two instances'],
    ],
  },
] as const

export interface ShopProps {
  /** Path of the page. */
  at: (typeof groups)[number]['pages'][number][0]
  title: string
  lead: string
  storybookUrl?: string | null | undefined
  /** The content of the bar: the entrance. */
  entrance?: ReactNode
  children?: ReactNode
}

/** A shop that is not about wallets: the page around the entrance. */
export function Shop({ at, title, lead, storybookUrl, entrance, children }: ShopProps) {
  return (
    <div className="shop">
      <header className="bar">
        <span className="brand">The Chandlery</span>
        <div className="wallets">{entrance}</div>
      </header>
      <details className="pages" open={at === '/'}>
        <summary>All pages</summary>
        <nav aria-label="Pages">
          {groups.map(({ reader, pages }) => (
            <section key={reader}>
              <h2>{reader}</h2>
              {pages.map(([path, name]) => (
                <a key={path} href={path} aria-current={path === at ? 'page' : undefined}>
                  {name}
                </a>
              ))}
              {reader === 'Review and tests' && <a href="/wallet.html?settings">Wallet settings</a>}
              {reader === 'Review and tests' && storybookUrl && <a href={storybookUrl}>Storybook</a>}
            </section>
          ))}
        </nav>
      </details>
      <main>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
    </div>
  )
}
