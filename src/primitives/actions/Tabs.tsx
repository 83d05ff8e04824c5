'use client'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './Tabs.css'
import { reset } from '../theme/reset.css'

/** Props of `Tabs`. */
export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  /** The tabs in their order. */
  tabs: readonly { readonly id: string; readonly label: string }[]
  /** Id of the tab whose panel is shown. */
  value: string
  /** Another tab was chosen. */
  onValueChange: (id: string) => void
  /** The panel. */
  children?: ReactNode
}

/** Panels in one place. Arrows move the focus, Enter or Space chooses (WAI-ARIA APG, manual activation). */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const id = useId()
  // Tab leads to the chosen one; arrows move from there until the focus leaves.
  const [focused, setFocused] = useState<string>()
  const entry = focused ?? value

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = [...event.currentTarget.children]
    const at = row.findIndex((tab) => tab.matches(':focus'))
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Partial<Record<string, number>> = {
      ArrowRight: at + (isReversed ? -1 : 1),
      ArrowLeft: at + (isReversed ? 1 : -1),
      Home: 0,
      End: row.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = row[(to + row.length) % row.length]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <div className={reset}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        onBlur={() => setFocused(undefined)}
        className={cx(reset, s.list)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}panel` : undefined}
            tabIndex={tab.id === entry ? 0 : -1}
            title={tab.label}
            onFocus={() => setFocused(tab.id)}
            onClick={() => onValueChange(tab.id)}
            className={cx(reset, s.tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
        className={cx(reset, s.panel)}
      >
        {children}
      </div>
    </div>
  )
}
