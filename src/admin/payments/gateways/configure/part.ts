/** A part of what there is to set about a gateway, and its heading. */
export const PART = 'mb-6 pb-6 border-b border-line-soft last:border-b-0'
export const PART_TITLE = 'm-0 text-md leading-5.5'
