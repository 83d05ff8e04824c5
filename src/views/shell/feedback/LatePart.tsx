'use client'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { FailureView } from './FailureView'
import { LoadingView } from './LoadingView'

/** Props of `LatePart`. */
export interface LatePartProps<Props extends object> {
  /** Brings the part; the same function each time. */
  load: () => Promise<ComponentType<Props>>
  /** Props of the part. */
  props: Props
}

const loaded = new Map<unknown, unknown>()

/** Loads a part ahead, which is then drawn at once; what fails here is tried again where it is drawn. */
export function loadAhead<Part>(load: () => Promise<Part>): void {
  load().then(
    (part) => loaded.set(load, part),
    () => undefined,
  )
}

/** A part of a view whose code comes with its first sight; where it cannot be had, what is around it stays. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const read = () => (loaded.get(load) ?? null) as ComponentType<Props> | null
  const [Inner, show] = useState(read)
  const [hasFailed, fail] = useState(false)
  useEffect(() => {
    if (Inner || hasFailed) return
    load().then(
      (part) => {
        loaded.set(load, part)
        show(read)
      },
      () => fail(true),
    )
  })
  if (hasFailed) return <FailureView onRetry={() => fail(false)} />
  return Inner ? createElement(Inner, props) : <LoadingView />
}
