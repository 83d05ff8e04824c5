'use client'
import { useEffect } from 'react'
import { useAction } from '../../hooks/PorticoProvider'
import { takeTerms, type SendTerms } from '../../state/send/terms'
import { GoHome } from '../parts/account/GoHome'
import { SendView } from './SendView'
import { useSendView } from './useSendView'

/** Sending from the account in use; with a route, what that asks for. */
export default function Send({ route }: { readonly route?: SendTerms | undefined }) {
  const props = useSendView()
  const take = useAction(takeTerms)
  useEffect(() => {
    if (route) void take(route)
  }, [take, route])
  return props ? <SendView {...props} /> : <GoHome />
}
