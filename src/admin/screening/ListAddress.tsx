'use client'

import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

const schema = z.object({ url: z.string() })
const ANSWER = z.object({ message: z.string() })

type Props = { grant: Grant<'loadSanctionsList'>; url: string }

/** Where the list is fetched each day. */
export function ListAddress({ url }: Props) {
  const [isOpen, open] = useState(false)
  const state = useAdminForm({
    schema,
    values: { url },
    draft: null,
    send: (body) => request('POST', '/api/screening/source', { body, answer: ANSWER }),
    success: url ? 'The address is changed.' : 'The address is set.',
    done: () => open(false),
  })
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} onAct={() => open(true)}>
        Fetch it daily
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title="Fetch the list each day">
        <p>
          Enter the address of SDN.XML at the Sanctions List Service of OFAC. The list is fetched
          now and each day after. One that can’t be read leaves the last good list in force.
        </p>
        <AdminForm action="Save" busyLabel="Saving…" refused="Not saved." state={state}>
          <FormRow
            field={state.field('url')}
            help="Begins with https://. Leave it empty to load each list by hand."
            id="list-url"
            label="Address"
          >
            {(control) => <input {...control} inputMode="url" type="text" />}
          </FormRow>
        </AdminForm>
      </SideDrawer>
    </>
  )
}
