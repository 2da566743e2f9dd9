/** What search engines read of each public page. */
export const SEO_PAGE_SEEDS = [
  {
    path: '/',
    pageTitle: 'Start your LLC in 24 hours for $49 plus state fee',
    metaDescription:
      'We prepare and file your US LLC within 24 hours. $49 plus your state’s filing fee at cost, in all 50 states and DC, for founders anywhere in the world.',
  },
  {
    path: '/checkout',
    pageTitle: 'Form your LLC',
    metaDescription:
      'Choose a package and a state, tell us about your company, and see the whole price before you pay. Your answers are kept as you go.',
  },
  {
    path: '/auth',
    pageTitle: 'Sign in or create an account',
    metaDescription:
      'Sign in to follow your company’s formation, download its documents and see its deadlines, or create an account for an order you have made.',
  },
  {
    path: '/support',
    pageTitle: 'Support: chat, phone and email',
    metaDescription:
      'Ask about an order, a document or a deadline. Chat, call or write; messages are answered by a person within 24 hours.',
  },
  {
    path: '/terms',
    pageTitle: 'Terms of Service',
    metaDescription:
      'What we do for you, what we ask of you, how prices and government fees work, and when a filing is made. Plain terms for using our services.',
  },
  {
    path: '/privacy',
    pageTitle: 'Privacy Policy',
    metaDescription:
      'What we know about you, what we use it for, who else sees it, how long we keep it, and how to get a copy of your data or have it erased.',
  },
  {
    path: '/refund',
    pageTitle: 'Refund Policy: 30 days on our fees',
    metaDescription:
      'Our service fees come back within 30 days. Government fees already paid do not. How to ask, how long it takes, and what is refundable when.',
  },
  {
    path: '/services/ein',
    pageTitle: 'EIN application: your company’s federal tax ID',
    metaDescription:
      'We prepare and file your EIN application with the IRS, with or without a Social Security number. Fixed prices, and the letter in your dashboard.',
  },
  {
    path: '/services/itin',
    pageTitle: 'ITIN application for people without an SSN',
    metaDescription:
      'An Individual Taxpayer ID for owners and earners who cannot get a Social Security number. We prepare Form W-7 and follow it to the answer.',
  },
  {
    path: '/services/bookkeeping',
    pageTitle: 'Bookkeeping for small US companies',
    metaDescription:
      'Transactions sorted, accounts reconciled, statements you can read. Bookkeeping that is ready when your company’s tax return is due.',
  },
  {
    path: '/services/trademark',
    pageTitle: 'Trademark search and federal registration',
    metaDescription:
      'Search first, then file with the Patent and Trademark Office. Know what stands in the way of your name before you pay for an application.',
  },
  {
    path: '/careers',
    pageTitle: 'Careers',
    metaDescription:
      'Work with us on making company formation calm, exact and quick. See what we look for and how to write to us.',
  },
].map((page) => ({ ...page, isActive: true }))
