export const BULK_BUTTON =
  'inline-flex items-center gap-1.5 h-7.5 px-2.75 border border-[color-mix(in_srgb,currentcolor_35%,transparent)] rounded-ui bg-transparent font-inherit text-inherit cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2 hover:bg-[color-mix(in_srgb,currentcolor_12%,transparent)]'
