/** A customer’s words as the home page shows them, and who said them. */
export type TestimonialView = {
  readonly id: string
  readonly quote: string
  readonly author: string
}
