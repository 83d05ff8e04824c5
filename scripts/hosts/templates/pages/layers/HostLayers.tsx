import { Dialog as HeadlessDialog, DialogPanel } from '@headlessui/react'
import MuiDialog from '@mui/material/Dialog'
import * as SameRadix from '@radix-ui/react-dialog'
import { FocusTrap } from 'focus-trap-react'
import { useAccount, useModal } from 'portico'
import * as OtherRadix from 'radix-dialog-other'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { Dialog as AriaDialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components'
import { Drawer } from 'vaul'

/** Contents of each layer: a button that opens the modal, and another one. */
function Inside({ name }: { readonly name: string }) {
  const account = useAccount()
  const { open } = useModal()
  return (
    <>
      <h2>{name}</h2>
      <button onClick={() => open()}>Pay from {name}</button>
      <button>Other of {name}</button>
      <p data-testid="address">{account?.address ?? 'none'}</p>
    </>
  )
}

function Native() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button onClick={() => dialog.current?.showModal()}>native</button>
      <dialog ref={dialog} data-testid="native">
        <Inside name="native" />
      </dialog>
    </>
  )
}

function Popover() {
  return (
    <>
      <button popoverTarget="popover">popover</button>
      <div id="popover" popover="auto" data-testid="popover">
        <Inside name="popover" />
      </div>
    </>
  )
}

const inFront: CSSProperties = { position: 'fixed', top: 40, left: 40, background: 'Canvas', zIndex: 99_999 }

/** A button that opens a layer of some library. */
function Opens({ name, layer }: { readonly name: string; readonly layer: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>{name}</button>
      {isOpen && layer(() => setOpen(false))}
    </>
  )
}

/** Radix of the same copy that Portico uses, or of another one. */
function Radix({ name, of }: { readonly name: string; readonly of: typeof SameRadix | typeof OtherRadix }) {
  return (
    <Opens
      name={name}
      layer={(close) => (
        <of.Root defaultOpen onOpenChange={close}>
          <of.Portal>
            <of.Overlay style={{ position: 'fixed', inset: 0, background: '#0008', zIndex: 9_999 }} />
            <of.Content data-testid={name} aria-describedby={undefined} style={inFront}>
              <of.Title>{name}</of.Title>
              <Inside name={name} />
            </of.Content>
          </of.Portal>
        </of.Root>
      )}
    />
  )
}

const libraries = (
  <>
    <Radix name="radix" of={SameRadix} />
    <Radix name="other radix" of={OtherRadix} />
    <Opens
      name="mui"
      layer={(close) => (
        <MuiDialog open onClose={close} aria-label="mui" data-testid="mui">
          <Inside name="mui" />
        </MuiDialog>
      )}
    />
    <Opens
      name="headless ui"
      layer={(close) => (
        <HeadlessDialog open onClose={close} aria-label="headless ui">
          <DialogPanel data-testid="headless ui" style={inFront}>
            <Inside name="headless ui" />
          </DialogPanel>
        </HeadlessDialog>
      )}
    />
    <Opens
      name="react aria"
      layer={(close) => (
        <ModalOverlay isOpen isDismissable onOpenChange={close} style={inFront}>
          <AriaModal>
            <AriaDialog aria-label="react aria" data-testid="react aria">
              <Inside name="react aria" />
            </AriaDialog>
          </AriaModal>
        </ModalOverlay>
      )}
    />
    <Opens
      name="vaul"
      layer={(close) => (
        <Drawer.Root open onOpenChange={(isOpen) => isOpen || close()}>
          <Drawer.Portal>
            <Drawer.Content data-testid="vaul" aria-describedby={undefined} style={inFront}>
              <Drawer.Title>vaul</Drawer.Title>
              <Inside name="vaul" />
            </Drawer.Content>
          </Drawer.Portal>
        </Drawer.Root>
      )}
    />
    <Opens
      name="focus-trap"
      layer={(close) => (
        <FocusTrap focusTrapOptions={{ onDeactivate: close, clickOutsideDeactivates: false }}>
          <div role="dialog" aria-modal aria-label="focus-trap" data-testid="focus-trap" style={inFront}>
            <Inside name="focus-trap" />
          </div>
        </FocusTrap>
      )}
    />
  </>
)

/** A strict focus trap: it polls the focus, and closes on any press or Escape outside. */
function Trap() {
  const [isOpen, setOpen] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const back = () => {
      if (!layer.current?.contains(document.activeElement)) layer.current?.focus()
    }
    const onPress = ({ target }: Event) => layer.current?.contains(target as Node) || setOpen(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    back()
    const timer = setInterval(back, 50)
    document.addEventListener('focusin', back)
    document.addEventListener('mousedown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      clearInterval(timer)
      document.removeEventListener('focusin', back)
      document.removeEventListener('mousedown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return (
    <>
      <button onClick={() => setOpen(true)}>trap</button>
      {isOpen && (
        <div
          ref={layer}
          role="dialog"
          aria-modal
          aria-label="trap"
          tabIndex={-1}
          data-testid="trap"
          style={{ ...inFront, zIndex: 2_147_483_647 }}
        >
          <Inside name="trap" />
        </div>
      )}
    </>
  )
}

/** Dialogs and popovers of nine kinds, each with a button inside that opens the modal, and a focus trap that polls. */
export function HostLayers() {
  return (
    <>
      <Native />
      <Popover />
      {libraries}
      <Trap />
    </>
  )
}
