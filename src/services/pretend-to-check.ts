import crypto from 'node:crypto'

/**
 * Takes the time that checking or setting a password takes, where there is none to check, so that
 * no answer tells by its time whether there was one.
 */
export function pretendToCheck(password: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // as Payload hashes passwords
    crypto.pbkdf2(password, 'nobody', 600_000, 32, 'sha256', (error) =>
      error ? reject(error) : resolve(),
    )
  })
}
