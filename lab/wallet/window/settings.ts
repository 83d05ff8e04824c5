import {
  channelName,
  namespaceNames,
  readSettings,
  walletNamespaces,
  writeSettings,
  type Command,
  type Message,
  type Settings,
} from './channel'
import { button, element } from './dom'

type Flag = 'neverAnswers' | 'isLocked' | 'isMalformed' | 'startsOnUnknownChain' | 'hasSeparateNames'

const flags: readonly (readonly [Flag, string])[] = [
  ['neverAnswers', 'Never answers'],
  ['isLocked', 'Is locked'],
  ['isMalformed', 'Answers with nonsense'],
  ['startsOnUnknownChain', 'Starts on an unknown network, from the next page on'],
  ['hasSeparateNames', 'Has a name of its own for each kind of chain, from the next page on'],
]

const accountKinds: readonly (readonly [Settings['accountKind'], string])[] = [
  ['key', 'Keys'],
  ['contract', 'Contracts'],
  ['future', 'Contracts that are not deployed yet'],
]

const callsKinds: readonly (readonly [Settings['calls'], string])[] = [
  ['oneByOne', 'One after the other'],
  ['atomic', 'All or none'],
  ['ready', 'All or none, once its person agrees'],
  ['firstVersion', 'All or none, as wallets of 2023 do'],
  ['none', 'Not at all'],
]

/** The knobs of the wallet, and what its person can do by hand. */
export function showSettings(root: HTMLElement): void {
  const channel = new BroadcastChannel(channelName)
  const change = (changed: Partial<Settings>) => writeSettings({ ...readSettings(), ...changed })
  const command = (name: string, order: Command) =>
    button(name, () => channel.postMessage({ type: 'command', command: order } satisfies Message))
  const settings = readSettings()

  const toggle = (name: string, isOn: boolean, onChange: (isOn: boolean) => void) => {
    const box = element('input', { type: 'checkbox' })
    box.checked = isOn
    box.addEventListener('change', () => onChange(box.checked))
    return element('label', { class: 'switch' }, box, name)
  }
  const switches = flags.map(([flag, name]) =>
    toggle(name, settings[flag] ?? false, (isOn) => change({ [flag]: isOn })),
  )
  const kinds = walletNamespaces.map((namespace) =>
    toggle(namespaceNames[namespace], settings.namespaces.includes(namespace), (isOn) => {
      const wanted = (one: typeof namespace) => (one === namespace ? isOn : readSettings().namespaces.includes(one))
      change({ namespaces: walletNamespaces.filter(wanted) })
    }),
  )
  const number = (name: string, key: 'delayMs' | 'extraWallets') => {
    const field = element('input', { type: 'number', min: '0', value: `${settings[key]}` })
    field.addEventListener('change', () => change({ [key]: Math.max(0, Number(field.value) || 0) }))
    return element('label', {}, name, field)
  }
  const choice = <T extends string>(kinds: readonly (readonly [T, string])[], now: T, choose: (kind: T) => void) => {
    const field = element('select', {})
    for (const [value, name] of kinds) field.append(element('option', { value }, name))
    field.value = now
    field.addEventListener('change', () => choose(field.value as T))
    return field
  }
  const accountKind = choice(accountKinds, settings.accountKind, (kind) => change({ accountKind: kind }))
  const calls = choice(callsKinds, settings.calls, (kind) => change({ calls: kind }))
  const elsewhere = 999_999
  root.replaceChildren(
    element('h1', {}, 'Lab Wallet'),
    element('p', {}, 'Keys everybody knows, on chains of this machine.'),
    element('h2', {}, 'How it behaves'),
    ...switches,
    number('Delay in milliseconds', 'delayMs'),
    number('More announced wallets, from the next page on', 'extraWallets'),
    element('label', {}, 'Its Ethereum accounts, from the next page on', accountKind),
    element('label', {}, 'How it does several calls', calls),
    element('h2', {}, 'Where it is, from the next page on'),
    ...kinds,
    element('h2', {}, 'What its person does'),
    element(
      'div',
      { class: 'actions wrap' },
      ...[0, 1, 2].map((index) => command(`Use account ${index + 1}`, { name: 'useAccount', index })),
      ...globalThis.lab.chains.map(({ id, name }) => command(`Go to ${name}`, { name: 'useChain', chainId: id })),
      command('Go to an unknown network', { name: 'useChain', chainId: elsewhere }),
      command('Disconnect', { name: 'disconnect' }),
    ),
    element('p', {}, element('a', { href: '/' }, 'Back to the shop')),
  )
}
