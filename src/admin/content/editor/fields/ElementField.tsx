'use client'

import type { ReactElement } from 'react'

import type { ElementType } from '@/src/domain/content/element-kinds'

import { ColorInput } from './ColorInput'
import type { FieldProps } from './field-props'
import { ImageInput } from './ImageInput'
import { LinkInput } from './LinkInput'

function TextInput(props: FieldProps) {
  return (
    <textarea
      aria-describedby={props.help}
      aria-invalid={props.isBad}
      data-field
      id={props.id}
      onChange={(event) => props.onType(event.target.value)}
      readOnly={props.isReadOnly}
      rows={props.hasLines ? 10 : 4}
      value={props.value}
    />
  )
}

const INPUTS: Partial<Record<ElementType, (props: FieldProps) => ReactElement>> = {
  color: ColorInput,
  image: ImageInput,
  link: LinkInput,
}

const WORDS: Partial<Record<ElementType, string>> = {
  color: 'Color, as #RRGGBB',
  image: 'Picture',
  link: 'Where it leads',
}

/** What an element is edited in: by what it is. */
export function ElementField({ type, ...props }: FieldProps & { readonly type: ElementType }) {
  const Input = INPUTS[type] ?? TextInput
  return (
    <>
      <label className="editor-label" htmlFor={props.id}>
        {WORDS[type] ?? 'Text'}
      </label>
      <Input {...props} />
    </>
  )
}
