import { worksFor } from '@/src/domain/accounts/token-purposes'

/** A frame around the lines that must not be overlooked. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...body, `└${edge}┘`].join('\n')
}

type Login = { readonly email: string; readonly password: string }

/** How the first administrator gets in: by a link to choose a password, or by the one that the environment gave. */
export function adminBox(site: string, email: string, link?: string): string {
  return box([
    'Your administrator account',
    '',
    `Address   ${site}/admin`,
    `Email     ${email}`,
    ...(link
      ? [
          '',
          'Choose a password to get in:',
          link,
          '',
          `The link works once, for ${worksFor('invitation')}.`,
        ]
      : [
          'Password  as set in ADMIN_PASSWORD',
          '',
          'You can unset ADMIN_PASSWORD now. It is not needed again.',
        ]),
  ])
}

/** How to look at the site as one of its invented customers. */
export function customerBox(site: string, login: Login): string {
  return box([
    'A demo customer account',
    '',
    `Address   ${site}/auth`,
    `Email     ${login.email}`,
    `Password  ${login.password}`,
  ])
}
