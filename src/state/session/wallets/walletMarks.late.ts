import { atom } from 'jotai/vanilla'
import type { Connector } from '../../../chains/adapter'
import { skeletonOf } from '../../../chains/requests/text/confusables'
import { connectorsAtom } from '../../core/visitor/connections'
import type { PorticoStore } from '../../core/env'
import { envAtom } from '../../core/runtime'
import { directoryOptionsAtom, shownWalletsAtom } from './recommended'
import type { WalletMark } from './visibleWallets'
import { normalizedName } from './walletName'

/** A wallet of the list, by what it is known for. */
interface Listed {
  readonly name: string
  readonly rdns?: string | undefined
}

/** Marks the wallets of this page, again whenever one comes or the list does, until it is given up. */
export function watchMarks(
  store: PorticoStore,
  signal: AbortSignal,
  onMarks: (marks: Readonly<Record<string, WalletMark>>) => void,
): void {
  let isMarked = false
  const mark = () => {
    const marks = store.get(marksAtom)
    const hasMarks = Object.keys(marks).length > 0
    // Drawing all rows again for nothing would take time from the first frame.
    if (hasMarks || isMarked) onMarks(marks)
    isMarked = hasMarks
  }
  if (signal.aborted) return
  signal.addEventListener('abort', store.sub(marksAtom, mark))
  mark()
}

const marksAtom = atom((get) => {
  const shown = get(envAtom).pairing && get(shownWalletsAtom)
  const { customWallets } = get(directoryOptionsAtom)
  const lists = shown?.status === 'ready' ? shown.value : null
  return markWallets(get(connectorsAtom), [...customWallets, ...(lists?.featured ?? []), ...(lists?.recommended ?? [])])
})

/** The wallets of this page that say they are another, or whose name looks like that of another or of one of the list. */
export function markWallets(
  connectors: readonly Connector[],
  listed: readonly Listed[],
): Readonly<Record<string, WalletMark>> {
  const announced = connectors.filter(({ type }) => type === 'ANNOUNCED')
  const marks: Record<string, WalletMark> = {}
  for (const wallet of announced) {
    const others = announced.filter((other) => other !== wallet && other.namespace === wallet.namespace)
    if (others.some((other) => isSame(wallet.rdns, other.rdns) || isNamesake(wallet, other))) marks[wallet.id] = 'twin'
    else if (
      listed.some((known) => imitates(wallet, known)) ||
      others.some((other) => passesFor(wallet, other, listed))
    )
      marks[wallet.id] = 'lookAlike'
  }
  return marks
}

/** Two makers under one name cannot be told apart. */
function isNamesake(one: Listed, other: Listed): boolean {
  return normalizedName(one.name) === normalizedName(other.name)
}

/** True for a wallet that has the look of a listed name, or that name and another maker. */
function imitates(wallet: Listed, known: Listed): boolean {
  if (!isNamesake(wallet, known)) return isLookAlike(wallet, known)
  const [own, its] = [wallet.rdns, known.rdns?.toLowerCase()]
  // The app of a phone and the extension of one maker: io.metamask and io.metamask.mobile.
  return (
    own !== undefined && its !== undefined && own !== its && !own.startsWith(`${its}.`) && !its.startsWith(`${own}.`)
  )
}

/** Of two names that look the same, that of the list is the real one; else the one in Latin letters; else neither is. */
function passesFor(wallet: Listed, other: Listed, listed: readonly Listed[]): boolean {
  if (!isLookAlike(wallet, other) || listed.some((known) => isNamesake(wallet, known))) return false
  return isPlain(other) || !isPlain(wallet)
}

function isLookAlike(one: Listed, other: Listed): boolean {
  return !isNamesake(one, other) && normalizedName(skeletonOf(one.name)) === normalizedName(skeletonOf(other.name))
}

function isPlain({ name }: Listed): boolean {
  return /^[ -~]*$/.test(name)
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other
}
