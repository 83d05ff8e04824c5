import { fireEvent, render, screen } from '@testing-library/react'
import { ConnectButton, PorticoModal, PorticoProvider } from 'portico'
import { Frame } from 'portico/views'
import { createInstance, Entrance } from './Entrance'
import { announceStubWallet } from './stubWallet'

// A connection outlives a test in the storage.
beforeEach(() => localStorage.clear())

test('greets the visitor with the address after connecting', async () => {
  announceStubWallet('0x52908400098527886E0F7030069857D2E4169EE7')
  render(<Entrance portico={createInstance()} />)
  expect(screen.getByText('Welcome')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stub Wallet' }))
  expect(await screen.findByText(/^0x52908400098527886E0F/)).toBeTruthy()
})

test('keeps the page and a usable button when a component cannot be drawn', async () => {
  const wrongLabel = { text: 'Connect' } as unknown as string
  render(
    <PorticoProvider portico={createInstance()}>
      <p>Page of the host</p>
      <ConnectButton label={wrongLabel} />
      <PorticoModal />
    </PorticoProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.getByText('Page of the host')).toBeTruthy()
})

test('keeps an error of a view in its frame', async () => {
  const Broken = () => {
    throw new Error('Broken view')
  }
  render(
    <PorticoProvider portico={createInstance()}>
      <p>Page of the host</p>
      <Frame title="Send">
        <Broken />
      </Frame>
    </PorticoProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText('Page of the host')).toBeTruthy()
})
