import type { ReactNode } from 'react'
import { Skeleton } from '@/src/storefront/ui/skeleton'

/** The parts of the settings, by their anchors, in the order in which they stand. */
const SECTIONS = [
  ['profile', 'Profile'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['sessions', 'Where you’re signed in'],
  ['notifications', 'Notifications'],
  ['data', 'Your data'],
  ['delete', 'Delete your account'],
] as const

type SectionId = (typeof SECTIONS)[number][0]

type SettingsSectionProps = { id: SectionId; intro: ReactNode; children: ReactNode }

/** One part: what it is on the left, what can be done on the right; on a phone one below the other. */
export function SettingsSection({ id, intro, children }: SettingsSectionProps) {
  const title = SECTIONS.find(([name]) => name === id)?.[1]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-5 border-t border-border py-9 xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="max-w-[60ch]">
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <div className="mt-1 text-sm text-muted">{intro}</div>
      </div>
      <div className="w-full min-w-0 max-w-140">{children}</div>
    </section>
  )
}

/** The way to each part of a long page. */
export function SettingsNav() {
  return (
    <nav aria-label="On this page" className="mb-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-6 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Holds the place of the first parts while the account is read. */
export function SettingsSkeleton() {
  return (
    <div aria-hidden>
      {[4, 2, 4].map((rows, part) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: three boxes that never move
          key={part}
          className="grid gap-x-12 gap-y-5 border-t border-border py-9 xl:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="flex flex-col gap-2">
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-5 w-56 max-w-full" />
          </div>
          <div className="flex max-w-140 flex-col gap-5">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Skeleton key={row} className="h-11 w-full" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
