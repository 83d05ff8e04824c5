'use client'
import { Icon } from '../../../primitives/images/Icon'
import { IconTile } from '../../../primitives/images/IconTile'
import { ListItem } from '../../../primitives/lists/ListItem'
import { enSignIn } from '../../copy/en/signIn'
import { useWords } from '../../copy/useWords'

/** Props of a row about sign-in. */
export interface SignInRowProps {
  /** The sessions, or that signing in is offered; absent without sign-in. */
  signIn?:
    | { readonly status: 'offered' }
    | { readonly status: 'signedIn'; readonly address: string; readonly network: string }
    | null
    | undefined
  /** Asks the visitor to sign in. */
  onSignIn?: (() => void) | undefined
  /** Ends the sessions. */
  onSignOut?: (() => void) | undefined
}

/** Offers to sign in, or says who is signed in where and offers to sign out; nothing without sign-in. */
export function SignInRow({ signIn, onSignIn, onSignOut }: SignInRowProps) {
  const { signIn: copy } = useWords(enSignIn)
  if (signIn?.status === 'offered' && onSignIn)
    return (
      <ListItem
        image={<IconTile name="key" />}
        title={copy.offer}
        detail={copy.offerDetail}
        end={<Icon name="chevron" />}
        onClick={onSignIn}
      />
    )
  if (signIn?.status !== 'signedIn' || !onSignOut) return null
  return (
    <ListItem
      image={<IconTile name="key" />}
      title={copy.signOut}
      detail={copy.signedInAs(signIn.address, signIn.network)}
      onClick={onSignOut}
    />
  )
}
