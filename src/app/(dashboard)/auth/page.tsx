import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { customerPasswordMinimum } from '@/src/queries/accounts/mailed-key'
import { pageMetadata } from '@/src/queries/content/seo'
import { pendingOrder } from '@/src/queries/orders/placed-order'
import { currentUser } from '@/src/queries/platform/session'
import { AuthScreen } from '@/src/storefront/accounts/sessions/AuthScreen'

export const instant = false // depends on who asks

export const generateMetadata = () => pageMetadata('/auth')

export default async function AuthPage({ searchParams }: PageSearch) {
  await connection()
  const { mode, next, problem } = await searchParams
  const [user, pending, minimum] = await Promise.all([
    currentUser(),
    pendingOrder(),
    customerPasswordMinimum(),
  ])
  if (user) redirect(pending ? '/order-confirmation' : afterSignIn(next, false))
  return (
    <AuthScreen
      mode={mode === 'sign-up' ? 'sign-up' : 'sign-in'}
      next={safeNextPath(next) ?? undefined}
      pending={pending}
      problem={accountProblem(problem)}
      minimum={minimum}
    />
  )
}
