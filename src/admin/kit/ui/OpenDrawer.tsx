'use client'

import { Button, Drawer, useDrawerSlug, useModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type OpenDrawerProps = {
  readonly name: string
  readonly title: string
  readonly label: string
  /** What the button is called where several look alike. */
  readonly ariaLabel?: string
  readonly look?: 'primary' | 'secondary' | 'error'
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a form beside the page. */
export function OpenDrawer(props: OpenDrawerProps) {
  const { name, title, label, ariaLabel, look = 'secondary', children } = props
  const slug = useDrawerSlug(name)
  const { openModal, closeModal } = useModal()
  return (
    <>
      <Button
        aria-label={ariaLabel}
        buttonStyle={look}
        margin={false}
        onClick={() => openModal(slug)}
        size="small"
      >
        {label}
      </Button>
      <Drawer className="kit-drawer" slug={slug} title={title}>
        {children(() => closeModal(slug))}
      </Drawer>
    </>
  )
}
