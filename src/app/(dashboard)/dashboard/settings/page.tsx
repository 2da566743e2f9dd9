import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'

import { mySettings } from '@/src/queries/my-settings'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { EmailPart } from '@/src/storefront/settings/EmailPart'
import { ErasePart } from '@/src/storefront/settings/ErasePart'
import { ExportPart } from '@/src/storefront/settings/ExportPart'
import { PasswordForm } from '@/src/storefront/settings/PasswordForm'
import { PreferencesForm } from '@/src/storefront/settings/PreferencesForm'
import { ProfileForm } from '@/src/storefront/settings/ProfileForm'
import { SessionList } from '@/src/storefront/settings/SessionList'
import { SettingsNav } from '@/src/storefront/settings/SettingsNav'
import { SettingsSection } from '@/src/storefront/settings/SettingsSection'
import { SettingsSkeleton } from '@/src/storefront/settings/SettingsSkeleton'

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsPage() {
  return (
    <>
      <DashboardHead title="Settings" />
      <SettingsNav />
      <Suspense fallback={<SettingsSkeleton />}>
        <Settings />
      </Suspense>
    </>
  )
}

async function Settings() {
  await connection()
  const user = await requireUser('/dashboard/settings')
  const { profile, sessions, preferences, obstacles, lost, ...account } = await mySettings(user)
  const { email, isVerified, newEmail, passwordMinimum } = account
  return (
    <>
      <SettingsSection
        id="profile"
        intro="How we address you, and where we call when it is urgent."
      >
        <ProfileForm profile={profile} />
      </SettingsSection>
      <SettingsSection id="email" intro="You sign in by it, and our mails go there.">
        <EmailPart email={email} isVerified={isVerified} newEmail={newEmail} />
      </SettingsSection>
      <SettingsSection id="password" intro="Changing it signs every other browser out.">
        <PasswordForm
          email={email}
          who={user.role === 'user' ? 'customer' : 'staff'}
          minimum={passwordMinimum}
        />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        intro="Don’t know one of these? Sign it out, then change your password."
      >
        <SessionList sessions={sessions} />
      </SettingsSection>
      <SettingsSection
        id="notifications"
        intro="Receipts, renewals and mails about your account’s security always come."
      >
        <PreferencesForm preferences={preferences} />
      </SettingsSection>
      <SettingsSection
        id="data"
        intro="One file (JSON) with your profile, orders, payments, documents, messages, tasks and consents."
      >
        <ExportPart />
      </SettingsSection>
      <SettingsSection id="delete" intro="At once, and for good.">
        <ErasePart obstacles={obstacles} lost={lost} />
      </SettingsSection>
    </>
  )
}
