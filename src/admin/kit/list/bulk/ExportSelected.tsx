'use client'

import { toast } from '@payloadcms/ui'

import { freezeCsv, stepCsv } from '@/src/admin/list-actions'
import type { ScreenName } from '@/src/admin/screens'
import { saveCsv } from '../save-csv'
import { RunButton } from './RunButton'

type Props = {
  readonly screen: ScreenName
  readonly name: string
  readonly noun: readonly [one: string, many: string]
}

export function ExportSelected({ screen, name, noun }: Props) {
  const save = (parts: readonly string[]) => {
    saveCsv(name, parts.join(''))
    toast.success(`Exported as ${name}.csv`)
  }
  return (
    <RunButton
      done={save}
      freeze={(selected) => freezeCsv(screen, selected)}
      noun={noun}
      step={(run, from) => stepCsv(screen, run, from)}
      verb="Export"
    />
  )
}
