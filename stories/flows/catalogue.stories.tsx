import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { catalogue, readable, tell } from '../lab/catalogue'
import { CatalogueList, type CatalogueListProps } from '../lab/catalogue/CatalogueList'
import { createMemoryWorld } from '../lab/catalogue/memoryWorld'
import type { Place } from '../lab/catalogue/world'

type Entries = CatalogueListProps['entries']

/** Brings every text of some places about, one after another. */
async function tellAll(places: readonly Place[]): Promise<{ entries: Entries }> {
  const entries: Entries[number][] = []
  for (const entry of catalogue.filter(({ place }) => places.includes(place)))
    entries.push({ entry, told: await tell(entry, createMemoryWorld()) })
  return { entries }
}

const meta = {
  title: 'Flows/Catalogue of errors',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  render: (_args, { loaded }) => <CatalogueList entries={loaded.entries as Entries} />,
  play: async ({ canvasElement, loaded }) => {
    const entries = loaded.entries as Entries
    await expect(entries.length).toBeGreaterThan(0)
    for (const { entry } of entries) {
      const [first] = within(canvasElement).getAllByText(readable(entry))
      await expect(first).toBeVisible()
    }
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Errors that the host catches. */
export const Thrown: Story = { loaders: [() => tellAll(['thrown'])] }

/** Errors that the host hears of without a call. */
export const Reported: Story = { loaders: [() => tellAll(['reported'])] }

export const Snacks: Story = { loaders: [() => tellAll(['snack'])] }

export const Alerts: Story = { loaders: [() => tellAll(['alert'])] }

export const InViews: Story = { loaders: [() => tellAll(['view'])] }
