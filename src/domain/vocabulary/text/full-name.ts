export const ONE_NAME = 'I have only one name'

/** The most characters of a first or a last name, and of both with the space between them. */
export const NAME_MAX = 100
export const FULL_NAME_MAX = 2 * NAME_MAX + 1

/** First and last name as they are read. Some people have a first one alone. */
export const fullName = (person: {
  readonly firstName?: string | null
  readonly lastName?: string | null
}): string => [person.firstName, person.lastName].filter(Boolean).join(' ')
