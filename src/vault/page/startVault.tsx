import { createRoot } from 'react-dom/client'
import type { Mode } from '../../primitives/theme/ThemeRoot'
import { CopyProvider } from '../../views/copy/CopyProvider'
import type { PartialCopy } from '../../views/copy/mergeCopy'
import { defineNetwork } from '../../chains/network'
import { createKeysWorker } from '../app/createKeysWorker'
import { createHandlers } from '../app/handlers'
import { isHostAllowed } from '../app/headers'
import { canUsePasskeys, createPasskey, getPasskey } from '../app/passkeys'
import { runTaskIn } from '../app/runTask'
import { databaseStore } from '../app/store'
import type { VaultConfig } from '../deploy/config'
import type { OwnWindow } from '../protocol/messages'
import { acceptHost } from '../protocol/vaultChannel'
import { createQuestions } from './questions'
import { VaultPage } from './VaultPage'
import { enVault } from './words'

/** True where the browser tells a page in a frame that something covers it (IntersectionObserver v2). */
const canSeeCovers = () =>
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype

const modes: readonly string[] = ['light', 'dark']

/** Starts the vault's page in its window: waits for the host that shows or opened it, and shows its requests. */
export function startVault({
  name,
  rpId = location.hostname,
  networks = [],
  tokens,
  opensIn = 'frame',
  ...origins
}: VaultConfig): void {
  const asked = new URLSearchParams(location.search)
  const mode = asked.get('mode') ?? ''
  const lang = asked.get('lang') ?? undefined
  const dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr'
  // A frame can have an opener: `open` with the name of a frame gives it one.
  const isFramed = window.parent !== window
  const host = isFramed ? window.parent : (window.opener as Window | null)
  const root = document.createElement('main')
  document.body.append(root)
  if (lang) document.documentElement.lang = lang
  document.documentElement.dir = dir
  const room = Number(asked.get('room'))
  // 52 % of the window around the frame; a window of its own has its own height.
  if (isFramed && room > 0 && room < 10_000)
    document.documentElement.style.setProperty('--portico-room', `${Math.round(room * 0.52)}px`)
  if (!host) {
    root.textContent = enVault.vault.notHere
    return
  }
  const questions = createQuestions()
  const handlers = createHandlers({
    ui: questions.ui,
    store: databaseStore,
    networks: networks.map((network) => defineNetwork(network)),
    now: () => Date.now(),
    isSupported: async () => (!isFramed || (opensIn === 'frame' && canSeeCovers())) && (await canUsePasskeys()),
    createPasskey: (shown, excluded) => createPasskey({ rpId, rpName: name, name: shown, excluded }),
    getPasskey: (credentialIds) => getPasskey({ rpId, credentialIds }),
    runTask: (task) => runTaskIn(createKeysWorker, task as never) as never,
  })
  let height = 0
  let tell = (_height: number) => {}
  void acceptHost({
    page: window as OwnWindow,
    host,
    isAllowed: (origin) => isHostAllowed(origin, origins),
    handlers,
  }).then((channel) => {
    tell = (next) => channel.setHeight(next)
    tell(height)
  })
  const onHeight = (next: number) => {
    height = next
    tell(next)
  }
  const look = { lang, dir, mode: modes.includes(mode) ? (mode as Mode) : undefined } as const
  const react = createRoot(root)
  const draw = (copy?: PartialCopy) =>
    react.render(
      <CopyProvider copy={copy}>
        <VaultPage
          {...look}
          questions={questions}
          name={name}
          tokens={tokens}
          isWindow={!isFramed}
          onHeight={onHeight}
        />
      </CopyProvider>,
    )
  draw()
  // Until they are here, and where they do not come, the words are English.
  if (/^ar\b/.test(lang ?? ''))
    import('./ar.late').then(
      ({ ar }) => draw(ar as PartialCopy),
      () => undefined,
    )
}
