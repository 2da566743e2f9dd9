import type { ShownNote } from '@/src/domain/catalogue/licensing/price-notes'

/** What must be known beside the price of a service, with its source. */
export function PriceNote({ note }: { note: ShownNote }) {
  return (
    <p className="max-w-[75ch] text-sm">
      <span>{note.text}</span>{' '}
      <span className="text-muted">
        <a className="underline" href={note.source} rel="noreferrer">
          {note.site}
        </a>
        <span>{`, read ${note.read}`}</span>
      </span>
    </p>
  )
}
