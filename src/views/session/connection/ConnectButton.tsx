'use client'
import type { ReactElement, ReactNode } from 'react'
import { accountAtom, type Account } from '../../../state/session/account/account'
import { connectButtonAtom, type ConnectButtonState } from '../../../state/session/connection/connectButton'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { open } from '../../../state/shell/router/stack'
import { Entry } from '../../shell/feedback/EntryBoundary'
import { enButtons } from '../../copy/en/buttons'
import { useWords } from '../../copy/useWords'
import { useAccountButtonView } from '../account/AccountButton'
import type { ButtonBalance } from '../../parts/AccountLabel'
import { ConnectButtonView, type ConnectButtonViewProps } from './ConnectButtonView'

/** Arguments that `ConnectButton` gives to a button of the host's own. */
export interface ConnectButtonRenderState {
  /** `restoring` is the first frame of who was connected, `opening` and `failed` speak of the modal's own code. */
  readonly status: ConnectButtonState['status']
  /** The connected account, or null. */
  readonly account: Account | null
  /** Label of the account: its name, else its address shortened; empty without an account. */
  readonly name: string
  /** Address of the picture that the account has chosen. */
  readonly avatar: string | undefined
  /** Ready with null where balances are not read, or no account is connected. */
  readonly balance: ButtonBalance
  /** Opens the modal. */
  readonly open: () => void
}

/** Props of `ConnectButton`. */
export interface ConnectButtonProps {
  /** Words of the button while no account is connected; by default those of the copy. */
  label?: string | undefined
  /** 44 or 32 px high; always 44 px under a finger. @default 'm' */
  size?: 'm' | 's' | undefined
  /** The balance of the account is shown. @default true */
  balance?: boolean | undefined
  /** Draws a button of the host's own in place of this one. */
  children?: ((state: ConnectButtonRenderState) => ReactNode) | undefined
}

const noBalance = { status: 'ready', value: null } as const

/**
 * Props of `ConnectButtonView` for this instance, which load what reads an account once there is one.
 * @example
 * <ConnectButtonView {...useConnectButtonView()} />
 */
export function useConnectButtonView({ label, size, balance = true }: ConnectButtonProps = {}): ConnectButtonViewProps {
  const openModal = useAction(open)
  const state = useValue(connectButtonAtom)
  const account = useAccountButtonView({ withBalance: balance })
  return {
    state: account && state.status === 'connected' ? { ...state, name: account.name } : state,
    avatar: account?.avatar,
    balance: balance && account ? account.balance : undefined,
    label,
    size,
    onClick: () => openModal(),
  }
}

/**
 * The button in the host's page that opens the modal; once connected it shows the account with its name, picture and
 * balance.
 * @example
 * <ConnectButton label="Sign in" balance={false} />
 * <ConnectButton>{({ name, open }) => <button onClick={open}>{name || 'Sign in'}</button>}</ConnectButton>
 */
export function ConnectButton(props: ConnectButtonProps): ReactElement | null {
  const view = useConnectButtonView(props)
  const account = useValue(accountAtom)
  const { connect } = useWords(enButtons).buttons
  const { state, avatar, balance = noBalance, onClick } = view
  if (!props.children)
    return (
      <Entry resetKey={state.status} label={state.status === 'connected' ? state.name : connect} onClick={onClick}>
        <ConnectButtonView {...view} />
      </Entry>
    )
  const name = state.status === 'connected' ? state.name : ''
  return <>{props.children({ status: state.status, account, name, avatar, balance, open: onClick })}</>
}
