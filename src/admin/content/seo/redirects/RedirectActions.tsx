'use client'

import { Trash2 } from 'lucide-react'
import { sendJson } from '@/src/admin/kit/ui/actions'
import { AskDialog, useAsked } from '@/src/admin/kit/ui/dialogs'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { RedirectDrawer } from './RedirectDrawer'

type Props = {
  readonly grant: Grant<'changeRedirects'>
  readonly shown: Shown<RedirectEntry>
}

/** What one does with a redirect from its row. */
export function RedirectActions({ grant, shown }: Props) {
  const { id, name, entry, version } = shown
  const asked = useAsked(() => sendJson('POST', `/api/seo/redirects/${id}/remove`))
  return (
    <span className="inline-flex relative z-1 items-center gap-1 phone:[&_.kit-icon-button]:size-9">
      <RedirectDrawer grant={grant} key={version} shown={shown} />
      <IconButton
        icon={Trash2}
        label={`Delete ${name}`}
        onAct={() => asked.open(true)}
        title="Delete"
      />
      <AskDialog
        act="Delete redirect"
        asked={asked}
        busyLabel="Deleting…"
        keep="Keep redirect"
        title="Are you sure you want to delete this redirect?"
      >
        <p>
          <strong>{`${name} → ${entry.to}`}</strong>
        </p>
        <p>Visitors of the old address will see “not found”.</p>
      </AskDialog>
    </span>
  )
}
