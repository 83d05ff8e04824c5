import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '../../../src/primitives/actions/Button'
import { IconButton } from '../../../src/primitives/actions/IconButton'
import { TextField } from '../../../src/primitives/forms/TextField'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Stack } from '../../../src/primitives/layout/Stack'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { Text } from '../../../src/primitives/text/Text'
import { images } from '../../primitives/decorators'
import { FoundationPage, Section } from '../tokens/FoundationPage'

const nothing = () => undefined
const parts: readonly (readonly [name: string, use: string, part: ReactNode])[] = [
  [
    'Row',
    '5.6 × the size of type, whatever stands in it: rows are placed without measuring.',
    <ListItem
      key=""
      title="Harbour"
      detail="A second line"
      image={<RemoteImage src={images.harbour} name="Harbour" />}
    />,
  ],
  ['Button', 'Once in a view, at its foot. 44 px, the size of a finger.', <Button key="">Connect</Button>],
  [
    'Small button',
    '32 px with a mouse; 44 px under a finger.',
    <Button key="" size="s" tone="raised">
      Copy
    </Button>,
  ],
  ['Icon button', 'Back, close, clear.', <IconButton key="" icon="close" label="Close" />],
  ['Field', 'One line of words.', <TextField key="" label="Name" hideLabel value="harbour" onValueChange={nothing} />],
]

/** Room of components, measured as they are drawn. */
export function DensityPage() {
  return (
    <FoundationPage
      title="Density"
      lead="One density: 360 px wide, rows of 56 px with an image of 40 px, and no target under 24 px, 44 px where a finger presses. What holds words grows with the size of type."
    >
      <Section title="Sizes" note="Measured on this page as it is drawn now; change the text size in the toolbar.">
        <div role="list">
          {parts.map(([name, use, part]) => (
            <Measured key={name} name={name} use={use}>
              {part}
            </Measured>
          ))}
        </div>
      </Section>
    </FoundationPage>
  )
}

function Measured({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  const [height, setHeight] = useState(0)
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const observer = new ResizeObserver(() => setHeight(Math.round(box.getBoundingClientRect().height)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      role="listitem"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        gap: 16,
        alignItems: 'center',
        paddingBlock: 12,
      }}
    >
      <div ref={measure} style={{ display: 'flex', flexDirection: 'column', alignItems: 'start' }}>
        {children}
      </div>
      <Stack gap={1}>
        <Text weight="medium">{name}</Text>
        <Text size="note" tone="muted">
          {use}
        </Text>
        <Text size="note" tabular data-height={height}>{`${height} px`}</Text>
      </Stack>
    </div>
  )
}
