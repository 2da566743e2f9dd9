'use client'

import { Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { LeadImport } from '@/src/services/leads/import/undo-import'

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
      >
        <tbody>
          {imports.map((one) => (
            <tr key={one.id}>
              <td>{one.fileName}</td>
              <td>
                <Moment at={new Date(one.createdAt).toISOString()} />
              </td>
              <td>{one.added}</td>
              <td>{one.merged}</td>
              <td>{one.same}</td>
              <td>{one.refused}</td>
              <td>
                {one.undoneAt
                  ? 'Undone'
                  : one.canUndo && (
                      <SendButton
                        busyLabel="Undoing…"
                        label={`Undo the import of ${one.fileName}`}
                        path={`/api/leads/imports/${one.id}/undo`}
                      >
                        Undo
                      </SendButton>
                    )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
