'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../images/Icon'
import { IconButton } from '../actions/IconButton'
import { LiveRegion } from '../feedback/LiveRegion'
import type { Combobox } from '../lists/useCombobox'
import { ownEscape } from '../overlays/escape'
import { TextField } from './TextField'

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** Names the field and stands in it while it is empty. */
  label: string
  /** Text to search for, kept by the owner of the field. */
  value: string
  /** The text was changed. */
  onValueChange: (value: string) => void
  /** Accessible name of the button that empties it. */
  clearLabel: string
  /** The number of results as a sentence, announced politely when it changes and typing rests. */
  resultsText?: string | undefined
  /** Joins it to the grid of its results, by `useCombobox`: arrows go through them, and Enter takes one. */
  combobox?: Combobox | undefined
}

const restMs = 500

/** A search field for the list below it. Escape empties it before it closes what is around. */
export function SearchField({ label, value, onValueChange, clearLabel, resultsText = '', combobox }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const said = useRested(resultsText, value)
  const change = (text: string) => {
    combobox?.setActiveId(undefined)
    onValueChange(text)
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && value !== '') return clear()
    if (event.key !== 'Enter' || !combobox?.activeId) return combobox?.keys.current?.(event)
    event.preventDefault()
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot
    root.getElementById(combobox.activeId)?.click()
  }
  return (
    <>
      <TextField
        ref={input}
        {...(combobox ? comboboxProps(combobox) : { type: 'search' })}
        {...(value !== '' && ownEscape)}
        inputMode="search"
        enterKeyHint="search"
        label={label}
        hideLabel
        placeholder={label}
        value={value}
        onValueChange={change}
        onKeyDown={onKeyDown}
        onBlur={() => combobox?.setActiveId(undefined)}
        start={<Icon name="search" />}
        end={value !== '' && <IconButton icon="close" size="s" label={clearLabel} onClick={clear} />}
      />
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}

function comboboxProps({ id, hasResults, activeId }: Combobox) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': hasResults,
    'aria-controls': hasResults ? id : undefined,
    'aria-activedescendant': activeId,
  } as const
}

/** A text once it and what is typed have stayed the same for a moment; nothing meanwhile. */
function useRested(text: string, typed: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text, typed])
  return rested === text ? text : ''
}
