type Moment = string | null | undefined

const time = (moment: Moment) => (moment ? Date.parse(moment) : 0)

/** An answer has come since the customer last looked. */
export function isUnreadByCustomer(ticket: {
  readonly lastStaffAt?: Moment
  readonly customerReadAt?: Moment
}): boolean {
  return time(ticket.lastStaffAt) > time(ticket.customerReadAt)
}

/** The customer has the last word, and no one of the staff has read it. */
export function isUnreadByStaff(ticket: {
  readonly lastMessageAt?: Moment
  readonly lastStaffAt?: Moment
  readonly staffReadAt?: Moment
}): boolean {
  return time(ticket.lastMessageAt) > Math.max(time(ticket.lastStaffAt), time(ticket.staffReadAt))
}
