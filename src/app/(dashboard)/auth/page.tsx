import Link from 'next/link'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import { accountProblem } from '@/src/domain/accounts/account-problems'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { hasPendingOrder } from '@/src/queries/placed-order'
import { pageMetadata } from '@/src/queries/seo'
import { currentUser } from '@/src/queries/session'
import { getSettings } from '@/src/queries/settings'
import { AuthScreen } from '@/src/storefront/auth/AuthScreen'
import { Logo } from '@/src/storefront/layout/Logo'

export const instant = false // depends on who asks

export const generateMetadata = () => pageMetadata('/auth')

type AuthPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AuthPage({ searchParams }: AuthPageProps) {
  await connection()
  const { mode, next, problem } = await searchParams
  const [user, pendingOrder, settings] = await Promise.all([
    currentUser(),
    hasPendingOrder(),
    getSettings(),
  ])
  if (user) redirect(pendingOrder ? '/order-confirmation' : afterSignIn(next, false))
  return (
    <main id="content" className="flex grow flex-col px-5 sm:px-8">
      <div className="flex h-16 items-center">
        <Link href="/" aria-label={`${settings.companyName}, home`}>
          <Logo settings={settings} />
        </Link>
      </div>
      <div className="mx-auto w-full max-w-110 pt-8 pb-20 sm:pt-16">
        <AuthScreen
          mode={mode === 'sign-up' ? 'sign-up' : 'sign-in'}
          next={safeNextPath(next) ?? undefined}
          pendingOrder={pendingOrder}
          problem={accountProblem(problem)}
        />
      </div>
    </main>
  )
}
