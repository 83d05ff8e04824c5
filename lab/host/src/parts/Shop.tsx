import type { ReactNode } from 'react'

const pages = [
  ['/', 'Turnkey'],
  ['/composed.html', 'Composed'],
  ['/embedded.html', 'Embedded'],
  ['/plain.html', 'Without React'],
  ['/hooks.html', 'Hooks alone'],
  ['/account-hooks.html', 'Account, hooks alone'],
  ['/account-parts.html', 'Account, its own layout'],
  ['/buy.html', 'Only buying'],
  ['/swap.html', 'Only the swap'],
  ['/swap-hooks.html', 'Swap, hooks alone'],
  ['/ssr.html', 'Server rendered'],
  ['/hostile.html', 'Hostile page'],
  ['/two.html', 'Two instances'],
  ['/namespaces.html', 'Every chain'],
  ['/sign-in.html', 'Sign in'],
  ['/gated.html', 'Gated'],
] as const

export interface ShopProps {
  /** Path of the page. */
  at: (typeof pages)[number][0]
  title: string
  lead: string
  storybookUrl?: string | null | undefined
  /** What stands in the bar: the entrance. */
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
      <div className="bar">
        <nav aria-label="Pages">
          {pages.map(([path, name]) => (
            <a key={path} href={path} aria-current={path === at ? 'page' : undefined}>
              {name}
            </a>
          ))}
          <a href="/wallet.html?settings">Wallet settings</a>
          {storybookUrl && <a href={storybookUrl}>Storybook</a>}
        </nav>
      </div>
      <main>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
    </div>
  )
}
