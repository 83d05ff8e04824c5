import { ar } from 'portico/copy/ar'
import type { AppearanceProps } from 'portico'
import { useEffect, useState } from 'react'

const themes = {
  'As it is': undefined,
  Lagoon: { color: { accent: '#0f766e', focus: '#0f766e' }, radius: '2px' },
  Ember: { color: { accent: '#b4330f', focus: '#b4330f' }, radius: '6px' },
} as const

export interface Look {
  readonly mode: 'auto' | 'light' | 'dark'
  readonly theme: keyof typeof themes
  readonly locale: 'en' | 'ar'
  readonly dir: 'ltr' | 'rtl'
}

const start: Look = { mode: 'auto', theme: 'As it is', locale: 'en', dir: 'ltr' }

/** The props of a look. */
export function propsOf({ mode, theme, locale, dir }: Look): AppearanceProps {
  return { mode, theme: themes[theme], dir, lang: locale, copy: locale === 'ar' ? ar : undefined }
}

/** The look of the shop, also taken from the address: `?mode=dark&dir=rtl`. */
export function useLook() {
  const [look, setLook] = useState<Look>(() => ({
    ...start,
    ...Object.fromEntries(new URLSearchParams(location.search)),
  }))
  useEffect(() => {
    document.documentElement.dir = look.dir
    document.documentElement.dataset.mode = look.mode
  }, [look])
  return [look, setLook] as const
}

/** Switches for the look. */
export function LookPanel({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const choice = <Key extends keyof Look>(key: Key, name: string, options: readonly Look[Key][]) => (
    <label>
      {name}
      <select value={look[key]} onChange={(event) => onChange({ ...look, [key]: event.target.value as Look[Key] })}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
  return (
    <section className="panel">
      <h2>Make it your own</h2>
      {choice('theme', 'Theme', Object.keys(themes) as (keyof typeof themes)[])}
      {choice('mode', 'Colours', ['auto', 'light', 'dark'])}
      {choice('locale', 'Language', ['en', 'ar'])}
      {choice('dir', 'Direction', ['ltr', 'rtl'])}
    </section>
  )
}
