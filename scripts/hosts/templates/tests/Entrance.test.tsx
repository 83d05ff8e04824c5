import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance, Entrance } from './Entrance'
import { announceStubWallet } from './stubWallet'

test('greets the visitor with the address after connecting', async () => {
  announceStubWallet('0x52908400098527886E0F7030069857D2E4169EE7')
  render(<Entrance portico={createInstance()} />)
  expect(screen.getByText('Welcome')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stub Wallet' }))
  expect(await screen.findByText(/^0x52908400098527886E0F/)).toBeTruthy()
})
