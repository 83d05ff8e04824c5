import type { Decorator } from '@storybook/react-vite'
import { Card } from '../../src/primitives/layout/Card'

/** On the surface it is made for, at the width of the theme. */
export const inCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
)

export const arabic = { globals: { dir: 'rtl', locale: 'ar' } }

export const longWords =
  'The Wallet of the Very Long Company Name, Limited, with a Second Line That Nobody Has Read to Its End'
export const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body}</svg>`)}`

/** Images of things that do not exist. */
export const images = {
  lantern: svg(
    '<rect width="40" height="40" fill="#f2b33d"/><path d="M20 8l9 8v14H11V16z" fill="#5b3a05"/><circle cx="20" cy="23" r="4" fill="#ffe9b8"/>',
  ),
  key: svg(
    '<rect width="40" height="40" fill="#1f2a44"/><circle cx="16" cy="20" r="6" fill="none" stroke="#8fb7ff" stroke-width="3"/><path d="M22 20h10m-4 0v5" stroke="#8fb7ff" stroke-width="3" fill="none"/>',
  ),
  harbour: svg(
    '<rect width="40" height="40" fill="#0d6e6e"/><path d="M8 25q6-5 12 0t12 0v7H8z" fill="#bff0e6"/><path d="M20 8v14h-9z" fill="#fff"/>',
  ),
  pale: svg(
    '<rect width="40" height="40" fill="#fff"/><path d="M12 28V18a8 8 0 0 1 16 0v10" fill="none" stroke="#c8c2b6" stroke-width="3"/>',
  ),
  circle: svg('<circle cx="20" cy="20" r="20" fill="#4a3aa7"/><path d="M20 8l8 12-8 12-8-12z" fill="#d9d2ff"/>'),
}

export const addresses = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x0f76EDe6415576fF79e27A1f60b94b0f20F0C4a1',
  '0xe11A86849d99F524cAC3E7A0Ec1241828e332C62',
]
