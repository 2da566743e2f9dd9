import type { CollectionConfig, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { text, textarea } from 'payload/shared'

import { managedBy } from '@/src/access/rules'
import { REPLY_VARIABLES, replyShortcut, unknownVariables } from '@/src/domain/support/canned-reply'
import { isActive, listing } from '@/src/fields/simple'

const shortcut: TextFieldSingleValidation = (value, options) => {
  const wrong = value ? replyShortcut.safeParse(value).error?.issues[0]?.message : undefined
  return wrong ?? text(value, options)
}

const reply: TextareaFieldValidation = (value, options) =>
  (value && unknownVariables(value)) || textarea(value, options)

const known = Object.entries(REPLY_VARIABLES).map(([name, label]) => `{{${name}}}: ${label}`)

/** Answers that staff give again and again, typed as `/shortcut`. */
export const cannedReplies: CollectionConfig = {
  slug: 'cannedReplies',
  access: managedBy('support'),
  admin: {
    ...listing('Support', 'title', {
      search: ['title', 'shortcut', 'text'],
      needs: 'view_support',
    }),
  },
  defaultSort: 'title',
  disableDuplicate: true,
  labels: { singular: 'Canned reply', plural: 'Canned replies' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      name: 'shortcut',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: shortcut,
      admin: { description: 'Without the slash: thanks' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      validate: reply,
      admin: { rows: 8, description: `You can use ${known.join(', ')}.` },
    },
    isActive,
  ],
}
