/** An open position as visitors see it. Salaries are dollars a year, dates ISO. */
export type OpeningView = {
  readonly slug: string
  readonly title: string
  readonly department: string | null
  readonly location: string
  readonly remote: boolean
  readonly employmentType: keyof typeof EMPLOYMENT_TYPES
  readonly summary: string
  readonly description: string
  readonly salaryFrom: number | null
  readonly salaryTo: number | null
  readonly publishedAt: string | null
  readonly closesAt: string | null
}

/** How a position is filled, in words, and as schema.org calls it. */
export const EMPLOYMENT_TYPES = {
  full_time: { label: 'Full time', schema: 'FULL_TIME' },
  part_time: { label: 'Part time', schema: 'PART_TIME' },
  contractor: { label: 'Contract', schema: 'CONTRACTOR' },
  temporary: { label: 'Temporary', schema: 'TEMPORARY' },
  intern: { label: 'Internship', schema: 'INTERN' },
} as const

/** Whether people may still apply: open, and not past its last day. */
export function isStillOpen(opening: Pick<OpeningView, 'closesAt'>, now: Date): boolean {
  if (!opening.closesAt) return true
  const end = new Date(opening.closesAt)
  end.setUTCHours(24, 0, 0, 0) // through the whole of its last day
  return now < end
}
