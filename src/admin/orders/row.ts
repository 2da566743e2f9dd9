/** A line of a short list: what it is about takes the room that is left. */
export const ROW =
  'flex items-baseline gap-2.5 py-1.5 border-b border-line-soft last:border-b-0 [&>:first-child]:flex-1 [&>:first-child]:min-w-0 [&>:first-child]:wrap-anywhere'
