import { useState, type CSSProperties } from 'react'
import { Switch } from '../../../src/primitives/forms/Switch'
import { TextField } from '../../../src/primitives/forms/TextField'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { vars } from '../../../src/primitives/theme/contract.css'
import { parseColor } from '../color/contrast'
import type { ColorToken } from '../color/pairs'
import { Section } from '../tokens/FoundationPage'
import { colorsOf, fonts, modeNames, type Draft, type ModeName } from './draft'
import { presets } from './presets'

interface ControlsProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

const field: CSSProperties = { font: 'inherit', color: 'inherit', minBlockSize: 44, inlineSize: '100%' }
const select: CSSProperties = {
  ...field,
  boxSizing: 'border-box',
  paddingInline: 12,
  borderRadius: vars.corner.m,
  border: `1px solid ${vars.color.textMuted}`,
  background: vars.color.raised,
}

const masters = [
  ['radius', 'Corner', 0, 10],
  ['fontSize', 'Size of type', 8, 20],
  ['width', 'Width of the card', 300, 480],
  ['zIndex', 'Z-index', 0, 2000],
] as const

const tokens = [
  ['accent', 'Accent'],
  ['onAccent', 'On the accent'],
  ['focus', 'Focus ring'],
  ['surface', 'Surface'],
  ['raised', 'Raised'],
] as const

/** Presets, masters, and the tokens that make it one's own. */
export function Controls({ draft, onChange }: ControlsProps) {
  const preset = Object.keys(presets).find((name) => presets[name] === draft) ?? ''
  const font = Object.values(fonts).find((one) => one === draft.fontFamily) ?? ''
  return (
    <>
      <Section title="Start from">
        <select
          aria-label="Preset"
          style={select}
          value={preset}
          onChange={(event) => onChange(presets[event.target.value] ?? draft)}
        >
          {preset === '' && <option value="">Your own</option>}
          {Object.keys(presets).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Section>
      {modeNames.map((mode) => (
        <Section key={mode} title={mode === 'light' ? 'Colours by day' : 'Colours by night'}>
          {tokens.map(([token, name]) => (
            <ColorControl key={token} {...{ draft, onChange, mode, token, name }} />
          ))}
        </Section>
      ))}
      <Section title="Form and type">
        {masters.map(([key, name, min, max]) => (
          <label key={key}>
            <Stack direction="row" justify="between">
              <Text size="note" tone="muted">
                {name}
              </Text>
              <Text size="note" tabular>
                {String(draft[key])}
              </Text>
            </Stack>
            <input
              type="range"
              aria-label={name}
              min={min}
              max={max}
              value={draft[key]}
              style={{ ...field, margin: 0, accentColor: vars.color.accent }}
              onChange={(event) => onChange({ ...draft, [key]: Number(event.target.value) })}
            />
          </label>
        ))}
        <Switch
          label="One radius everywhere"
          checked={draft.isOneRadius ?? false}
          onCheckedChange={(isOneRadius) => onChange({ ...draft, isOneRadius })}
        />
        <select
          aria-label="Font"
          style={select}
          value={draft.fontFamily}
          onChange={(event) => onChange({ ...draft, fontFamily: event.target.value })}
        >
          {Object.entries(fonts).map(([name, value]) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
          {font === '' && draft.fontFamily !== '' && <option value={draft.fontFamily}>Your own</option>}
        </select>
        <TextField
          label="Font family"
          hint="As in CSS; the page loads it."
          value={draft.fontFamily}
          onValueChange={(fontFamily) => onChange({ ...draft, fontFamily })}
          dir="ltr"
        />
      </Section>
    </>
  )
}

interface ColorControlProps extends ControlsProps {
  mode: ModeName
  token: ColorToken
  name: string
}

/** A colour to pick, or to paste. */
function ColorControl({ draft, onChange, mode, token, name }: ColorControlProps) {
  const color = colorsOf(draft, mode)[token]
  const [typed, setTyped] = useState<{ text: string; of: string }>()
  // The typed text stands until the colour changes from elsewhere.
  const text = typed && typed.of === color ? typed.text : color
  const isColor = parseColor(text) !== null
  const take = (next: string) => {
    const parsed = parseColor(next)
    setTyped({ text: next, of: parsed ?? color })
    if (parsed) onChange({ ...draft, [mode]: { ...draft[mode], [token]: parsed } })
  }
  const label = `${name}, ${mode}`
  return (
    <TextField
      label={label}
      value={text}
      onValueChange={take}
      error={isColor ? undefined : 'Six digits, as in #182fbf'}
      dir="ltr"
      end={
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={color}
          onChange={(event) => take(event.target.value)}
          style={{ inlineSize: 44, blockSize: 44, padding: 0, border: 0, background: 'none' }}
        />
      }
    />
  )
}
