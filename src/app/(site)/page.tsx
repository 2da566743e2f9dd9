import { Suspense } from 'react'

import { CHAT_LINK, chatUrl } from '@/src/domain/content/chat-link'
import { formedWords } from '@/src/domain/content/own-figures'
import type { PageContent } from '@/src/domain/content/page-content'
import { getPackages } from '@/src/queries/catalogue/packages'
import { getStates } from '@/src/queries/catalogue/states'
import { getContent } from '@/src/queries/content/content'
import { getFaqs } from '@/src/queries/content/faqs'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { getCompaniesFormed } from '@/src/queries/orders/companies-formed'
import { ChatTimer } from '@/src/storefront/content/landing/ChatTimer'
import { ClosingCall } from '@/src/storefront/content/landing/ClosingCall'
import { Comparison } from '@/src/storefront/content/landing/Comparison'
import { Faq } from '@/src/storefront/content/landing/Faq'
import { Features } from '@/src/storefront/content/landing/Features'
import { Hero } from '@/src/storefront/content/landing/Hero'
import { OfferTimer } from '@/src/storefront/content/landing/offer/OfferTimer'
import { Pricing, PricingSkeleton } from '@/src/storefront/content/landing/Pricing'
import { StateFees } from '@/src/storefront/content/landing/StateFees'
import { Testimonials } from '@/src/storefront/content/landing/Testimonials'
import { Trust } from '@/src/storefront/content/landing/Trust'
import { FaqData, OrganizationData } from '@/src/storefront/content/seo/structured-data'
import { Section } from '@/src/storefront/ui/layout'
import { Skeleton } from '@/src/storefront/ui/skeleton'

export const generateMetadata = () => pageMetadata('/')

/** The landing page. Prerendered; what staff edit shows on the next load. */
export default async function LandingPage() {
  const [content, settings] = await Promise.all([getContent('/'), getSettings()])
  const hasChat = chatUrl(settings.chat) !== null
  const own = await getCompaniesFormed(settings.formedThreshold)
  const formed = formedWords(own, settings)
  return (
    <>
      <OrganizationData settings={settings} />
      <Hero content={content} chat={settings.chat} />
      <Trust content={content} formed={formed} />
      <Comparison content={content} companyName={settings.companyName} />
      <Section
        id="pricing"
        tone="panel"
        title={content.text('pricing.title')}
        intro={content.text('pricing.intro')}
      >
        <Suspense fallback={<PricingSkeleton />}>
          <CurrentPricing content={content} />
        </Suspense>
      </Section>
      <Section
        id="states"
        title={content.text('states.title')}
        intro={content.text('states.intro')}
      >
        <Suspense fallback={<Skeleton className="h-150" />}>
          <CurrentFees />
        </Suspense>
      </Section>
      <Features content={content} />
      <Testimonials content={content} />
      <Section id="faq" split title={content.text('faq.title')}>
        <Suspense fallback={<Skeleton className="h-80 max-w-[75ch]" />}>
          <CurrentFaq />
        </Suspense>
      </Section>
      <ClosingCall content={content} />
      {hasChat && (
        <ChatTimer
          url={CHAT_LINK}
          label={content.text('hero.chat')}
          raised={settings.chatWidget !== null}
        />
      )}
      {settings.popup && <OfferTimer popup={settings.popup} />}
    </>
  )
}

async function CurrentPricing({ content }: { content: PageContent<'/'> }) {
  return <Pricing packages={await getPackages()} content={content} />
}

async function CurrentFees() {
  return <StateFees states={await getStates()} />
}

async function CurrentFaq() {
  const faqs = await getFaqs('home')
  return (
    <>
      <FaqData faqs={faqs.items} />
      <Faq faqs={faqs} />
    </>
  )
}
