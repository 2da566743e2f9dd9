import { offersChat } from '@/src/domain/content/chat-link'
import { getContent, getFaqs } from '@/src/queries/content/content'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { Faq } from '@/src/storefront/content/landing/Faq'
import { FaqData } from '@/src/storefront/content/seo/structured-data'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { ContactWays } from '@/src/storefront/support/contact/ContactWays'
import { SupportForm } from '@/src/storefront/support/contact/SupportForm'
import { Container, Section } from '@/src/storefront/ui/layout'

export const generateMetadata = () => pageMetadata('/support')

export default async function SupportPage() {
  await waitInDrafts()
  const [content, settings] = await Promise.all([getContent('/support'), getSettings()])
  return (
    <>
      <PageHead title={content.text('support.title')}>{content.text('support.intro')}</PageHead>
      <Container className="py-10 lg:py-16">
        <ContactWays content={content} settings={settings} />
        <div
          id="message"
          className="mt-14 grid gap-x-16 gap-y-12 border-t border-border pt-12 lg:grid-cols-[1.4fr_1fr]"
        >
          <section className="max-w-140">
            <div className="mb-6">
              <h2 className="heading text-xl">{content.text('support.formTitle')}</h2>
              {!offersChat(settings) && (
                <p className="mt-3 text-muted">{content.text('support.chatOff')}</p>
              )}
            </div>
            <SupportForm address={settings.email} />
          </section>
          <aside className="flex flex-col gap-6 self-start rounded-ui border border-border bg-panel p-6 lg:p-8">
            <div>
              <h2 className="heading text-xl">{content.text('support.promiseTitle')}</h2>
              <p className="mt-3 text-muted">{content.text('support.promiseText')}</p>
            </div>
            <dl className="text-sm">
              <PromiseFact name="By email">{content.text('support.emailHours')}</PromiseFact>
              <PromiseFact name="By phone">{settings.supportHours}</PromiseFact>
            </dl>
          </aside>
        </div>
      </Container>
      <Section id="faq" split tone="panel" title={content.text('support.faqTitle')}>
        <SupportFaq />
      </Section>
    </>
  )
}

function PromiseFact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-6 border-t border-border py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

async function SupportFaq() {
  const faqs = await getFaqs('support')
  return (
    <>
      {!faqs.isFallback && <FaqData faqs={faqs.items} />}
      <Faq faqs={faqs} />
    </>
  )
}
