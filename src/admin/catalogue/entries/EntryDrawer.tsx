'use client'

import type { ComponentProps } from 'react'

import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'

type Props = {
  /** Null makes a new one. */
  readonly shown: { readonly id: string; readonly name: string } | null
  /** Tells its drawer from all others: `package`. */
  readonly kind: string
  /** On the button that makes a new one: `Add package`. */
  readonly add: string
  readonly children: ComponentProps<typeof OpenDrawer>['children']
}

/** Opens the form of an entry, or of a new one. */
export function EntryDrawer({ shown, kind, add, children }: Props) {
  const edit = shown && `Edit ${shown.name}`
  return (
    <OpenDrawer
      ariaLabel={edit ?? undefined}
      label={shown ? 'Edit' : add}
      look={shown ? 'secondary' : 'primary'}
      name={`${kind}-${shown?.id ?? 'new'}`}
      title={edit ?? add}
    >
      {children}
    </OpenDrawer>
  )
}
