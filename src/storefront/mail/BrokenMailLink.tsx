import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

/** Stands in place of email preferences when a link isn't whole: no button of theirs would do anything. */
export function BrokenMailLink() {
  return (
    <Container className="py-10 lg:py-16" width="form">
      <h1 className="heading text-2xl">Email preferences</h1>
      <Notice className="mt-6" title="This link isn’t valid" tone="warning">
        Nothing was changed. Open the link in your email again, or copy all of it. With an account,
        you can also change your emails in{' '}
        <a className="link" href="/dashboard/settings">
          your account settings
        </a>
        . If neither works,{' '}
        <a className="link" href="/support">
          write to us
        </a>{' '}
        and we’ll unsubscribe you.
      </Notice>
    </Container>
  )
}
