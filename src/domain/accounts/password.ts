/**
 * Passwords that guessing programs try first, of which a form says so at once; the server knows
 * 110,000. Lower case; compared without regard to case.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 654321 7654321 87654321
111111 1111111 11111111 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
000000 00000000 121212 123123 123123123 123321 112233 11223344 102030 101010 131313 159753 147258
147258369 159357 696969 232323 246810 135790 123654 789456 789456123 456789 789789 987987
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 passwort
password! passwords mypassword newpassword changeme changeme123 default letmein letmein1 welcome
welcome1 welcome123 admin1 admin12 admin123 admin1234 administrator root123 toor123 test123 test1234
testing testtest guest123 user123 login123 secret secret1 secret123 access access14 master master1
master123 hello1 hello123 hellohello iloveyou iloveyou1 loveyou lovely love123 lovelove iloveu
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwert1 azerty azerty123
asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvbnm1 qazwsx qazwsxedc 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 qwe123 qweqwe qweasd qweasdzxc asd123 asdasd zxczxc
abc123 abc1234 abc12345 abcd1234 abcdef abcdefg abcdefgh abcabc a1b2c3 a1b2c3d4 aa123456 a123456
a12345678 aaaaaa aaaaaaaa 123abc 123qwe 1234qwer 12345a 123456a 1234567a q123456 z123456
dragon monkey shadow sunshine princess football football1 baseball basketball soccer hockey superman
batman spiderman pokemon pikachu naruto starwars jordan23 michael jennifer jessica ashley charlie
daniel thomas andrew joshua matthew robert william anthony jordan hunter hunter2 ranger harley
killer trustno1 whatever freedom ginger pepper cheese computer internet samsung google facebook
linkedin twitter youtube amazon apple123 windows microsoft nothing forever flower purple orange
banana cookie chocolate butterfly angel angel1 mustang corvette ferrari mercedes porsche yamaha
summer winter spring autumn summer1 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026
january february monday friday london chelsea arsenal liverpool barcelona juventus
passpass pass123 passme gfhjkm fuckyou fuckyou1 asshole bitch1 biteme blink182 zaq12wsx zaq1zaq1
1password company company1 company123 business business1 llc123 charterdesk formation
administrator1 administrator123 passwordpassword password12345 password123456 qwertyuiop123
123456789012 1234567890123 111111111111 aaaaaaaaaaaa qwertyqwerty adminadminadmin
  `
    .trim()
    .split(/\s+/),
)

/** The fewest characters a password may have, by who uses it; for customers it can be raised. */
export const PASSWORD_MINIMUM = { customer: 6, staff: 12 } as const
export type PasswordUser = keyof typeof PASSWORD_MINIMUM

/** What the form says beforehand. */
export function passwordHelp(minimum: number): string {
  const better = minimum < 8 ? '; 8 or more are better' : ''
  return `At least ${minimum} characters${better}`
}

/** Why a password can't be taken, in words for the person who typed it; null when it can. */
export function passwordProblem(
  password: string,
  who: PasswordUser,
  minimum: number = PASSWORD_MINIMUM[who],
): string | null {
  if (password.length < minimum) return `Password must be at least ${minimum} characters`
  if (password.length > 200) return 'Password must be at most 200 characters'
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? TOO_COMMON : null
}

export const TOO_COMMON = 'This password is one of the most common ones. Choose another.'

/** Words that are not counted as too short to matter in a password: `ada` is in many. */
const SHORTEST_WORD = 4

const wordsIn = (texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : []))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)

/**
 * Why a password can't be taken that is made of names which anyone would guess, of the person or the
 * company: without them too little is left of it. Null when it can.
 */
export function namesProblem(
  password: string,
  names: readonly (string | null | undefined)[],
): string | null {
  let rest = password.toLowerCase()
  for (const word of wordsIn(names)) rest = rest.replaceAll(word, '')
  if (rest.length === password.length || rest.length >= PASSWORD_MINIMUM.customer) return null
  return 'This password is mostly a name: yours, your email address or the company’s. Choose another.'
}
