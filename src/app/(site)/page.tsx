import { CHAT_LINK, chatUrl } from '@/src/domain/content/chat-link'
import { formedText } from '@/src/domain/content/own-figures'
import { getPackages } from '@/src/queries/catalogue/services'
import { getStates } from '@/src/queries/catalogue/states'
import { getContent, getFaqs, getTestimonials } from '@/src/queries/content/content'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { getCompaniesFormed } from '@/src/queries/orders/companies-formed'
import { ChatTimer } from '@/src/storefront/content/landing/ChatTimer'
import { Comparison } from '@/src/storefront/content/landing/Comparison'
import { Faq } from '@/src/storefront/content/landing/Faq'
import { Features } from '@/src/storefront/content/landing/Features'
import { Hero } from '@/src/storefront/content/landing/Hero'
import {
  AboutUs,
  ClosingCall,
  Testimonials,
  Trust,
} from '@/src/storefront/content/landing/LandingParts'
import { OfferTimer } from '@/src/storefront/content/landing/offer/OfferTimer'
import { Pricing } from '@/src/storefront/content/landing/Pricing'
import { StateFees } from '@/src/storefront/content/landing/StateFees'
import { FaqData, OrganizationData } from '@/src/storefront/content/seo/structured-data'
import { Section } from '@/src/storefront/ui/layout'

export const generateMetadata = () => pageMetadata('/')

/** The landing page. Prerendered; what staff edit shows on the next load. */
export default async function LandingPage() {
  await waitInDrafts()
  const [content, settings] = await Promise.all([getContent('/'), getSettings()])
  const hasChat = chatUrl(settings.chat) !== null
  const [own, quotes, packages, states, faqs] = await Promise.all([
    getCompaniesFormed(settings.formedThreshold),
    getTestimonials(),
    getPackages(),
    getStates(),
    getFaqs('home'),
  ])
  const formed = formedText(own, settings)
  return (
    <>
      <OrganizationData settings={settings} />
      <Hero content={content} chat={settings.chat} widget={settings.chatWidget} />
      <Trust content={content} formed={formed} />
      <Comparison content={content} companyName={settings.companyName} />
      <Section
        id="pricing"
        tone="panel"
        title={content.text('pricing.title')}
        intro={content.text('pricing.intro')}
      >
        <Pricing packages={packages} content={content} />
      </Section>
      <Section
        id="states"
        title={content.text('states.title')}
        intro={content.text('states.intro')}
      >
        <StateFees states={states} />
      </Section>
      <Features content={content} />
      <Testimonials title={content.text('testimonials.title')} quotes={quotes} />
      <AboutUs content={content} settings={settings} />
      <Section id="faq" split title={content.text('faq.title')}>
        <FaqData faqs={faqs.items} />
        <Faq faqs={faqs} />
      </Section>
      <ClosingCall content={content} />
      {hasChat && (
        <ChatTimer
          url={CHAT_LINK}
          label={content.plain('hero.chat')}
          raised={settings.chatWidget !== null}
        />
      )}
      {settings.popup && <OfferTimer popup={settings.popup} />}
    </>
  )
}
