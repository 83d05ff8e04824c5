'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Network } from '../../../chains/network'
import { Card } from '../../../primitives/layout/Card'
import { Header, type HeaderProps } from '../../../primitives/layout/Header'
import type { Route, RouteName } from '../../../state/core/route'
import type { ConnectWallet } from '../../session/connection/ConnectView'
import { Boundary } from '../feedback/Boundary'

/** Content that a host adds to the views. A slot that throws is reported and left out. */
export interface Slots {
  /** Above every view, below its title: anything, or what is drawn for a view by its name. */
  header?: ReactNode | ((view: RouteName) => ReactNode)
  /** Below every view, in sight while the view scrolls. */
  footer?: ReactNode | ((view: RouteName) => ReactNode)
  /** At the end of a wallet's row, which is a button itself; `end` is what stands there by default. */
  walletEnd?: ((wallet: ConnectWallet, end: ReactNode) => ReactNode) | undefined
  /** At the end of a network's row, which is a button itself; `end` is what stands there by default. */
  networkEnd?: ((network: Network, end: ReactNode) => ReactNode) | undefined
  /** Further actions of the connected account, below those of the view; a `ListItem` of `portico/primitives` each. */
  accountActions?: ReactNode
}

const SlotsContext = createContext<Slots>({})

interface SlotsProviderProps {
  slots: Slots | undefined
  children?: ReactNode
}

/** Hands what the host adds to the views below. */
export function SlotsProvider({ slots = {}, children }: SlotsProviderProps) {
  return <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
}

/** Returns the host's slots. */
export function useSlots(): Slots {
  return useContext(SlotsContext)
}

interface SlotProps {
  /** Draws what the host adds. */
  draw: () => ReactNode
  /** Stands in the place of what throws. */
  fallback?: ReactNode
}

/** Draws what a host adds, and what it throws stays in here. */
export function Slot({ draw, fallback = null }: SlotProps) {
  return (
    <Boundary fallback={fallback}>
      <Drawn draw={draw} />
    </Boundary>
  )
}

function Drawn({ draw }: Pick<SlotProps, 'draw'>) {
  return draw()
}

/** The host's actions of the account, ready to be drawn. */
export function useAccountActions(): ReactNode {
  const { accountActions } = useSlots()
  return accountActions && <Slot draw={() => accountActions} />
}

/** The data that the card of a view is drawn from. */
export interface SlottedCardProps {
  route: Route
  /** The title of the view, with the way back and out. */
  header: HeaderProps
  /** Draws the view of a route. */
  children: (route: Route) => ReactNode
  /** While the dialog closes. */
  isLeaving: boolean
}

/** The host's content above and below a view. */
export function useCardSlots(view: RouteName): { readonly header: ReactNode; readonly footer: ReactNode } {
  const slots = useSlots()
  const slotOf = (slot: Slots['header']): ReactNode =>
    // With each view again, so that what threw in one is tried again in the next.
    slot && <Slot key={view} draw={() => (typeof slot === 'function' ? slot(view) : slot)} />
  return { header: slotOf(slots.header), footer: slotOf(slots.footer) }
}

/** The card of a view, with what the host adds above and below. */
export function SlottedCard({ route, header, children }: SlottedCardProps) {
  const slots = useCardSlots(route.name)
  return (
    <Card header={<Header {...header} />} footer={slots.footer}>
      {slots.header}
      {children(route)}
    </Card>
  )
}
