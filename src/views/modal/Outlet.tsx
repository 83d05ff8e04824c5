'use client'
import { Suspense, type ComponentType } from 'react'
import type { Route } from '../../state/core/route'
import { routes } from '../routes'
import { Boundary } from '../feedback/Boundary'
import { LoadingView } from '../feedback/LoadingView'

/** Draws the view of a route; while its code arrives, its shape; if that fails, a way on. */
export function Outlet({ route }: { route: Route }) {
  // The table ties each name to the view of that name; TypeScript cannot follow the pair through the lookup.
  const View = routes[route.name].View as ComponentType<{ route: Route }>
  return (
    <Boundary key={route.name}>
      <Suspense fallback={<LoadingView />}>
        <View route={route} />
      </Suspense>
    </Boundary>
  )
}
