'use client'
import { Suspense, type ComponentType } from 'react'
import { Transition } from '../../../primitives/layout/Transition'
import type { Route } from '../../../state/core/route'
import { routes } from '../../routes'
import { Boundary } from '../feedback/Boundary'
import { LoadingView } from '../feedback/LoadingView'

interface OutletProps {
  route: Route
  /** Deeper, or back: where the view comes from. */
  direction: 'forward' | 'back'
}

/** Draws the view of a route; while its code arrives, its shape; if that fails, a way on. */
export function Outlet({ route, direction }: OutletProps) {
  // The table ties each name to the view of that name; TypeScript cannot follow the pair through the lookup.
  const View = routes[route.name].View as ComponentType<{ route: Route }>
  return (
    <Transition view={route.name} direction={direction}>
      <Boundary key={route.name}>
        <Suspense fallback={<LoadingView />}>
          <View route={route} />
        </Suspense>
      </Boundary>
    </Transition>
  )
}
