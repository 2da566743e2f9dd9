import crypto from 'node:crypto'

const { pbkdf2 } = crypto
const ONE_IN = 1000

type Rest = readonly [keyLength: number, digest: string, done: Parameters<typeof pbkdf2>[5]]

/**
 * One round for a thousand that are asked for: the tests make and check thousands of passwords, and
 * those that are about their cost look at what is asked for. `FULL_PASSWORD_COST` does them all.
 */
function pbkdf2InFewRounds(
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  rounds: number,
  ...rest: Rest
): void {
  pbkdf2(password, salt, process.env.FULL_PASSWORD_COST ? rounds : rounds / ONE_IN, ...rest)
}

// A worker comes by here for each of its files, and the program that fills the template once.
if (pbkdf2.name !== pbkdf2InFewRounds.name) Object.assign(crypto, { pbkdf2: pbkdf2InFewRounds })
