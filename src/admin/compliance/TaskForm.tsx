'use client'

import { Command } from 'cmdk'
import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, LongInput, NamedOptions, TextInput } from '@/src/admin/kit/form/inputs'
import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { POPOVER } from '@/src/admin/kit/ui/Choice'
import { withSub } from '@/src/admin/kit/ui/parts'
import { useAnswer } from '@/src/admin/kit/use-answer'
import { taskInput } from '@/src/domain/compliance/task-input'
import { readParts, request } from '@/src/lib/browser/request'

const customer = z.object({ id: z.string(), name: z.string(), email: z.string() })

type Customer = Readonly<z.infer<typeof customer>>

/** The customer that a kept text stands for, as long as it is the one who was chosen. */
function customerIn(kept: string, id: string): Customer | null {
  try {
    const { data } = customer.safeParse(JSON.parse(kept))
    return data?.id === id ? data : null
  } catch {
    return null // none was chosen
  }
}

const foundCustomers = readParts<{ customers: readonly Customer[] }>('customers')
/** Typing pauses so long before anybody is asked, in milliseconds. */
const PAUSE = 200

type Props = {
  readonly chosen: Customer | null
  readonly onChoose: (customer: Customer | null) => void
  readonly control: { readonly id: string }
}

function CustomerPicker({ chosen, onChoose, control }: Props) {
  const [text, type] = useState('')
  const q = text.trim()
  const path = `/api/compliance/customers?${new URLSearchParams({ q })}`
  const isAsked = q.length >= 2
  const { result, last } = useAnswer(isAsked ? path : null, foundCustomers, { pauseMs: PAUSE })
  const customers = (isAsked && result?.ok !== false && last?.customers) || []
  const refused = result?.ok === false ? result.message : 'No customer has this name or email.'
  if (chosen) {
    return (
      <div className="flex items-center justify-between gap-3 p-1.5 pl-3 border border-line rounded-ui wrap-anywhere">
        <span>{withSub(chosen.name, chosen.name !== chosen.email && chosen.email)}</span>
        <ActionButton onAct={() => onChoose(null)}>Choose another</ActionButton>
      </div>
    )
  }
  return (
    <Command className="relative" label="Customer" shouldFilter={false}>
      <Command.Input
        {...control}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault() // chooses, and sends no form
        }}
        onValueChange={type}
        placeholder="Name or email"
        value={text}
      />
      {q !== '' && (
        <Command.List
          className={`absolute z-5 inset-x-0 top-[calc(100%+4px)] max-h-65 ${POPOVER}`}
          label="Customers"
        >
          <Command.Empty className="px-2.5 py-1.5 text-muted">
            {isAsked ? refused : 'Type at least 2 characters.'}
          </Command.Empty>
          {customers.map((one) => (
            <Command.Item
              className="px-2.5 py-1.25 rounded-ui cursor-pointer data-[selected=true]:bg-line-soft"
              key={one.id}
              onSelect={() => onChoose(one)}
              value={one.id}
            >
              {one.name}
              <small className="admin-sub">{one.email === one.name ? '' : one.email}</small>
            </Command.Item>
          ))}
        </Command.List>
      )}
    </Command>
  )
}

const EMPTY = { title: '', description: '', dueDate: '', user: '', order: '' }

export function TaskForm({ close }: { close: () => void }) {
  const [kept, keep] = useKeptText('new-task-customer')
  const state = useAdminForm({
    schema: taskInput,
    values: EMPTY,
    draft: 'new-task',
    send: (body) => request('POST', '/api/compliance/tasks', { body }),
    success: 'Task created',
    done: () => {
      state.form.reset(EMPTY)
      keep('')
      close()
    },
  })
  const customer = customerIn(kept, state.form.watch('user'))
  const { error: noCustomer } = state.field('user')
  const choose = (chosen: Customer | null) => {
    keep(chosen ? JSON.stringify(chosen) : '')
    state.form.setValue('order', '')
    state.form.setValue('user', chosen?.id ?? '', { shouldValidate: chosen !== null })
  }
  return (
    <AdminForm
      action="Create task"
      busyLabel="Creating…"
      refused="We could not create the task."
      state={state}
    >
      <TextInput field={state.field('title')} label="Title" required maxLength={300} />
      <TextInput
        field={state.field('dueDate')}
        label="Due date"
        required
        max="2100-12-31"
        min="2000-01-01"
        type="date"
      />
      <FormRow error={noCustomer} label="Customer" required>
        {(control) => (
          <CustomerPicker
            chosen={customer}
            control={control}
            key={customer?.id}
            onChoose={choose}
          />
        )}
      </FormRow>
      {customer && <OrderRow customer={customer.id} field={state.field('order')} />}
      <LongInput
        field={state.field('description')}
        help="The customer reads this."
        label="Description"
        rows={4}
      />
    </AdminForm>
  )
}

type Order = { readonly id: string; readonly name: string }
const foundOrders = readParts<{ orders: readonly Order[] }>('orders')

type OrderRowProps = Pick<ComponentProps<typeof FormRow>, 'field'> & { readonly customer: string }

function OrderRow({ customer, field }: OrderRowProps) {
  const path = `/api/compliance/customers/${customer}/orders`
  const { result } = useAnswer(path, foundOrders)
  return (
    <FormRow
      error={result?.ok === false ? result.message : undefined}
      field={field}
      help="Leave it empty if the task is about no order."
      label="Order"
    >
      {(control) => (
        // drawn again with the orders, so that a kept choice shows
        <select {...control} key={result ? 'orders' : 'none'}>
          <option value="">No order</option>
          <NamedOptions of={result?.ok ? result.value.orders : []} />
        </select>
      )}
    </FormRow>
  )
}
