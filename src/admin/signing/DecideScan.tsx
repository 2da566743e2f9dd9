'use client'

import { z } from 'zod'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { Notice } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { collectionHref } from '@/src/lib/admin-address'

type Props = {
  readonly id: string
  readonly document: string
  readonly title: string
  /** What is printed on each page of the version in force. */
  readonly code: string
  readonly grant: Grant<'followSigning'>
}

const schema = z.object({
  decision: z.enum(['accept', 'refuse'], 'Choose one'),
  original: z.string(),
  reason: z.string(),
})

const DECISIONS = {
  accept: 'Accept: the document is signed',
  refuse: 'Ask the customer again',
} as const

/** What staff see on a scan of a paper that was signed with a pen. */
export const DecideScan = ({ id, document, title, code }: Props) => (
  <FormDialog
    opens={{
      ariaLabel: `Check the scan of ${title}`,
      isSide: true,
      label: 'Check the scan',
      title: `Scan: ${title}`,
    }}
    action="Save"
    bodyOf={({ decision, original, reason }) =>
      decision === 'accept' ? { decision, original } : { decision, reason }
    }
    draft={`scan:${id}`}
    fields={[
      ask('choice', 'decision', 'Decision', { isOpen: true, options: DECISIONS }),
      ask(
        'text',
        'original',
        'The original is',
        'When you accept it: with the customer, or where we keep it.',
      ),
      ask('long', 'reason', 'Reason', 'When you ask again: what is wrong with this scan.'),
    ]}
    path={`/api/scans/${id}/decide`}
    refused="Not saved."
    schema={schema}
    success="Saved."
  >
    <Notice tone="info">
      {`Check that each page shows the code ${code}, that no page is missing, and that each signature is there.`}
    </Notice>
    <p>
      <a href={collectionHref('documents', document)} rel="noopener" target="_blank">
        Open the scan
      </a>
    </p>
  </FormDialog>
)
