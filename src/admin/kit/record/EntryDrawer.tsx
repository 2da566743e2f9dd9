'use client'

import type { ComponentType } from 'react'

import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import type { ActionName, Grant } from '@/src/domain/platform/permissions/actions'
import type { Shown } from '@/src/services/catalogue/entries/entry'

export type EntryProps<Action extends ActionName, Entry> = {
  readonly grant: Grant<Action>
  /** Null makes a new one. */
  readonly shown: Shown<Entry> | null
}

/** What a form in the drawer is given besides. */
export type Closing = { readonly close: () => void }

/**
 * Opens the form of an entry, or of a new one.
 *
 * @param add on the button that makes a new one: `Add package`
 * @param kind tells its drawer from all others: `package`
 */
export const entryDrawer = <Props extends EntryProps<ActionName, unknown>>(
  add: string,
  kind: string,
  Form: ComponentType<Props & Closing>,
) =>
  function EntryDrawer(props: Props) {
    const { shown } = props
    const edit = shown && `Edit ${shown.name}`
    return (
      <OpenDrawer
        ariaLabel={edit ?? undefined}
        label={shown ? 'Edit' : add}
        look={shown ? 'secondary' : 'primary'}
        name={`${kind}-${shown?.id ?? 'new'}`}
        title={edit ?? add}
      >
        {(close) => <Form {...props} close={close} />}
      </OpenDrawer>
    )
  }
