export type MailLook = 'light' | 'dark'

const ASKED = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi
const [YES, NO] = ['(min-width: 0px)', '(max-width: 0px)']

/**
 * A mail as a light or a dark mail program shows it, whatever the browser around it is: a mail that
 * goes with both would be written in white on the white of its frame where the screen is dark.
 */
export function mailInLook(html: string, look: MailLook): string {
  const settled = html.replace(ASKED, (_, asked: string) =>
    asked.toLowerCase() === look ? YES : NO,
  )
  return `<style>html:root{color-scheme:${look};background:Canvas;color:CanvasText}</style>${settled}`
}
