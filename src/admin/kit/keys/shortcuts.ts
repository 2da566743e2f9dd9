export type Shortcut = {
  /** As `keysOf` writes them. */
  readonly keys: string
  readonly label: string
  /** The screens that hear it. */
  readonly where: 'everywhere' | 'list' | 'record' | 'order' | 'ticket' | 'lead'
}

/** Every key of the back-office, once. Where two could be heard together, no key has two owners. */
export const SHORTCUTS = {
  palette: { keys: 'mod+k', label: 'Search or jump to anything', where: 'everywhere' },
  help: { keys: '?', label: 'Show all shortcuts', where: 'everywhere' },
  search: { keys: '/', label: 'Search the list', where: 'list' },
  next: { keys: 'j', label: 'Next row', where: 'list' },
  previous: { keys: 'k', label: 'Previous row', where: 'list' },
  open: { keys: 'Enter', label: 'Open the row', where: 'list' },
  select: { keys: 'x', label: 'Select the row', where: 'list' },
  earlier: { keys: '[', label: 'Previous in the queue', where: 'record' },
  later: { keys: ']', label: 'Next in the queue', where: 'record' },
  step: { keys: 's', label: 'Record the next step', where: 'record' },
  copy: { keys: 'c', label: 'Copy the next value of the filing sheet', where: 'order' },
  refund: { keys: 'r', label: 'Refund the order', where: 'order' },
  half: { keys: 'h', label: 'Refund half of each line, while refunding', where: 'order' },
  edit: { keys: 'e', label: 'Edit contact and address', where: 'order' },
  portal: { keys: 'o', label: 'Open the state’s website', where: 'order' },
  answer: { keys: 'e', label: 'Write an answer', where: 'ticket' },
  snooze: { keys: 'z', label: 'Snooze the ticket', where: 'ticket' },
  tag: { keys: 't', label: 'Tag the ticket', where: 'ticket' },
  link: { keys: 'l', label: 'Link the ticket to an order', where: 'ticket' },
  close: { keys: 'x', label: 'Close the ticket', where: 'ticket' },
  note: { keys: 'n', label: 'Write a note', where: 'record' },
  assign: { keys: 'm', label: 'Assign to me', where: 'record' },
  call: { keys: 'c', label: 'Call the lead', where: 'lead' },
  outcome: { keys: 'o', label: 'Record what came of the call', where: 'lead' },
  clear: { keys: 'Escape', label: 'Clear the selection, then the filters', where: 'list' },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof SHORTCUTS

const isName = (name: string): name is ShortcutName => Object.hasOwn(SHORTCUTS, name)

export const SHORTCUT_NAMES: readonly ShortcutName[] = Object.keys(SHORTCUTS).filter(isName)

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** What was pressed, as a shortcut is written: `j`, `Escape`, `mod+k`. */
export function keysOf({ key, ctrlKey, metaKey }: Pressed): string {
  const mod = ctrlKey || metaKey ? 'mod+' : ''
  return `${mod}${key.length === 1 ? key.toLowerCase() : key}`
}

/** A key as assistive technology is told of it: `Control+K Meta+K`. */
export function ariaKeysOf(keys: string): string {
  const bare = keys.replace('mod+', '')
  const key = bare.length === 1 ? bare.toUpperCase() : bare
  return keys === bare ? key : `Control+${key} Meta+${key}`
}

/** A key as it is printed on a keyboard. */
export const keyWord = (keys: string): string =>
  keys
    .replace('mod+', 'Ctrl ')
    .replace('Escape', 'Esc')
    .replace(/^.|(?<= )./g, (first) => first.toUpperCase())
