'use client'
import type { MouseEvent, Ref } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { Disclosure } from '../../../primitives/actions/Disclosure'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Spinner } from '../../../primitives/feedback/Spinner'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { SignInState, SignWait } from '../../../state/core/visitor/signInTypes'
import { useCopy } from '../../copy/useCopy'
import { enSignIn } from '../../copy/en/signIn'
import { useWords } from '../../copy/useWords'
import { BlockedReason } from '../../parts/BlockedReason'
import { SignInImages, type AppInfo } from '../../parts/signIn/SignInImages'

export type { AppInfo } from '../../parts/signIn/SignInImages'

/** The statuses of sign-in that this view draws. */
export type SignMessageState = Extract<
  SignInState,
  { status: 'checking' | 'ready' | 'failed' | 'signing' | 'cancelling' }
>

/** Props of `SIWXSignMessageView`; `useSIWXSignMessageView` returns them for this instance. */
export interface SIWXSignMessageViewProps {
  /** The app that is signed in to. */
  app: AppInfo
  /** The wallet it is about. */
  wallet: AppInfo
  /** State of sign-in, with the message once it is there. */
  state: SignMessageState
  /** Progress of signing. */
  wait?: SignWait | undefined
  /** Cancelling disconnects. */
  isRequired: boolean
  /** It was in sight for long enough that a press counts. */
  isArmed?: boolean | undefined
  /** `covered`: a press did not count, as something covers the view; `framed`: a page that the host did not name shows this one. */
  hindrance?: 'covered' | 'framed' | undefined
  /** The part that has to be in plain sight. */
  contentRef?: Ref<HTMLDivElement> | undefined
  /** The buttons, which have to be uncovered for a press to count. */
  actionsRef?: Ref<HTMLDivElement> | undefined
  /** Signs or tries again; called synchronously in the click, because browsers open wallets only then. */
  onSign: (event: MouseEvent<HTMLElement>) => void
  /** Opens this page by itself, in another tab. */
  onOpenPage?: (() => void) | undefined
  /** Gives it up. */
  onCancel: () => void
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
}

/** The visitor proves to own the wallet by signing a message, or does not. */
export function SIWXSignMessageView(props: SIWXSignMessageViewProps) {
  const { app, wallet, state, wait = 'opening', isRequired, isArmed = true, hindrance, onCancel, onCopyDetails } = props
  const { shell } = useCopy()
  const { signIn: copy } = useWords(enSignIn)
  const { status } = state
  const problem = 'problem' in state && state.problem !== 'ended' ? state.problem : undefined
  // A refusal is said by a notice at the head of the card, once.
  const isTold = problem !== undefined && problem !== 'declined'
  const isBusy = status !== 'ready' && status !== 'failed'
  const isAgain = (status === 'failed' && state.problem !== 'ended') || (status === 'ready' && state.isSigned)
  const isFramed = hindrance === 'framed'
  const hindered = hindrance && status === 'ready' ? copy[hindrance] : ''
  const news = newsOf(copy, state, wait, wallet.name)
  const alarm = hindered || (isTold ? news : '')
  return (
    <Stack gap={5}>
      <SignInImages app={app} wallet={wallet} isSigning={status === 'signing'} isBad={problem !== undefined} />
      <Stack gap={2} align="center" ref={props.contentRef}>
        <Text as="p" size="title" weight="medium" align="center">
          {copy.heading(app.name)}
        </Text>
        <Text as="p" tone={isTold ? 'danger' : 'muted'} align="center">
          {news || (isRequired ? copy.required : copy.optional)}
        </Text>
        {isTold && onCopyDetails && (
          <Button tone="quiet" size="s" onClick={onCopyDetails}>
            {shell.copyDetails}
          </Button>
        )}
        {'message' in state && <Disclosure label={copy.message}>{state.message}</Disclosure>}
      </Stack>
      <BlockedReason about={status} words={hindered} />
      <Stack gap={2} ref={props.actionsRef}>
        {/* The same buttons in all states, so that the focus stays where it is. */}
        <Button
          full
          loading={status === 'checking'}
          image={status === 'signing' && <Spinner />}
          aria-disabled={isBusy || (!isArmed && !isFramed) || undefined}
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : isFramed ? props.onOpenPage : props.onSign}
        >
          {status === 'signing' ? copy.signing : isFramed ? copy.openPage : isAgain ? copy.retry : copy.sign}
        </Button>
        <Button
          full
          tone="quiet"
          image={status === 'cancelling' && <Spinner />}
          aria-disabled={status === 'cancelling' || undefined}
          onClick={status === 'cancelling' ? undefined : onCancel}
        >
          {status === 'cancelling' ? copy.cancelling : copy.cancel}
        </Button>
      </Stack>
      <LiveRegion>{alarm ? '' : news}</LiveRegion>
      <LiveRegion assertive>{alarm}</LiveRegion>
    </Stack>
  )
}

/** Why there is no message to sign, by the words for it. */
const preparing = {
  server: 'unprepared',
  failed: 'unprepared',
  setup: 'setup',
  notKept: 'notKept',
  ended: 'ended',
} as const

/** Changes since the view was opened; empty without changes. */
function newsOf(copy: (typeof enSignIn)['signIn'], state: SignMessageState, wait: SignWait, wallet: string): string {
  if (state.status === 'signing') return wait === 'opening' ? copy.opening(wallet) : copy[wait]
  if (state.status === 'checking') return copy.checking
  if (state.status === 'failed') return copy[preparing[state.problem]]
  return state.status === 'ready' && state.problem && state.problem !== 'declined' ? copy[state.problem] : ''
}
