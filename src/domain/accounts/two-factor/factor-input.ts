import { z } from 'zod'

import { requiredLine, typedCode } from '@/src/domain/vocabulary/text/typed-text'

/** Six digits as an app shows them, often typed with a space. */
const code = typedCode(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits that your app shows'))

const recoveryCode = typedCode(40)
  .transform((typed) => typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
  .pipe(z.string().regex(/^[a-z2-7]{10}$/, 'Enter one of your recovery codes, such as abcde-fgh23'))

/** What a browser answers for a passkey; the library that checks it reads the rest. */
const signed = z.looseObject({
  id: z.string().min(1).max(1500),
  rawId: z.string().min(1).max(1500),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
})

const bytes = (most: number) => z.string().min(1).max(most)

export const passkeyAnswer = signed.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).optional(),
  }),
})

/** One of three proofs that someone has their second factor at hand. */
export const factorProof = z.union(
  [z.object({ code }), z.object({ recoveryCode }), z.object({ passkey: passkeyAnswer })],
  { error: 'Enter a code' },
)
export type FactorProof = z.infer<typeof factorProof>

export const codeForm = z.object({ code })
export const recoveryForm = z.object({ recoveryCode })

/** Who asks: by the password, where there is no factor yet to ask for. */
export const ownerInput = z.object({ currentPassword: z.string().max(500).optional() })

export const newPasskey = z.object({
  name: requiredLine('Name this passkey', 60),
  answer: signed.extend({
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(8).optional(),
    }),
  }),
})

export const passkeyName = z.object({
  name: requiredLine('Name this passkey', 60),
})

/** What is said where a second factor has to be shown again. */
export const FACTOR_LABELS = 'Confirm that it’s you with your second factor.'
