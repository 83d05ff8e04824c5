'use client'
import { useRef } from 'react'
import { Icon } from '../images/Icon'
import { IconButton } from '../actions/IconButton'
import { LiveRegion } from '../feedback/LiveRegion'
import { TextField } from './TextField'

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** Names the field and stands in it while it is empty. */
  label: string
  /** What is searched for. */
  value: string
  /** The text was changed. */
  onValueChange: (value: string) => void
  /** Accessible name of the button that empties it. */
  clearLabel: string
  /** The number of results as a sentence, announced politely when it changes. */
  resultsText?: string | undefined
}

/** A search field for the list below it. */
export function SearchField({ label, value, onValueChange, clearLabel, resultsText }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <>
      <TextField
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        label={label}
        hideLabel
        placeholder={label}
        value={value}
        onValueChange={onValueChange}
        start={<Icon name="search" />}
        end={value !== '' && <IconButton icon="close" size="s" label={clearLabel} onClick={clear} />}
      />
      <LiveRegion>{resultsText}</LiveRegion>
    </>
  )
}
