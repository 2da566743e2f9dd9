'use client'

import { FieldLabel } from '@payloadcms/ui'
import { useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'

import { hasHiddenKeys, withLinksHidden } from '@/src/domain/mail/link-keys'
import { guardedMail } from './guarded-mail'

/**
 * A mail as its reader sees it, or its source; its private links are hidden.
 *
 * The frame runs no script and belongs to no origin, and the mail in it loads nothing from outside.
 */
export function MailFrame({ html: stored }: { html: string }) {
  const [showSource, setShowSource] = useState(false)
  const html = withLinksHidden(stored)
  return (
    <div className="field-type mail-preview">
      <div className="flex items-center justify-between mb-2">
        <FieldLabel as="span" label="Mail" />
        <ActionButton onAct={() => setShowSource(!showSource)}>
          {showSource ? 'Show the email' : 'Show the source'}
        </ActionButton>
      </div>
      {hasHiddenKeys(stored) && (
        <p className="field-description">
          Link hidden. Only the recipient of this email can open it.
        </p>
      )}
      {showSource ? (
        <pre
          className="w-full h-[60vh] min-h-80 m-0 p-5 overflow-auto border border-line rounded-ui bg-panel whitespace-pre-wrap wrap-anywhere"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
          tabIndex={0}
        >
          {html}
        </pre>
      ) : (
        <iframe
          className="w-full h-[60vh] min-h-80 border border-line rounded-ui bg-[#fff]"
          sandbox=""
          srcDoc={guardedMail(html, 'light')}
          title="The email"
        />
      )}
    </div>
  )
}
