'use client'

import { z } from 'zod'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import type { Grant } from '@/src/domain/platform/permissions/actions'

const schema = z.object({ url: z.string() })
const ANSWER = z.object({ message: z.string() })

export const ListAddress = ({ url }: { grant: Grant<'loadSanctionsList'>; url: string }) => (
  <FormDialog
    opens={{ isSide: true, label: 'Fetch it daily', title: 'Fetch the list each day' }}
    action="Save"
    answer={ANSWER}
    draft={null}
    fields={[
      ask(
        'text',
        'url',
        'Address',
        'Begins with https://. Leave it empty to load each list by hand.',
      ),
    ]}
    path="/api/screening/source"
    refused="Not saved."
    schema={schema}
    success={url ? 'The address is changed.' : 'The address is set.'}
    values={{ url }}
  >
    <p>
      Enter the address of SDN.XML at the Sanctions List Service of OFAC. The list is fetched now
      and each day after. One that can’t be read leaves the last good list in force.
    </p>
  </FormDialog>
)
