'use client'

import { MessagesSquare } from 'lucide-react'
import { ask } from '@/src/admin/kit/record/record-field'

import { chatWidgetOf } from '@/src/domain/content/chat-widget'

import { SettingsSection } from './SettingsSection'
import { type Typed, useSettingsForm } from './use-settings-form'

export function ChatSection({ values }: { values: Typed }) {
  const state = useSettingsForm({ values })
  const { tidioEnabled: isOn, tidioEmbedCode: code } = state.now
  const embedCode = typeof code === 'string' ? code : ''
  const widget = chatWidgetOf(embedCode)
  return (
    <SettingsSection
      description="Live chat from Tidio or Tawk.to. Never shown in the checkout, the dashboard or on sign-in pages."
      fields={[
        ask('switch', 'tidioEnabled', 'Offer the chat'),
        ask(
          'long',
          'tidioEmbedCode',
          'Embed code',
          widget
            ? `Recognized: ${widget.provider}. Only its script is loaded, whatever else is in the code.`
            : 'Paste the code that Tidio or Tawk.to gives you. We never load other scripts.',
        ),
      ]}
      id="chat"
      off="No chat."
      preview={
        isOn &&
        widget && (
          <>
            <span className="inline-flex items-center gap-2.5 min-h-11 px-4.5 rounded-full bg-[oklch(from_var(--brand-primary,#3b82f6)_0.5_c_h)] text-[#fff] font-semibold">
              <MessagesSquare aria-hidden size={18} />
              Live chat
            </span>
            <p className="m-0 text-muted not-first:mt-3">
              {`Opens ${widget.provider}. Nothing is loaded from there before the visitor asks for it.`}
            </p>
          </>
        )
      }
      state={state}
      title="Chat widget"
    />
  )
}
