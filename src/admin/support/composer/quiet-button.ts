export const QUIET_BUTTON =
  'px-2.5 py-1 border border-transparent rounded-ui bg-transparent font-inherit text-text cursor-pointer hover:bg-line-soft aria-pressed:bg-line-soft focus-visible:outline-ring'
