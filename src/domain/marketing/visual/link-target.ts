const VARIABLE = /^\{\{[^{}]*\}\}$/
const SAFE = /^(?:https?:\/\/|mailto:|tel:)\S+$/i
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i

/** Where a link or a picture of a mail may lead: an address of the web, mail or phone, or a variable. */
export const isSafeTarget = (target: string): boolean =>
  target === '' || target === '#' || VARIABLE.test(target) || SAFE.test(target)

/** What someone typed as the target of a link; null for what is none. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim()
  if (VARIABLE.test(text) || SAFE.test(text)) return text
  return HOST.test(text) ? `https://${text}` : null
}
