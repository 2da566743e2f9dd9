'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { z } from 'zod'
import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import { scheduleInput } from '@/src/domain/marketing/campaign-input'
import { timeZones } from '@/src/domain/vocabulary/time/time-zone'

import { useEditor } from './unsaved'

/** Saves what the editor shows before any of it is sent. */
export function Saving() {
  const { isRefused, save } = useEditor()
  const asked = useRef<(() => void) | null>(save)
  useEffect(() => {
    asked.current?.()
    asked.current = null
  }, [])
  if (!isRefused) return <p role="status">Saving what you see…</p>
  return (
    <Notice title="Not saved. " tone="error">
      Close this and see in the form what is missing.
    </Notice>
  )
}

type Props = {
  readonly label: string
  readonly name: string
  readonly title: string
  readonly children: (close: () => void) => ReactNode
}

/** Opens a form about the campaign as it is on the screen: that is saved first. */
function SavedDrawer({ children, ...drawer }: Props) {
  const { isUnsaved } = useEditor()
  return (
    <OpenDrawer {...drawer}>{(close) => (isUnsaved ? <Saving /> : children(close))}</OpenDrawer>
  )
}

const testInput = z.object({
  to: z.string().trim().toLowerCase().pipe(z.email('Enter a valid email')),
})

type TestProps = { readonly to: string; readonly subject: string; readonly content: string }

export const TestDrawer = ({ to, subject, content }: TestProps) => (
  <SavedDrawer label="Send test…" name="campaign-test" title="Send a test email">
    {(close) => (
      <FieldsForm
        action="Send test"
        bodyOf={(typed) => ({ type: 'test', subject, content, recipients: [typed.to] })}
        busyLabel="Sending…"
        done={close}
        draft={null}
        fields={[
          ask('text', 'to', 'To', {
            type: 'email',
            help: 'Filled in for a sample reader.',
            required: true,
          }),
        ]}
        look="primary"
        path="/api/send-email-campaign"
        refused="Failed to send test email."
        schema={testInput}
        success="Test email sent successfully!"
        values={{ to }}
      />
    )}
  </SavedDrawer>
)

const ZONES = Object.fromEntries(timeZones().map((zone) => [zone, zone.replaceAll('_', ' ')]))

type ScheduleProps = { readonly id: string; readonly at: string; readonly timeZone: string }

export const ScheduleDrawer = ({ id, at, timeZone }: ScheduleProps) => (
  <SavedDrawer label="Schedule…" name={`schedule-${id}`} title="Schedule this campaign">
    {(close) => (
      <FieldsForm
        action="Schedule campaign"
        busyLabel="Scheduling…"
        done={close}
        draft={null}
        fields={[
          ask('local', 'at', 'Date and time', { required: true }),
          ask('choice', 'timeZone', 'Time zone', { options: ZONES, required: true }),
        ]}
        look="primary"
        path={`/api/marketing/campaigns/${id}/schedule`}
        refused="Not scheduled."
        schema={scheduleInput}
        success="Campaign scheduled"
        values={{ at, timeZone }}
      />
    )}
  </SavedDrawer>
)
