/** A frame around the lines that must not be overlooked. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...body, `└${edge}┘`].join('\n')
}

type Login = { readonly email: string; readonly password: string }

/** How the first administrator gets in. A password that the environment gave is not repeated. */
export function adminBox(site: string, login: Login, isGenerated: boolean): string {
  return box([
    'Your administrator account',
    '',
    `Address   ${site}/admin`,
    `Email     ${login.email}`,
    `Password  ${isGenerated ? login.password : 'as set in ADMIN_PASSWORD'}`,
    '',
    isGenerated
      ? 'Shown only once. Save it now.'
      : 'You can unset ADMIN_PASSWORD now. It is not needed again.',
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
