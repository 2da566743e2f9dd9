'use client'

import { toast } from '@payloadcms/ui'

import { saveCsv } from '../save-csv'
import { RunButton } from './RunButton'
import type { Frozen, Step } from './run'
import type { Selected } from './selection'

type Props = {
  readonly name: string
  readonly noun: readonly [one: string, many: string]
  readonly freeze: (selected: Selected) => Promise<Frozen>
  readonly step: (run: string, from: number) => Promise<Step<string>>
}

/** Saves the chosen rows as a file. */
export function ExportSelected({ name, noun, freeze, step }: Props) {
  const save = (parts: readonly string[]) => {
    saveCsv(name, parts.join(''))
    toast.success(`Exported as ${name}.csv`)
  }
  return <RunButton done={save} freeze={freeze} noun={noun} step={step} verb="Export" />
}
