import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { accountProblem } from '@/src/domain/accounts/account-problems'
import { CHECK_MAIL } from '@/src/domain/accounts/check-mail'
import { safeNextPath } from '@/src/domain/accounts/next-path'
import { MAILED_COOKIE } from '@/src/lib/http/cookies'
import { mailedAddress } from '@/src/lib/mailed-address'
import { isSandboxInboxOpen } from '@/src/queries/mail/sandbox-inbox'
import { CheckMail } from '@/src/storefront/accounts/sign-up/CheckMail'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Check your email' }

export default async function CheckMailPage({ searchParams }: PageSearch) {
  await connection()
  const query = await searchParams
  return (
    <CheckMail
      what={CHECK_MAIL.find((what) => what === query.for) ?? 'sign-up'}
      email={mailedAddress((await cookies()).get(MAILED_COOKIE)?.value)}
      next={safeNextPath(query.next) ?? undefined}
      sandbox={await isSandboxInboxOpen()}
      problem={accountProblem(query.problem)}
    />
  )
}
