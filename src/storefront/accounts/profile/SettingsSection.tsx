import type { ReactNode } from 'react'

/** The parts of the settings, by their anchors, in the order in which they stand. */
export const SECTIONS = [
  ['profile', 'Profile'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['sessions', 'Where you’re signed in'],
  ['notifications', 'Notifications'],
  ['data', 'Your data'],
  ['delete', 'Delete your account'],
] as const

export type SectionId = (typeof SECTIONS)[number][0]

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
