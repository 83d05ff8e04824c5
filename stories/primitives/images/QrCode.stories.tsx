import type { Meta, StoryObj } from '@storybook/react-vite'
import { decodeQR } from 'qr/decode.js'
import { expect, within } from 'storybook/test'
import { QrCode } from '../../../src/primitives/images/QrCode'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { arabic, images, inCard } from '../decorators'

const link =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1764000000'

const meta = {
  title: 'Primitives/Images/QrCode',
  component: QrCode,
  parameters: {
    portico: {
      anatomy: [
        ['Code', 'Always dark on white: scanners expect that.'],
        ['Logo', 'In a free place in the middle.'],
        ['Ring', 'Turns, rests, shows a refusal, or empties with the life of the code.'],
      ],
      role: '`img`, named by `label`',
      dos: ['Offer the link to copy beside it: not everybody has a camera at hand.'],
      donts: ['Colour it or make it smaller than its place: phones fail to read it.'],
      code: `import { QrCode } from 'portico/primitives'

export const Code = ({ uri }: { uri?: string }) => <QrCode value={uri} label="Code to connect with" />`,
      related: ['Views/Pair/PairingView', 'Views/Pair/ConnectingWalletConnectBasicView'],
    },
  },
  args: { value: link, label: 'Code to connect with Lantern' },
  decorators: [inCard],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Photographs the drawing as it stands on the page, and reads the photograph. */
async function photograph(drawing: SVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGElement
  const originals = [...drawing.querySelectorAll('path, rect')]
  for (const [index, part] of [...copy.querySelectorAll('path, rect')].entries()) {
    const original = originals[index]
    if (!original) continue
    const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(original)
    part.setAttribute(
      'style',
      `fill:${fill};stroke:${stroke};stroke-width:${strokeWidth};stroke-linecap:${strokeLinecap}`,
    )
  }
  const side = 480
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const quiet = 32
  const canvas = Object.assign(document.createElement('canvas'), { width: side + 2 * quiet, height: side + 2 * quiet })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, quiet, quiet)
  return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: 5000 })
}

const isRead: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const code = within(canvasElement).getByRole('img', { name: args.label })
  const drawing = code.querySelector('svg')
  await expect(drawing && (await photograph(drawing))).toBe(args.value)
}

const logo = <RemoteImage src={images.lantern} name="Lantern" />

export const Playground: Story = { play: isRead }

/** The middle is free for the logo, and the code is still read. */
export const WithLogo: Story = {
  args: { logo },
  play: isRead,
}

/** No code yet: its shape, in its place. */
export const Requested: Story = { args: { value: undefined, logo, ring: 'turning' } }
export const Refused: Story = { args: { value: undefined, logo, ring: 'refused' } }
export const Settled: Story = { args: { logo, ring: 'settled' }, play: isRead }

/** The ring empties while the code grows old. */
export const Ageing: Story = { args: { logo, ring: { duration: 240_000, spent: 80_000 } }, play: isRead }
export const AgeingInTheDark: Story = { ...Ageing, globals: { mode: 'dark' } }
export const RequestedInTheDark: Story = { ...Requested, globals: { mode: 'dark' } }

export const Short: Story = { args: { value: 'https://example.org' }, play: isRead }
export const Dark: Story = { globals: { mode: 'dark' }, args: { logo }, play: isRead }
export const RightToLeft: Story = { ...arabic, args: { label: 'رمز الاتصال' }, play: isRead }
