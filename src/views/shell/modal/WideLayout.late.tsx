'use client'
import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useSelector } from '../../../hooks/useSelector'
import { Header } from '../../../primitives/layout/Header'
import { Stack } from '../../../primitives/layout/Stack'
import { WideCard } from '../../../primitives/layout/WideCard'
import { isPairingOnlyAtom } from '../../../state/session/wallets/connectRows'
import {
  clearPick,
  getRouteWallet,
  listRouteAtom,
  showAsked,
  wideWindowAtom,
} from '../../../state/session/wallets/wide'
import { useConnectView } from '../../session/connection/Connect'
import { ConnectView } from '../../session/connection/ConnectView'
import { useCopy } from '../../copy/useCopy'
import { useDirectoryCopy } from '../../copy/useDirectoryCopy'
import { SlottedCard, useCardSlots, type SlottedCardProps } from './Slots'

/** The card of a view: in a wide window beside the list of wallets that it was reached from. */
export default function WideLayout(props: SlottedCardProps) {
  const { isWide, follow } = useValue(wideWindowAtom)
  const hasRoom = useSyncExternalStore(follow, isWide, () => false)
  const nextList = useValue(listRouteAtom)
  const isCodeAlone = useValue(isPairingOnlyAtom)
  const [list, keepList] = useState(nextList)
  // A closing list stays as it was.
  if (!props.isLeaving && list !== nextList) keepList(nextList)
  if (!hasRoom || !list || isCodeAlone) return <SlottedCard {...props} />
  return <TwoPanes {...props} namespace={list.namespace} />
}

type TwoPanesProps = SlottedCardProps & Parameters<typeof useConnectView>[0]

function TwoPanes({ route, header, children, namespace }: TwoPanesProps) {
  const copy = useCopy()
  const { whatIsAWallet } = useDirectoryCopy()
  const slots = useCardSlots(route.name)
  const wallet = useSelector(getRouteWallet, route)
  const isHome = route.name === 'Connect'
  const isCode = route.name === 'ConnectingWalletConnect' && !wallet
  const title = isHome ? whatIsAWallet.title : isCode ? copy.connect.walletConnect : wallet?.name
  // Another wallet in the same view is drawn again: it asks for a link of its own, for one.
  const [drawn, draw] = useState({ route, count: 0 })
  if (drawn.route !== route) draw({ route, count: drawn.count + (drawn.route.name === route.name ? 1 : 0) })
  const selectedId = isCode ? 'walletConnect' : route.name === 'AllWallets' ? 'all' : wallet?.id
  return (
    <WideCard
      asideHeader={<Header title={copy.connect.title} titleId={header.titleId} />}
      aside={<WalletList namespace={namespace} selectedId={selectedId} isHome={isHome} />}
      header={<Header {...header} titleId={undefined} title={title ?? header.title} />}
      footer={slots.footer}
    >
      {slots.header}
      <Fragment key={drawn.count}>{children(isHome ? { name: 'WhatIsAWallet' } : route)}</Fragment>
    </WideCard>
  )
}

interface WalletListProps extends Pick<TwoPanesProps, 'namespace'> {
  selectedId: string | undefined
  isHome: boolean
}

/** The wallets to choose from: each is shown beside them, in place of the one before. */
function WalletList({ namespace, selectedId, isHome }: WalletListProps) {
  const clear = useAction(clearPick)
  const show = useAction(showAsked)
  const connect = useConnectView({ namespace })
  const picked = useRef<Element | null>(null)
  useEffect(() => {
    const row = picked.current
    if (!isHome || !(row instanceof HTMLElement)) return
    picked.current = null
    // After the view, which on the way back gives the focus to its title.
    queueMicrotask(() => row.focus({ preventScroll: true }))
  }, [isHome])
  const beside =
    <Args extends readonly unknown[]>(pick: ((...args: Args) => void) | undefined) =>
    (...args: Args) => {
      const isOther = clear()
      pick?.(...args)
      if (isOther) show()
    }
  const keepRow = ({ target }: MouseEvent) => {
    picked.current = target instanceof Element ? target.closest('button') : null
  }
  return (
    <Stack onClickCapture={keepRow}>
      <ConnectView
        {...connect}
        selectedId={selectedId}
        onShowHelp={undefined}
        onSelectWallet={beside(connect.onSelectWallet)}
        onSelectDirectoryWallet={beside(connect.onSelectDirectoryWallet)}
        onShowQrCode={beside(connect.onShowQrCode)}
        onShowAllWallets={beside(connect.onShowAllWallets)}
      />
    </Stack>
  )
}
