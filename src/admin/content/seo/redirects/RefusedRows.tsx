'use client'

import { saveCsv } from '@/src/admin/kit/list/save-csv'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { PlainRows, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import { plural } from '@/src/domain/vocabulary/plural'

import type { CheckedRedirects } from './redirect-import-api'

const SHOWN = 50
const COLUMNS = { from: 'Old address', to: 'New address', type: 'Type' }

type Props = { readonly plan: Pick<CheckedRedirects, 'refused' | 'refusedFile'> }

/** The rows that are left out, each with why, to look at here or to mend in a file. */
export function RefusedRows({ plan: { refused, refusedFile } }: Props) {
  if (refused.length === 0) return null
  const first =
    refused.length > SHOWN ? ` These are the first ${SHOWN}; the file has them all.` : ''
  return (
    <Section
      description={`Refused rows are left out. Download them, correct them, and import that file.${first}`}
      id="refused"
      title={`Refused: ${plural(refused.length, 'row')}`}
    >
      <PlainTable
        heads={['Row', 'Old address', 'New address', 'Type', 'Column', 'Why']}
        label="Refused rows"
      >
        <PlainRows
          rows={refused.slice(0, SHOWN).map(({ row, from, to, type, column, message }) => ({
            key: row,
            cells: [row, from || '–', to || '–', type || '–', COLUMNS[column], message],
          }))}
        />
      </PlainTable>
      <ActionButton onAct={() => saveCsv('refused-redirects', refusedFile)}>
        Download refused rows
      </ActionButton>
    </Section>
  )
}
