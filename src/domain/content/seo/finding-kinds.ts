/** What a check of the site looks for, in the order in which it is shown. */
export const FINDING_KINDS = {
  unreachable: { label: 'Pages that do not open', advice: 'The page answers with an error.' },
  broken_link: {
    label: 'Broken links',
    advice: 'A link on the site leads to a page that is not there.',
  },
  redirect_broken: {
    label: 'Redirects to missing pages',
    advice: 'Visitors of the old address see “not found”.',
  },
  redirect_chain: {
    label: 'Redirect chains',
    advice: 'Lead the first address straight to the last one.',
  },
  title_missing: { label: 'Missing titles', advice: 'Search results need a title.' },
  title_duplicate: {
    label: 'Duplicate titles',
    advice: 'Give each page a title of its own.',
  },
  title_long: {
    label: 'Long titles',
    advice: 'Search results cut titles after about 60 characters.',
  },
  description_missing: {
    label: 'Missing descriptions',
    advice: 'Without one, search engines choose a text themselves.',
  },
  description_duplicate: {
    label: 'Duplicate descriptions',
    advice: 'Say what is special about each page.',
  },
  description_long: {
    label: 'Long descriptions',
    advice: 'Search results cut descriptions after about 160 characters.',
  },
  not_in_sitemap: {
    label: 'Not in the sitemap',
    advice: 'Search engines may index these pages, but the sitemap leaves them out.',
  },
  canonical_elsewhere: {
    label: 'Canonical to another page',
    advice: 'Search engines show the other page instead. Make sure that you want this.',
  },
  heading_order: {
    label: 'Heading order',
    advice: 'A page needs one main heading, and no level may be skipped.',
  },
  image_alt: {
    label: 'Pictures without alternative text',
    advice: 'Screen readers and search engines cannot tell what they show.',
  },
} as const satisfies Record<string, { readonly label: string; readonly advice: string }>

export type FindingKind = keyof typeof FINDING_KINDS

const isKind = (name: string): name is FindingKind => Object.hasOwn(FINDING_KINDS, name)

export const KIND_NAMES: readonly FindingKind[] = Object.keys(FINDING_KINDS).filter(isKind)

/** Something to mend: on which page, or at which redirect, and what exactly. */
export type Finding = {
  readonly kind: FindingKind
  readonly path: string
  readonly detail: string
}
