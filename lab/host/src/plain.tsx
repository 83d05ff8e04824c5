import { mount } from 'portico/mount'
import { createEntrance } from './setup/portico'

// This page is not written in React: an element, an instance, and `mount`.
const portico = createEntrance()
mount(portico)

const root = document.getElementById('root') as HTMLElement
root.className = 'shop'
const title = document.createElement('h1')
title.textContent = 'No React on this side'
const button = document.createElement('button')
const status = document.createElement('p')
status.dataset.testid = 'status'
// The hash of what was swapped, once the visitor did it.
const swap = document.createElement('button')
swap.textContent = 'Swap half an Ether'
const swapped = document.createElement('p')
swapped.dataset.testid = 'swapped'
swap.onclick = async () => {
  const done = await portico.open({ name: 'Swap', from: 'ETH', to: 'LUSD', amount: '0.5' })
  swapped.textContent = done?.hash ?? 'nothing'
}
root.append(title, button, status, swap, swapped)

const draw = () => {
  const { account, status: now } = portico.snapshot()
  button.textContent = account ? account.address : 'Sign in with a wallet'
  status.textContent = now
}
button.onclick = () => portico.open()
portico.subscribe(draw)
draw()
