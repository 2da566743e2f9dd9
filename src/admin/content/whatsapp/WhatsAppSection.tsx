'use client'

import { toast } from '@payloadcms/ui'
import { MessageCircle } from 'lucide-react'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { chatUrl } from '@/src/domain/content/chat-link'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'

import { SettingsSection } from '../settings/SettingsSection'
import { type Typed, useSettingsForm } from '../settings/use-settings-form'

const SAVED = 'WhatsApp settings saved successfully! The changes will be reflected on the website.'

const FIELDS: readonly RecordField[] = [
  ask('switch', 'whatsappEnabled', 'Show the button'),
  ask('text', 'whatsappNumber', 'Business number', {
    type: 'tel',
    help: 'With its country code, such as +1 307 555 0142.',
  }),
  ask('long', 'whatsappMessage', 'Default message'),
]

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')

/** Number, message and button; the test opens a chat with what is typed, saved or not. */
export function WhatsAppSection({ values }: { values: Typed }) {
  const state = useSettingsForm({ values, success: SAVED })
  const { now } = state
  const message = text(now.whatsappMessage) || DEFAULT_SETTINGS.chat.message
  const chat = { enabled: true, number: text(now.whatsappNumber), message }
  const url = chatUrl(chat)
  const test = () => {
    if (url) return void window.open(url, '_blank', 'noopener')
    toast.error('Please enter a WhatsApp number first')
    state.form.setFocus('whatsappNumber')
  }
  return (
    <SettingsSection
      beside={<ActionButton onAct={test}>Test</ActionButton>}
      description="Visitors open a chat with the message filled in."
      fields={FIELDS}
      id="button"
      off="No button."
      preview={
        now.whatsappEnabled &&
        url && (
          <>
            <span className="inline-flex items-center gap-2.5 min-h-11 px-4.5 rounded-full bg-[#0b6e4f] text-[#fff] font-semibold">
              <MessageCircle aria-hidden size={18} />
              Chat on WhatsApp
            </span>
            <p className="w-fit max-w-80 m-0 mt-3 px-3 py-2 rounded-lg bg-line-soft">{message}</p>
          </>
        )
      }
      state={state}
      title="Chat button"
    />
  )
}
