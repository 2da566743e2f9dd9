import { Suspense } from 'react'

import { chatUrl } from '@/src/domain/content/chat-link'
import type { PageContent } from '@/src/domain/content/page-content'
import { getContent } from '@/src/queries/content'
import { getFaqs } from '@/src/queries/faqs'
import { getPackages } from '@/src/queries/packages'
import { pageMetadata } from '@/src/queries/seo'
import { getSettings } from '@/src/queries/settings'
import { getStates } from '@/src/queries/states'
import { ChatTimer } from '@/src/storefront/landing/ChatTimer'
import { ClosingCall } from '@/src/storefront/landing/ClosingCall'
import { Comparison } from '@/src/storefront/landing/Comparison'
import { Faq } from '@/src/storefront/landing/Faq'
import { Features } from '@/src/storefront/landing/Features'
import { Hero } from '@/src/storefront/landing/Hero'
import { OfferTimer } from '@/src/storefront/landing/OfferTimer'
import { Pricing, PricingSkeleton } from '@/src/storefront/landing/Pricing'
import { StateFees } from '@/src/storefront/landing/StateFees'
import { Testimonials } from '@/src/storefront/landing/Testimonials'
import { Trust } from '@/src/storefront/landing/Trust'
import { FaqData, OrganizationData } from '@/src/storefront/seo/structured-data'
import { Section } from '@/src/storefront/ui/layout'
import { Skeleton } from '@/src/storefront/ui/skeleton'

export const generateMetadata = () => pageMetadata('/')

/** The landing page. Prerendered; what staff edit shows on the next load. */
export default async function LandingPage() {
  const [content, settings] = await Promise.all([getContent('/'), getSettings()])
  const chat = chatUrl(settings.chat)
  return (
    <>
      <OrganizationData settings={settings} />
      <Hero content={content} chat={settings.chat} />
      <Trust content={content} companiesFormed={settings.companiesFormed} />
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
      {chat && (
        <ChatTimer
          url={chat}
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
