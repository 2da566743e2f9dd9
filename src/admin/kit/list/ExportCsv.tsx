'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { pluralWord } from '@/src/domain/vocabulary/plural'
import type { SearchParams } from '../page/GuardedView'
import { ActionButton } from '../ui/ActionButton'
import { count } from '../ui/format'
import type { Csv } from './csv-of'
import { saveCsv } from './save-csv'

type Props = {
  readonly name: string
  readonly search: SearchParams
  readonly read: (search: SearchParams) => Promise<Csv>
}

/** Saves what the list shows, all pages of it, as a file. */
export function ExportCsv({ name, search, read }: Props) {
  const [isBusy, setBusy] = useState(false)
  const exportRows = async () => {
    setBusy(true)
    const answer = await read(search).catch(() => null)
    setBusy(false)
    if (!answer?.ok) {
      return void toast.error(`Not exported. ${answer?.message ?? 'The server did not respond.'}`)
    }
    saveCsv(name, answer.csv)
    const rows = `${count(answer.rows)} ${pluralWord(answer.rows, 'row')}`
    toast.success(
      answer.isAll
        ? `Exported ${rows}`
        : `Exported the first ${rows}. Use filters to export the rest.`,
    )
  }
  return (
    <ActionButton busyLabel="Exporting…" isBusy={isBusy} onAct={() => void exportRows()}>
      Export CSV
    </ActionButton>
  )
}
