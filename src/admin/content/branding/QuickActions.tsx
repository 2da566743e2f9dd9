type Props = { readonly values: Readonly<Record<string, string>> }

/** Where a map shows the saved address; null without one. */
function mapHref(values: Props['values']): string | null {
  const parts = ['companyAddressLine1', 'companyCity', 'companyState', 'companyZip']
    .map((name) => values[name])
    .filter(Boolean)
  if (parts.length === 0) return null
  const query = new URLSearchParams({ api: '1', query: parts.join(', ') })
  return `https://www.google.com/maps/search/?${query}`
}

/** Tries what is saved: the address of mails, the phone, the map and the website. */
export function QuickActions({ values }: Props) {
  const { companyEmail, companyPhone } = values
  const map = mapHref(values)
  const actions = [
    ['Test email', companyEmail && `mailto:${companyEmail}`],
    ['Test phone', companyPhone && `tel:${companyPhone.replaceAll(/[^+\d]/g, '')}`],
    ['View on map', map],
    ['Preview website', '/'],
  ] as const
  return (
    <span className="branding-actions">
      {actions.map(
        ([label, href]) =>
          href && (
            <a href={href} key={label} rel="noreferrer noopener" target="_blank">
              {label}
            </a>
          ),
      )}
    </span>
  )
}
