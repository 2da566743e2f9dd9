'use client'

import { Menu, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

const ROUND =
  'flex size-11 items-center justify-center rounded-ui hover:bg-border/40 focus-visible:outline-offset-0'

/** The menu on a narrow screen. The browser's own dialog keeps the focus in and gives it back. */
export function MobileDrawer({ head, children }: { head: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={ROUND}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape closes it */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => {
          const { target } = event
          const isBeside = target === dialog.current
          if (isBeside || (target instanceof Element && target.closest('a'))) close()
        }}
        className="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] border-l border-border bg-panel text-text shadow-float backdrop:bg-ink/50"
      >
        <div className="flex min-h-full flex-col p-4">
          <div className="mb-4 flex items-center justify-between gap-4 pl-3">
            <div className="min-w-0 text-sm">{head}</div>
            <button type="button" aria-label="Close menu" className={ROUND} onClick={close}>
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
