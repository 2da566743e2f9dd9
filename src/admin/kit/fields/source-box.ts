/** A box that holds source text, whether it is written or only read. */
export const SOURCE_BOX =
  'w-full max-h-[70vh] m-0 p-3 overflow-auto border rounded-ui text-text font-mono text-sm leading-5 whitespace-pre-wrap wrap-anywhere'

export const sourceInput = (isBad: boolean): string =>
  `${SOURCE_BOX} bg-input focus-visible:outline-ring ${isBad ? 'border-bad' : 'border-line focus-visible:border-accent'}`
