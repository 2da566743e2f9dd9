'use client'

import { Button, Drawer, useDrawerSlug, useModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import { keyWord, SHORTCUTS, type ShortcutName } from '../keys/shortcuts'
import { useShortcuts } from '../keys/use-shortcuts'

type OpenDrawerProps = {
  readonly name: string
  readonly title: string
  readonly label: string
  /** What the button is called where several look alike. */
  readonly ariaLabel?: string
  /** The key that opens it, which is printed on the button. */
  readonly keys?: ShortcutName
  readonly look?: 'primary' | 'secondary' | 'error'
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a form beside the page. */
export function OpenDrawer(props: OpenDrawerProps) {
  const { name, title, label, ariaLabel, keys, look = 'secondary', children } = props
  const slug = useDrawerSlug(name)
  const { openModal, closeModal } = useModal()
  useShortcuts(keys ? { [keys]: () => openModal(slug) } : {})
  return (
    <>
      <Button
        aria-keyshortcuts={keys && SHORTCUTS[keys].keys}
        aria-label={ariaLabel}
        buttonStyle={look}
        margin={false}
        onClick={() => openModal(slug)}
        size="small"
      >
        {label}
        {keys && <kbd aria-hidden>{keyWord(SHORTCUTS[keys].keys)}</kbd>}
      </Button>
      <Drawer className="kit-drawer" slug={slug} title={title}>
        {children(() => closeModal(slug))}
      </Drawer>
    </>
  )
}
