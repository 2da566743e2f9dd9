import type { Makers } from './maker'

export const PASSWORD = 'a password for tests'

const soon = () => new Date(Date.now() + 86_400_000).toISOString()

export const sales: Pick<
  Makers,
  | 'users'
  | 'orders'
  | 'documents'
  | 'complianceTasks'
  | 'leads'
  | 'leadActivities'
  | 'checkoutDrafts'
  | 'subscriptions'
  | 'filings'
  | 'serviceDetails'
  | 'papers'
> = {
  users: (serial) => ({
    email: `person-${serial}@example.com`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: `Person ${serial}`,
    role: 'user',
    emailVerifiedAt: new Date().toISOString(),
  }),
  orders: (serial) => ({
    kind: 'purchase',
    refundedMinor: 0,
    status: 'processing',
    paymentStatus: 'paid',
    totalMinor: 249_00,
    currency: 'USD',
    serviceType: 'llc',
    companyName: `Company ${serial} LLC`,
    companyType: 'llc',
    email: `buyer-${serial}@example.com`,
    firstName: 'Ada',
    lastName: 'Buyer',
    lines: [
      {
        kind: 'service',
        ref: 'standard',
        label: 'Standard',
        amountMinor: 149_00,
        refundable: true,
        billing: 'once',
      },
      {
        kind: 'state_fee',
        ref: 'WY',
        label: 'Wyoming filing fee',
        amountMinor: 100_00,
        refundable: true,
        billing: 'once',
      },
    ],
  }),
  documents: (serial) => ({
    name: `Document ${serial}`,
    type: 'articles',
    fileUrl: `https://files.example.com/${serial}.pdf`,
    uploadedBy: 'staff',
  }),
  complianceTasks: async (serial, build, given) => ({
    title: `Task ${serial}`,
    dueDate: soon(),
    user: given.user ?? (await build('users')).id,
    kind: 'custom',
    isCompleted: false,
  }),
  leads: (serial) => ({
    email: `lead-${serial}@example.com`,
    firstName: 'Leo',
    checkoutStep: 'personal',
    totalAmount: 249_00,
    source: 'website',
    converted: false,
  }),
  leadActivities: async (serial, build, given) => ({
    lead: given.lead ?? (await build('leads')).id,
    kind: 'note',
    note: `Note ${serial}`,
  }),
  checkoutDrafts: (serial) => ({
    tokenHash: `hash-${serial}`,
    kind: 'formation',
    step: 'package',
    answers: {},
    expiresAt: soon(),
  }),
  subscriptions: async (serial, build, given) => ({
    label: `Business address ${serial}`,
    order: given.order ?? (await build('orders')).id,
    email: `buyer-${serial}@example.com`,
    billing: 'monthly',
    amountMinor: 29_00,
    currency: 'USD',
    status: 'active',
    startedAt: new Date().toISOString(),
    renewsAt: soon(),
  }),
  filings: async (_serial, build, given) => ({
    order: given.order ?? (await build('orders')).id,
    management: 'member',
  }),
  papers: async (serial, build, given) => ({
    order: given.order ?? (await build('orders')).id,
    service: 'llc',
    kind: `paper_${serial}`,
    state: 'ready',
    signature: 'none',
    title: 'Operating Agreement',
    template: 1,
    answersHash: 'a'.repeat(64),
    sha256: 'b'.repeat(64),
    pages: 1,
  }),
  serviceDetails: async (_serial, build, given) => ({
    order: given.order ?? (await build('orders', { serviceType: 'itin', lines: [] })).id,
    service: 'itin',
    answers: { firstName: 'Ada' },
  }),
}
