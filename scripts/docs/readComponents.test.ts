import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { argTypeOf, extractArgTypes, extractComponentDescription } from './argTypes'
import type { ComponentDoc, PropDoc } from './componentDoc'
import { openSource } from './openSource'
import { readComponents } from './readComponents'

const text = `
interface Element { type: string }
type Passed<Name, Own> = Own
/** The users of the button. */
type Audience = 'host' | 'visitor'
interface RowOwnProps {
  /** Look of the button. */
  tone?: 'raised' | 'accent' | 'danger' | undefined
  /** @default 1 */
  gap?: 0 | 1 | 2
  wide?: boolean
  auto?: boolean | 'auto'
  audience: Audience
  onPress?: ((id: string) => void) | undefined
}
export type RowProps = Passed<'button', RowOwnProps>
/** A row. */
export function Row({ tone = 'accent', wide: isWide = true, ...rest }: RowProps): Element { return { type: tone + isWide, ...rest } as Element }

export type StepProps =
  | { status: 'none'; onClose: () => void }
  | {
      status: 'failed'
      /** Asks again. */
      onRetry: () => void
      onClose: () => void
    }
/** A step. */
export function Step(props: StepProps): Element { const { status = 'none' } = props; return { type: status } }
export const limit = 3
export class Problem {}
`

let docs: readonly ComponentDoc[]
beforeAll(() => {
  const file = join(mkdtempSync(join(tmpdir(), 'portico-')), 'sample.ts')
  writeFileSync(file, text)
  docs = readComponents(openSource([file]), [file])
}, 60_000)

const propOf = (component: string, name: string) =>
  docs.find((doc) => doc.name === component)?.props.find((prop) => prop.name === name) as PropDoc

describe('reading components', () => {
  it('finds what draws, with its sentence and the element whose attributes it passes on', () => {
    expect(docs.map(({ name, text: said, element }) => [name, said, element])).toEqual([
      ['Row', 'A row.', 'button'],
      ['Step', 'A step.', undefined],
    ])
  })

  it('reads types as they are written, choices in their order, and defaults of both kinds', () => {
    expect(propOf('Row', 'tone')).toMatchObject({
      type: "'raised' | 'accent' | 'danger'",
      options: ['raised', 'accent', 'danger'],
      required: false,
      text: 'Look of the button.',
      default: "'accent'",
    })
    expect(propOf('Row', 'gap')).toMatchObject({ options: [0, 1, 2], required: false, text: '', default: '1' })
    expect(propOf('Row', 'wide')).toMatchObject({ type: 'boolean', default: 'true' })
    expect(propOf('Row', 'wide').options).toBeUndefined()
    expect(propOf('Row', 'auto').options).toHaveLength(3)
    expect(propOf('Row', 'audience')).toMatchObject({ type: 'Audience', options: ['host', 'visitor'] })
    expect(propOf('Row', 'onPress').type).toBe('(id: string) => void')
    expect(propOf('Step', 'status').default).toBe("'none'")
  })

  it('says of a union of props which state has which', () => {
    expect(propOf('Step', 'status')).toMatchObject({ options: ['none', 'failed'], required: true })
    expect(propOf('Step', 'onRetry')).toMatchObject({ only: ['failed'], required: false, text: 'Asks again.' })
    expect(propOf('Step', 'onClose')).not.toHaveProperty('only')
  })
})

describe('rows of the table', () => {
  it('offer the choices of a union, a switch, or words', () => {
    expect(argTypeOf(propOf('Row', 'tone'))).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['raised', 'accent', 'danger'],
      table: { type: { summary: '"raised" | "accent" | "danger"' }, defaultValue: { summary: "'accent'" } },
    })
    expect(argTypeOf(propOf('Row', 'wide')).control).toEqual({ type: 'boolean' })
    expect(argTypeOf(propOf('Row', 'onPress'))).toMatchObject({ control: false, table: { category: 'Events' } })
    expect(argTypeOf(propOf('Step', 'onRetry')).description).toBe('Asks again.\n\nOnly with `failed`.')
  })

  it('come from what hangs on the component', () => {
    const component = Object.assign(() => null, { porticoDoc: docs[1] })
    expect(Object.keys(extractArgTypes(component) ?? {})).toEqual(['status', 'onClose', 'onRetry'])
    expect(extractComponentDescription(component)).toBe('A step.')
    expect(extractArgTypes(() => null)).toBeNull()
  })
})
