'use client'

import { entryDrawer } from '@/src/admin/kit/record/EntryDrawer'
import { ask } from '@/src/admin/kit/record/record-field'
import { followUpForm, NEW_FOLLOW_UP } from '@/src/domain/marketing/follow-up-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'

type Templates = {
  /** The active templates by id, and the one that it has. */
  readonly templates: Readonly<Record<string, string>>
}

export const FollowUpDrawer = entryDrawer({
  action: 'changeFollowUps',
  add: 'Create campaign',
  noun: 'follow-up',
  schema: followUpForm,
  save: '/api/follow-ups/save',
  success: 'Follow-up saved',
  refused: (isNew) => `Error ${isNew ? 'creating' : 'updating'} campaign.`,
  sections: (_, { templates }: Templates) => [
    {
      fields: [
        ask('text', 'name', 'Name', { required: true }),
        ask('long', 'description', 'Description'),
        ask('choice', 'triggerEvent', 'Trigger', {
          options: FOLLOW_UP_TRIGGERS,
          required: true,
          initial: NEW_FOLLOW_UP.triggerEvent,
        }),
        ask('number', 'delayHours', 'Delay', {
          help: 'Hours after that. At least 1.',
          required: true,
          initial: NEW_FOLLOW_UP.delayHours,
        }),
        ask('choice', 'emailTemplate', 'Email template', {
          help: 'Only active templates are offered.',
          options: { '': 'Choose…', ...templates },
          required: true,
          initial: NEW_FOLLOW_UP.emailTemplate,
        }),
        ask('switch', 'isActive', 'Active', {
          help: 'The list says how many people it would email as soon as it is active.',
          initial: NEW_FOLLOW_UP.isActive,
        }),
      ],
    },
  ],
})
