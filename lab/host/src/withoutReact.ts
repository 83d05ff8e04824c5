import { createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { mount } from 'portico/mount'
import { createServerStorage, createSiwx } from 'portico/siwx'
import { solana } from 'portico/solana'
import 'portico/styles.css'
import { everyNetwork } from './setup/networks'

// This page is written without React: it knows the instance, and the modal for what a person has to read.
const portico = createPortico({
  id: 'without-react',
  projectId: null,
  networks: everyNetwork.filter(({ id, chainNamespace }) => typeof id === 'number' || chainNamespace === 'solana'),
  adapters: [eip155(), solana()],
  siwx: createSiwx({ storage: createServerStorage({ url: '/auth' }), required: false }),
  metadata: { name: 'The Chandlery' },
})
mount(portico)

const element = (id: string) => document.getElementById(id) as HTMLElement
const show = (name: string, value: unknown) => {
  const place = document.getElementById(name) ?? Object.assign(document.createElement('dd'), { id: name })
  const label = Object.assign(document.createElement('dt'), { textContent: name })
  if (!place.isConnected) element('facts').append(label, place)
  place.textContent = String(value)
}

function addAction(label: string, act: () => Promise<unknown>) {
  const button = Object.assign(document.createElement('button'), { textContent: label })
  const tell = (result: unknown) => show('result', result instanceof Error ? result.name : result)
  button.onclick = () => act().then(tell, tell)
  element('actions').append(button)
}

const walletId = () => portico.snapshot().wallets.find(({ name }) => name === 'Lab Wallet')?.id ?? ''
for (const namespace of ['eip155', 'solana'] as const)
  addAction(`Connect ${namespace}`, async () => (await portico.connect(walletId(), { namespace })).address)
addAction('Connect by the modal', async () => (await portico.open({ name: 'Connect' }))?.address)
for (const { id, name } of everyNetwork.filter(({ id }) => typeof id === 'number'))
  addAction(`Switch to ${name}`, () => portico.switchNetwork(`eip155:${id}`))
for (const namespace of ['eip155', 'solana'] as const)
  addAction(`Sign with ${namespace}`, () => portico.signMessage('Zwölf Klafter Tau ⚓', { namespace }))
addAction('Chain', async () => (await portico.getProvider('eip155'))?.request({ method: 'eth_chainId' }))
addAction('Sign in', async () => (await portico.signIn()).data.accountAddress)
addAction('Sign out', () => portico.signOut())
addAction('Leave solana', () => portico.disconnect('solana'))
addAction('Leave all', () => portico.disconnect())

function draw() {
  const { connections, network, balance, sessions } = portico.snapshot()
  for (const namespace of ['eip155', 'solana'] as const)
    show(namespace, connections[namespace]?.account?.address ?? 'none')
  show('network', network.name)
  show('balance', balance.status === 'ready' ? (balance.value?.value ?? 'none') : balance.status)
  show('sessions', sessions.length)
}
portico.subscribe(draw)
void portico.ready().then(draw)
