import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type PagesProps = { page: number; pages: number; href: (page: number) => string }

/** Back and forth through a long list. */
export function Pages({ page, pages, href }: PagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4 text-sm">
      <span className="text-muted tabular-nums">
        Page {page} of {pages}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <ButtonLink href={href(page - 1)} variant="secondary" size="sm">
            Previous
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink href={href(page + 1)} variant="secondary" size="sm">
            Next
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
