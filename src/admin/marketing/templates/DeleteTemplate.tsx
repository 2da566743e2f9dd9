import { deletionOf } from '@/src/admin/kit/ui/deletion'
import { AskButton } from '@/src/admin/kit/ui/dialogs'

type Props = {
  readonly path: `/api/${string}`
  readonly name: string
  /** The list to go back to; without it this is a row of that list. */
  readonly list?: string
}

/** Asks whether a template shall be deleted. One that a follow-up sends stays, and it is said why. */
export const DeleteTemplate = ({ path, name, list }: Props) => (
  <AskButton
    {...deletionOf('template')}
    button={list && 'Delete…'}
    failed="Not deleted."
    label={list ? undefined : `Delete ${name}`}
    path={`${path}/delete`}
    title="Delete this template?"
    to={list}
  >
    <p>
      <strong>{name}</strong>
    </p>
    <p>
      It goes for good, with its earlier versions. Campaigns keep the text they were written with.
    </p>
  </AskButton>
)
