/** A button of the editor's bar, or of what belongs together; pressed, in the accent. */
export const TOOL =
  'kit-bare-button inline-flex items-center gap-1.5 min-h-8 px-2.5 py-0 rounded-[6px] disabled:text-faint disabled:cursor-not-allowed aria-pressed:border-accent aria-pressed:text-accent'

export const FIELD = 'kit-bare-input w-full min-h-8.5 px-2.5 py-1.5 rounded-[6px]'

/** A list without marks, its items parted by hairlines. */
export const LINES = 'm-0 p-0 list-none [&>li]:py-2.5 [&>li]:border-t [&>li]:border-line-soft'

/** An item that opens something, in the words of its line. */
export const LINE_BUTTON =
  'min-w-0 px-1 py-2 border-0 bg-transparent text-inherit font-inherit text-left cursor-pointer'

/** The frame that the site is shown in. */
export const FRAME = 'overflow-hidden h-[72vh] border border-line rounded-[8px] bg-panel'

/** Words of one text. */
export const PROSE = 'my-1 mx-0 wrap-anywhere whitespace-pre-wrap'
