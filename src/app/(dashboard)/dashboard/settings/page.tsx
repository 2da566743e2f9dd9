import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Suspense } from 'react'

import { mySettings } from '@/src/queries/accounts/my-account'
import { requireUser } from '@/src/queries/platform/session'
import { OrderNewsPart, PreferencesForm } from '@/src/storefront/accounts/profile/NotificationParts'
import {
  SettingsNav,
  SettingsSection,
  SettingsSkeleton,
} from '@/src/storefront/accounts/profile/SettingsSection'
import { EmailPart, PasswordForm, ProfileForm } from '@/src/storefront/accounts/profile/SignInParts'
import { SessionList } from '@/src/storefront/accounts/sessions/SessionList'
import { TwoFactorPart } from '@/src/storefront/accounts/two-factor/TwoFactorPart'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { ErasePart, ExportPart } from '@/src/storefront/privacy/YourData'

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
  const { email, isVerified, newEmail, passwordMinimum, twoFactor, orderNews } = account
  return (
    <>
      <SettingsSection
        id="profile"
        intro="Your name, and the number we call if something is urgent."
      >
        <ProfileForm profile={profile} />
      </SettingsSection>
      <SettingsSection id="email" intro="You sign in with it, and we email you there.">
        <EmailPart email={email} isVerified={isVerified} newEmail={newEmail} />
      </SettingsSection>
      <SettingsSection id="password" intro="Changing it signs out every other browser.">
        <PasswordForm
          email={email}
          who={user.role === 'user' ? 'customer' : 'staff'}
          minimum={passwordMinimum}
        />
      </SettingsSection>
      <SettingsSection
        id="two-factor"
        intro="A second step when you sign in, so your password alone is not enough."
      >
        <TwoFactorPart {...twoFactor} />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        intro="Don’t know one of these? Sign it out, then change your password."
      >
        <SessionList sessions={sessions} />
      </SettingsSection>
      <SettingsSection
        id="notifications"
        intro="We always send receipts, renewal notices and security emails."
      >
        <PreferencesForm preferences={preferences} />
        {orderNews && <OrderNewsPart key={orderNews.phone} {...orderNews} />}
      </SettingsSection>
      <SettingsSection
        id="data"
        intro="One file (JSON) with your profile, orders, payments, documents, messages, tasks and consents."
      >
        <ExportPart />
      </SettingsSection>
      <SettingsSection id="delete" intro="Immediately and permanently.">
        <ErasePart obstacles={obstacles} lost={lost} />
      </SettingsSection>
    </>
  )
}
