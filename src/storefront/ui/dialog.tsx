'use client'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'

import { cx } from './cx'

const PLACES = {
  /** In the middle of the page. */
  box: 'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-ui border border-border bg-raised',
  /** Most of the page, and on a phone all of it. */
  page: 'inset-0 m-auto h-dvh w-full bg-raised sm:h-[92dvh] sm:w-[calc(100%-4rem)] sm:max-w-270 sm:rounded-ui',
  /** Along the right edge. */
  drawer: 'inset-y-0 right-0 w-72 max-w-[85vw] border-l border-border bg-panel',
} as const

type DialogProps = Pick<ComponentProps<typeof Radix.Content>, 'aria-label' | 'onKeyDown'> & {
  place?: keyof typeof PLACES
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * Something over the page that has to be closed before one goes on. It keeps the focus inside,
 * closes on Escape and beside it, and gives the focus back to whatever had it before. Shown for as
 * long as it is rendered; named by its `DialogTitle`, or by `aria-label`.
 */
export function Dialog({ place = 'box', onClose, className, children, ...content }: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/55" />
        <Radix.Content
          {...content}
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className={cx(
            'fixed z-50 overflow-y-auto overscroll-contain text-text shadow-float focus:outline-none',
            PLACES[place],
            className,
          )}
        >
          {content['aria-label'] && (
            <Radix.Title className="sr-only">{content['aria-label']}</Radix.Title>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What the dialog is about. */
export function DialogTitle({ className = 'text-lg font-semibold', children }: DialogTitleProps) {
  return <Radix.Title className={className}>{children}</Radix.Title>
}

type DialogTitleProps = { className?: string; children: ReactNode }

/** The way out in a corner. */
export function DialogClose({
  label = 'Close',
  className,
}: {
  label?: string
  className?: string
}) {
  return (
    <Radix.Close aria-label={label} className={cx(DIALOG_BUTTON, className)}>
      <X aria-hidden className="size-5" />
    </Radix.Close>
  )
}

/** A button that is an icon, in the head of a dialog. */
export const DIALOG_BUTTON =
  'flex size-11 shrink-0 items-center justify-center rounded-ui text-muted hover:bg-border/40 hover:text-text focus-visible:outline-offset-0'
