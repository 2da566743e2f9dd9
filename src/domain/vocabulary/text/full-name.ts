export const ONE_NAME = 'I have only one name'

/** First and last name as they are read. Some people have a first one alone. */
export const fullName = (person: {
  readonly firstName?: string | null
  readonly lastName?: string | null
}): string => [person.firstName, person.lastName].filter(Boolean).join(' ')
