'use client'

import { z } from 'zod'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly form: { readonly key: string; readonly form: string; readonly revision: string }
  readonly grant: Grant<'loadOfficialForm'>
}

const schema = z.object({ revision: z.string(), areAddedSeen: z.boolean() })
const ANSWER = z.object({ message: z.string() })

export const LoadForm = ({ form: { key, form, revision } }: Props) => (
  <FormDialog
    opens={{
      ariaLabel: `Load Form ${form}`,
      isSide: true,
      label: 'Load',
      title: `Load Form ${form}`,
    }}
    action="Load"
    answer={ANSWER}
    busyLabel="Reading…"
    draft={null}
    fields={[
      ask(
        'text',
        'revision',
        'Revision',
        'Needed if the file does not print it in the usual way. Enter it as printed.',
      ),
      ask('switch', 'areAddedSeen', 'Leave fields that the map does not know empty'),
    ]}
    file={{
      accept: '.pdf,application/pdf',
      help: 'A PDF file of 8 MB at most, not encrypted.',
      label: 'Drop the blank form here, or choose it',
    }}
    path={`/api/official-forms/${key}/load`}
    refused="Not loaded."
    schema={schema}
    success="The form is loaded."
  >
    <p>
      {`Download the blank form from the agency’s own site and drop it here as it is. Our map knows the revision of ${revision}; a file with other fields is refused.`}
    </p>
  </FormDialog>
)
