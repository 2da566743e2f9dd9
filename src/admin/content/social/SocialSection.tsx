'use client'

import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { Section } from '@/src/admin/kit/ui/parts'
import { isWebAddress, SOCIAL_LINKS, SOCIAL_NAMES } from '@/src/domain/content/branding-input'

import { SettingsSection } from '../settings/SettingsSection'
import { type Typed, useSettingsForm } from '../settings/use-settings-form'

type Props = {
  readonly values: Typed
  readonly company: string
  readonly mayChange: boolean
}

const EXAMPLES: Readonly<Record<string, string>> = {
  twitterUrl: 'https://x.com/yourcompany',
  facebookUrl: 'https://facebook.com/yourcompany',
  linkedinUrl: 'https://linkedin.com/company/yourcompany',
  instagramUrl: 'https://instagram.com/yourcompany',
  youtubeUrl: 'https://youtube.com/@yourcompany',
}

const FIELDS = SOCIAL_NAMES.map(
  (name): RecordField => ask('text', name, SOCIAL_LINKS[name], `Such as ${EXAMPLES[name]}`),
)

/** What the footer shows; the others are stored only. */
const IN_FOOTER = ['twitterUrl', 'facebookUrl', 'linkedinUrl'] as const

/** The five links; a bad one is said to be so, and does not keep the others from being saved. */
export function SocialSection({ values, company, mayChange }: Props) {
  const state = useSettingsForm({ values, path: '/api/social-media' })
  const { now } = state
  const shown = IN_FOOTER.filter((name) => isWebAddress(String(now[name] ?? '')))
  return (
    <>
      <SettingsSection
        description="Leave a field empty for a profile that you do not have."
        fields={FIELDS}
        id="links"
        isLocked={!mayChange}
        preview={
          <div>
            <p className="m-0 mb-2">{company}</p>
            {shown.length > 0 ? (
              <ul className="flex flex-wrap gap-4 m-0 p-0 list-none underline">
                {shown.map((name) => (
                  <li key={name}>{SOCIAL_LINKS[name]}</li>
                ))}
              </ul>
            ) : (
              <p className="m-0 text-muted not-first:mt-3">No links in the footer.</p>
            )}
          </div>
        }
        refused="Error saving settings. Please try again."
        state={state}
        title="Links"
      />
      <Section
        description="The footer of the website shows Twitter, Facebook and LinkedIn. Instagram and YouTube are kept here and not shown."
        id="instructions"
        title="Instructions"
      >
        <ol className="grid gap-1.5 m-0 ps-5">
          <li>Open your profile in the browser.</li>
          <li>Copy the whole address from the address bar. It starts with https://.</li>
          <li>Paste it here and save. Visitors see it on their next page.</li>
        </ol>
      </Section>
    </>
  )
}
