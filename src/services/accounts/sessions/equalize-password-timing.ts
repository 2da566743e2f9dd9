import { isPassword } from '@/src/services/platform/password-hash'

/**
 * Takes the time that checking or setting a password takes, where there is none to check, so that
 * no answer tells by its time whether there was one.
 */
export async function equalizePasswordTiming(password: string): Promise<void> {
  await isPassword(password, null)
}
