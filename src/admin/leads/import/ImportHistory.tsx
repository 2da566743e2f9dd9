'use client'

import { Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { LeadImport } from '@/src/services/leads/import/import-leads'

type Props = { readonly grant: Grant<'importLeads'>; readonly imports: readonly LeadImport[] }

export function ImportHistory({ imports }: Props) {
  return (
    <Section
      description="You can undo an import for 7 days. Leads that someone worked on since stay."
      id="lead-imports"
      title="Last imports"
    >
      <PlainTable
        heads={['File', 'Imported', 'Added', 'Merged', 'Same', 'Refused', '']}
        label="Last imports"
        rows={imports.map((one) => ({
          key: one.id,
          cells: [
            one.fileName,
            <Moment key="at" at={new Date(one.createdAt).toISOString()} />,
            one.added,
            one.merged,
            one.same,
            one.refused,
            one.undoneAt
              ? 'Undone'
              : one.canUndo && (
                  <SendButton
                    busyLabel="Undoing…"
                    label={`Undo the import of ${one.fileName}`}
                    path={`/api/leads/imports/${one.id}/undo`}
                  >
                    Undo
                  </SendButton>
                ),
          ],
        }))}
      />
    </Section>
  )
}
