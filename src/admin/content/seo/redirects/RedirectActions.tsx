import { AskButton } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import type { Shown } from '@/src/services/catalogue/entries/entry'

import { RedirectDrawer } from './RedirectDrawer'

type Props = {
  readonly grant: Grant<'changeRedirects'>
  readonly shown: Shown<RedirectEntry>
}

export const RedirectActions = ({ grant, shown }: Props) => (
  <span className="inline-flex relative z-1 items-center gap-1 phone:[&_.kit-icon-button]:size-9">
    <RedirectDrawer grant={grant} key={shown.version} shown={shown} />
    <AskButton
      act="Delete redirect"
      busyLabel="Deleting…"
      keep="Keep redirect"
      label={`Delete ${shown.name}`}
      path={`/api/seo/redirects/${shown.id}/remove`}
      title="Are you sure you want to delete this redirect?"
    >
      <p>
        <strong>{`${shown.name} → ${shown.entry.to}`}</strong>
      </p>
      <p>Visitors of the old address will see “not found”.</p>
    </AskButton>
  </span>
)
