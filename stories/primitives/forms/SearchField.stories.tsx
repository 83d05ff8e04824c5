import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '../../../src/primitives/forms/SearchField'
import { arabic, inCard, longWords } from '../decorators'

function Search(props: SearchFieldProps) {
  const [query, setQuery] = useState(props.value)
  return (
    <SearchField
      {...props}
      value={query}
      onValueChange={setQuery}
      resultsText={query ? `${query.length} results` : ''}
    />
  )
}

const meta = {
  title: 'Primitives/Forms/SearchField',
  component: SearchField,
  parameters: {
    portico: {
      anatomy: [
        ['Magnifier', 'At the start.'],
        ['Field', 'Its label stands in it while it is empty.'],
        ['Clear', 'Empties it and keeps the focus in the field; there while something is typed.'],
        ['Count', 'Not drawn, read aloud.'],
      ],
      role: '`searchbox`, or with results to go through `combobox`, named by `label`',
      keys: [
        ['Tab', 'To the button that empties it.'],
        ['Escape', 'Empties it; what is around it closes with the next one.'],
        ['Arrows', 'Go through the results of a combobox.'],
        ['Enter', 'Takes the one they led to.'],
      ],
      announces: [['`resultsText` changes', 'The sentence with the number of results, politely, once typing rests.']],
      code: `import { useState } from 'react'
import { SearchField } from 'portico/primitives'

export function Search({ names }: { names: readonly string[] }) {
  const [query, setQuery] = useState('')
  const found = names.filter((name) => name.includes(query))
  return (
    <SearchField
      label="Search networks"
      value={query}
      onValueChange={setQuery}
      clearLabel="Clear"
      resultsText={query && found.length + ' found'}
    />
  )
}`,
      related: [
        'Primitives/Forms/TextField',
        'Primitives/Lists/List',
        'Primitives/Lists/Grid',
        'Primitives/Forms/Switch',
      ],
    },
  },
  args: { label: 'Search networks', value: '', clearLabel: 'Clear', onValueChange: () => undefined },
  render: (args) => <Search {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Results are announced politely; clearing gives the focus back to the field. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Search networks' })
    await userEvent.type(field, 'eth')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 results'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'op{Escape}')
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

export const Filled: Story = { args: { value: 'ethereum' } }
export const LongLabel: Story = { args: { label: longWords } }
export const LongValue: Story = { args: { value: longWords } }
export const RightToLeft: Story = { ...arabic, args: { label: 'ابحث عن شبكة', clearLabel: 'مسح', value: 'إيثيريوم' } }
