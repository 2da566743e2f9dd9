/** Whether follow-ups need a consent, as the company has settled it (its setting). */
export const FOLLOW_UP_CONSENT = {
  required: 'Always required',
  outside_us: 'Required outside the US',
  not_required: 'Not required',
} as const

export type FollowUpConsent = keyof typeof FOLLOW_UP_CONSENT

export const DEFAULT_FOLLOW_UP_CONSENT: FollowUpConsent = 'outside_us'

/** Whether someone in a country has to have agreed; a country that no one knows is abroad. */
export function needsConsent(setting: FollowUpConsent, country: string | null): boolean {
  if (setting === 'required') return true
  return setting === 'outside_us' && country !== 'US'
}
