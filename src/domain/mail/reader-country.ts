type Country = string | null | undefined

/** All that tells in which country someone is, each as two letters. */
export type CountrySigns = {
  /** Of the account's billing address. */
  readonly billing?: Country
  /** Of the last order's address. */
  readonly ordered?: Country
  /** By the country code of a phone number. */
  readonly phone?: Country
  /** Where the network placed the visitor who became a lead. */
  readonly origin?: Country
}

/** The country that counts: what someone told us before what a network says; null when unknown. */
export const readerCountry = ({ billing, ordered, phone, origin }: CountrySigns): string | null =>
  billing || ordered || phone || origin || null
