'use client'

import type { ComponentProps } from 'react'
import type { Path } from 'react-hook-form'
import { LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import type { FactFields } from '@/src/domain/catalogue/fact-editing/fact-form'
import type { FactFormState } from './use-fact-form'

type Row<Input extends typeof TextInput | typeof LongInput | typeof SelectInput> = Omit<
  ComponentProps<Input>,
  'field'
> & { readonly state: FactFormState; readonly name: Path<FactFields> }

export const TextRow = ({ state, name, ...asked }: Row<typeof TextInput>) => (
  <TextInput field={state.field(name)} {...asked} />
)

export const LongRow = ({ state, name, ...asked }: Row<typeof LongInput>) => (
  <LongInput field={state.field(name)} {...asked} />
)

export const SelectRow = ({ state, name, ...asked }: Row<typeof SelectInput>) => (
  <SelectInput field={state.field(name)} {...asked} />
)
