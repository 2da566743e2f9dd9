'use client'

import { useId } from 'react'

import { FormRow } from '@/src/admin/kit/form/FormRow'

import type { SettingsForm } from '../settings/use-settings-form'

type Props = { readonly state: SettingsForm; readonly name: string; readonly label: string }

const HEX = /^#?([0-9a-f]{6})$/i

/** A color, picked or typed. */
export function ColorField({ state, name, label }: Props) {
  const id = useId()
  const value = String(state.form.watch(name) ?? '')
  const hex = HEX.exec(value)?.[1]
  return (
    <FormRow field={state.field(name)} help="As #RRGGBB" id={id} label={label}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-2">
          <input
            aria-label={`Pick ${label.toLowerCase()}`}
            onChange={(event) =>
              state.form.setValue(name, event.target.value.toUpperCase(), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
            className="w-10 h-8 p-0.5 border-line-strong bg-transparent cursor-pointer"
            type="color"
            value={hex ? `#${hex.toLowerCase()}` : '#000000'}
          />
          <input
            {...control}
            className="w-30 tabular-nums"
            maxLength={7}
            spellCheck={false}
            type="text"
          />
        </span>
      )}
    </FormRow>
  )
}
