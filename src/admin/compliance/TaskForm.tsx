'use client'

import { useId } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import { taskInput } from '@/src/domain/compliance/task-input'
import { request } from '@/src/lib/browser/request'

import { CustomerPicker } from './CustomerPicker'
import { type Customer, customerIn } from './customer'
import { OrderChoice } from './OrderChoice'

const EMPTY = { title: '', description: '', dueDate: '', user: '', order: '' }

/** What has to be done, by when and for whom. */
export function TaskForm({ close }: { close: () => void }) {
  const id = useId()
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
      <FormRow field={state.field('title')} id={`${id}-title`} label="Title" required>
        {(control) => <input {...control} maxLength={300} />}
      </FormRow>
      <FormRow field={state.field('dueDate')} id={`${id}-due`} label="Due date" required>
        {(control) => <input {...control} max="2100-12-31" min="2000-01-01" type="date" />}
      </FormRow>
      <FormRow error={noCustomer} id={`${id}-customer`} label="Customer" required>
        {(control) => (
          <CustomerPicker
            chosen={customer}
            control={control}
            key={customer?.id}
            onChoose={choose}
          />
        )}
      </FormRow>
      {customer && (
        <FormRow
          field={state.field('order')}
          help="Leave it empty if the task is about no order."
          id={`${id}-order`}
          label="Order"
        >
          {(control) => <OrderChoice control={control} customer={customer.id} />}
        </FormRow>
      )}
      <FormRow
        field={state.field('description')}
        help="The customer reads this."
        id={`${id}-description`}
        label="Description"
      >
        {(control) => <textarea {...control} rows={4} />}
      </FormRow>
    </AdminForm>
  )
}
