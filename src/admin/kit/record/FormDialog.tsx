'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { ActionButton } from '../ui/actions'
import { OpenDialog, OpenDrawer } from '../ui/dialogs'
import { FieldsForm } from './FieldsForm'

type Opens<Props> = Omit<Props, 'children'>

type Props<Out extends FieldValues, Value> = Omit<
  ComponentProps<typeof FieldsForm<Out, Value>>,
  'beside' | 'children' | 'look'
> & {
  /** Its button and its title; by a `name`, in a drawer. */
  readonly opens:
    | Opens<ComponentProps<typeof OpenDialog>>
    | Opens<ComponentProps<typeof OpenDrawer>>
  /** How it is left without doing it: "Keep on the list". */
  readonly keep?: string
  /** What is read before its questions. */
  readonly children?: ReactNode
}

/** A form behind a button, which closes once it is done. */
export function FormDialog<Out extends FieldValues, Value = unknown>(props: Props<Out, Value>) {
  const { opens, keep, children, done, ...form } = props
  const content = (close: () => void) => (
    <>
      {children}
      <FieldsForm
        {...form}
        beside={keep && <ActionButton onAct={close}>{keep}</ActionButton>}
        done={(value) => {
          close()
          done?.(value)
        }}
        look="primary"
      />
    </>
  )
  if ('name' in opens) return <OpenDrawer {...opens}>{content}</OpenDrawer>
  return <OpenDialog {...opens}>{content}</OpenDialog>
}
