import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const TestimonialsScreen = recordScreen('testimonials', {
  noun: 'testimonial',
  description: 'Customers’ own words. The home page shows those that someone else has verified.',
  empty: 'No testimonials yet. Add one with the customer’s consent as evidence.',
  columns: ['quote', 'claim.verified', 'claim.expiresAt', 'isActive'],
  stays: true,
})
