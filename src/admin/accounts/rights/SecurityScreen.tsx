import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { GlobalSection } from '@/src/admin/kit/record/GlobalSection'

export const SecurityScreen = screenView('security', ({ context: { req } }) => (
  <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line">
    <PageHeader
      description="Two-factor for staff, how long a sign-in lasts, and passwords."
      screen="security"
    />
    <GlobalSection
      description="A code from an app or a passkey, beside the password. Everyone sets up their own under Settings in the user dashboard."
      global="privateSettings"
      names={['staffTwoFactor']}
      req={req}
      title="Two-factor"
    />
    <GlobalSection
      description="A change counts for sessions that are open now, too."
      global="privateSettings"
      names={['sessions']}
      req={req}
      title="Sign-in"
    />
    <GlobalSection
      description="Passwords that are known from leaks are refused whatever their length."
      global="settings"
      names={['passwordMinimum']}
      req={req}
      title="Passwords"
    />
  </div>
))
