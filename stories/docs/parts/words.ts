import { en, type Copy } from '../../../src/views/copy/en'

/** The place in a visit where the words of each part are read. */
const flows: Readonly<Record<keyof Copy, string>> = {
  buttons: 'Buttons',
  connect: 'Connect',
  connecting: 'Connect',
  selectChain: 'Connect',
  allWallets: 'Connect',
  whatIsAWallet: 'Connect',
  getWallet: 'Connect',
  downloads: 'Connect',
  notDetected: 'Connect',
  pairing: 'Pair',
  embedded: 'Embedded wallet',
  signIn: 'Sign in',
  approve: 'Approve',
  networks: 'Network',
  unsupported: 'Network',
  switching: 'Network',
  switchByHand: 'Network',
  switchActiveChain: 'Network',
  namespaces: 'Network',
  account: 'Account',
  accounts: 'Account',
  tokens: 'Account',
  token: 'Account',
  nfts: 'Account',
  nft: 'Account',
  activity: 'Account',
  receive: 'Receive',
  goodNetworks: 'Receive',
  fundWallet: 'Buy',
  onramp: 'Buy',
  onrampSelect: 'Buy',
  buyInProgress: 'Buy',
  whatIsABuy: 'Buy',
  amounts: 'Send',
  send: 'Send',
  selectToken: 'Send',
  sendReview: 'Send',
  sendConfirmed: 'Send',
  swap: 'Swap',
  swapToken: 'Swap',
  swapReview: 'Swap',
  swapConfirmed: 'Swap',
  calls: 'Several calls',
  unanswered: 'Send',
  registerName: 'Names',
  registeredName: 'Names',
  shell: 'Everywhere',
  titles: 'Everywhere',
  snacks: 'Everywhere',
  alerts: 'Everywhere',
}

export interface Word {
  /** As in the catalogue: `connect.title`. */
  readonly key: string
  readonly flow: string
  /** In English, as code. */
  readonly code: string
}

/** The stand-in of an argument: its own name in a template, and that of what is read of it. */
function standIn(name: string): unknown {
  const text = () => `\${${name}}`
  return new Proxy(text, {
    get: (_target, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return text
      return key === 'join' ? () => `\${${name}.join(', ')}` : standIn(`${name}.${String(key)}`)
    },
  })
}

const names = ['a', 'b', 'c']

function codeOf(value: unknown): string {
  if (typeof value !== 'function') return `'${String(value).replaceAll("'", "\\'")}'`
  const own = names.slice(0, value.length)
  const text = String((value as (...args: unknown[]) => unknown)(...own.map(standIn)))
  return `(${own.join(', ')}) => ${own.some((name) => text.includes(`\${${name}`)) ? `\`${text}\`` : `'${text}'`}`
}

function flat(value: unknown, key: string, flow: string): readonly Word[] {
  if (typeof value !== 'object' || value === null) return [{ key, flow, code: codeOf(value) }]
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${key}.${name}`, flow))
}

/** Every word by its key, in the order of the catalogue; a word that counts stands in the plural. */
export const words: readonly Word[] = Object.entries(en).flatMap(([key, value]) =>
  flat(value, key, flows[key as keyof Copy]),
)

export const flowNames = [...new Set(Object.values(flows))]

const shownName = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`)

/** The words of a flow as code of a `PartialCopy`, to translate. */
export function codeOfFlow(flow: string): string {
  const write = (value: unknown, depth: string): string =>
    typeof value === 'object' && value !== null
      ? `{\n${Object.entries(value)
          .map(([name, inner]) => `${depth}  ${shownName(name)}: ${write(inner, `${depth}  `)},\n`)
          .join('')}${depth}}`
      : codeOf(value)
  const own = Object.entries(en).filter(([key]) => flows[key as keyof Copy] === flow)
  return `import type { PartialCopy } from 'portico'\n\nexport const copy: PartialCopy = ${write(Object.fromEntries(own), '')}\n`
}
