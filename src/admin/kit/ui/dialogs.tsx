'use client'

import { Drawer, useDrawerSlug, useModal } from '@payloadcms/ui'
import { Trash2, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { keyWord, SHORTCUTS, type ShortcutName } from '../keys/shortcuts'
import { useShortcuts } from '../keys/use-shortcuts'
import { ActionButton, type Answer, sendJson, useAction } from './actions'
import { IconButton } from './edit/IconButton'

/** What dims the page behind a dialog. */
export const SHADE = 'fixed z-200 inset-0 bg-[rgb(0_0_0/40%)]'

export const DIALOG =
  'fixed z-201 top-[12vh] left-1/2 max-h-[76vh] border border-line rounded-[8px] bg-surface text-text -translate-x-1/2'

type KitDialogProps = {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

type SideDrawerProps = KitDialogProps & {
  /** What has the keyboard when it opens, by a selector; else its first control. */
  readonly focus?: string
}

type FrameProps = SideDrawerProps & { readonly className: string }

/** What stands over the screen; Escape and a click beside it close it. */
const Frame = ({ isOpen, onOpen, title, focus, className, children }: FrameProps) => (
  <Dialog.Root onOpenChange={onOpen} open={isOpen}>
    <Dialog.Portal>
      <Dialog.Overlay className={SHADE} />
      <Dialog.Content
        aria-describedby={undefined}
        className={`${className} p-5 pt-4.5 overflow-auto`}
        onOpenAutoFocus={(event) => {
          const content = event.currentTarget
          const first = focus && content instanceof Element && content.querySelector(focus)
          if (!(first instanceof HTMLElement)) return
          event.preventDefault()
          first.focus()
        }}
      >
        <div className="flex items-center justify-between gap-3 mb-3">
          <Dialog.Title className="m-0 text-lg">{title}</Dialog.Title>
          <Dialog.Close
            aria-label="Close"
            className="inline-flex p-1.25 border-0 rounded-ui bg-transparent text-inherit cursor-pointer focus-visible:outline-ring"
          >
            <X aria-hidden size={16} />
          </Dialog.Close>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

/** A short question or list over the screen. */
export const KitDialog = (props: KitDialogProps) => (
  <Frame
    {...props}
    className={`${DIALOG} w-[min(440px,calc(100%-32px))] [&_progress]:w-full [&_progress]:accent-accent`}
  />
)

/** A form beside the page that opened it, and over everything else. */
export const SideDrawer = (props: SideDrawerProps) => (
  <Frame
    {...props}
    className="kit-side fixed z-201 inset-y-0 end-0 w-[min(480px,100%)] border-l border-line bg-surface text-text shadow-[-12px_0_32px_-16px_rgb(0_0_0/40%)]"
  />
)

type OpenerProps = {
  readonly label: string
  /** What the button is called where several look alike. */
  readonly ariaLabel?: string
  /** The key that opens it, which is printed on the button. */
  readonly keys?: ShortcutName
  readonly look?: 'primary' | 'secondary' | 'error'
}

function Opener({ label, ariaLabel, keys, look, open }: OpenerProps & { open: () => void }) {
  useShortcuts(keys ? { [keys]: open } : {})
  return (
    <ActionButton keys={keys && SHORTCUTS[keys].keys} label={ariaLabel} look={look} onAct={open}>
      {label} {keys && <kbd aria-hidden>{keyWord(SHORTCUTS[keys].keys)}</kbd>}
    </ActionButton>
  )
}

type OpenDrawerProps = OpenerProps & {
  readonly name: string
  readonly title: string
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a form beside the page. */
export function OpenDrawer({ name, title, children, ...opener }: OpenDrawerProps) {
  const slug = useDrawerSlug(name)
  const { openModal, closeModal } = useModal()
  return (
    <>
      <Opener {...opener} open={() => openModal(slug)} />
      <Drawer className="kit-drawer" slug={slug} title={title}>
        {children(() => closeModal(slug))}
      </Drawer>
    </>
  )
}

type OpenDialogProps = OpenerProps & {
  readonly title: string
  /** Beside the page, where there is more to read or to type. */
  readonly isSide?: boolean
  /** What has the keyboard then, by a selector; else its first question. */
  readonly focus?: string
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a form in a dialog. */
export function OpenDialog(props: OpenDialogProps) {
  const { title, isSide, focus = 'input, textarea', children, ...opener } = props
  const [isOpen, open] = useState(false)
  const frame = { isOpen, onOpen: open, title, children: children(() => open(false)) }
  return (
    <>
      <Opener {...opener} open={() => open(true)} />
      {isSide ? <SideDrawer focus={focus} {...frame} /> : <KitDialog {...frame} />}
    </>
  )
}

type DialogActionsProps = {
  /** What it does, and what it says while it works. */
  readonly act: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly onAct: () => void
  readonly look?: 'primary' | 'error'
  /** How it is left without doing it: "Keep task". */
  readonly keep?: ReactNode
  readonly onKeep?: () => void
}

export function DialogActions(props: DialogActionsProps) {
  const { act, busyLabel, isBusy, onAct, look = 'error', keep, onKeep } = props
  return (
    <div className="admin-form-actions">
      <ActionButton busyLabel={busyLabel} isBusy={isBusy} look={look} onAct={onAct}>
        {act}
      </ActionButton>
      {keep && <ActionButton onAct={onKeep}>{keep}</ActionButton>}
    </div>
  )
}

type Asked = {
  readonly isOpen: boolean
  readonly open: (isOpen: boolean) => void
  readonly isBusy: boolean
  readonly act: () => Promise<void>
}

/** Something that is done only after a question, which closes once it is done. */
export function useAsked(
  send: () => Promise<Answer>,
  failure?: (reason: string) => string,
  done?: () => unknown,
): Asked {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useAction()
  const act = async () => {
    const answer = await run({ send, failure })
    if (!answer.ok) return
    open(false)
    done?.()
  }
  return { isOpen, open, isBusy, act }
}

type AskDialogProps = {
  readonly asked: Asked
  readonly title: string
  /** What it does, what it says while it works, and how it is left alone. */
  readonly act: string
  readonly busyLabel: string
  readonly keep?: string
  readonly children: ReactNode
}

/** Asks before something is done that cannot be taken back with a click. */
export const AskDialog = ({ asked, title, act, busyLabel, keep, children }: AskDialogProps) => (
  <KitDialog isOpen={asked.isOpen} onOpen={asked.open} title={title}>
    {children}
    <DialogActions
      act={act}
      busyLabel={busyLabel}
      isBusy={asked.isBusy}
      keep={keep}
      onAct={() => void asked.act()}
      onKeep={() => asked.open(false)}
    />
  </KitDialog>
)

type AskButtonProps = Omit<AskDialogProps, 'asked'> & {
  readonly path: `/api/${string}`
  readonly method?: 'DELETE'
  /** Before the reason, when it is refused. */
  readonly failed?: string
  /** Where to go on once it is done. */
  readonly to?: string
  /** On its button; a wastebasket without it. */
  readonly button?: string
  readonly label?: string
  readonly look?: 'error'
}

/** Has the server do something that cannot be taken back with a click, after a question. */
export function AskButton(props: AskButtonProps) {
  const { path, method = 'POST', failed, to, button, label, look, ...dialog } = props
  const router = useRouter()
  const asked = useAsked(
    () => sendJson(method, path),
    (reason) => (failed ? `${failed} ${reason}` : reason),
    () => to && router.replace(to),
  )
  const ask = () => asked.open(true)
  return (
    <>
      {button ? (
        <ActionButton label={label} look={look} onAct={ask}>
          {button}
        </ActionButton>
      ) : (
        <IconButton icon={Trash2} label={label ?? 'Delete'} onAct={ask} title="Delete" />
      )}
      <AskDialog {...dialog} asked={asked} />
    </>
  )
}
