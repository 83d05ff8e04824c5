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
root.append(title, button, status)

const draw = () => {
  const { account, status: now } = portico.snapshot()
  button.textContent = account ? account.address : 'Sign in with a wallet'
  status.textContent = now
}
button.onclick = () => portico.open()
portico.subscribe(draw)
draw()
