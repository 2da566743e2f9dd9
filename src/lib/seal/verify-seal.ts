import { createHash, verify, X509Certificate } from 'node:crypto'

import { der, type Element, elementAt, elementsOf, oid, sequence, TAG } from './der'

/** What a file's seal shows. */
export type SealVerdict =
  /** The file has no seal. */
  | { readonly kind: 'none' }
  /** The seal does not match: the file is not as it was sealed. */
  | { readonly kind: 'broken'; readonly why: string }
  /** The file is as it was sealed, by the key of this certificate. */
  | {
      readonly kind: 'intact'
      readonly certificate: X509Certificate
      /** Says the key's owner; proven by no one else. */
      readonly sealedAt: Date
    }

class Broken extends Error {}

function demand(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Broken(why)
}

const RANGE = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/g

type Parts = { readonly signed: readonly Buffer[]; readonly contents: Buffer }

/** Splits a file into what its last seal covers and the seal itself, which are all of it. */
function partsOf(file: Buffer): Parts | null {
  const text = file.toString('latin1')
  const last = [...text.matchAll(RANGE)].at(-1)
  if (!last) {
    demand(!/\/ByteRange|ETSI\.CAdES/.test(text), 'The place of the seal was changed.')
    return null
  }
  const [before = 0, from = 0, length = 0] = last.slice(1).map(Number)
  demand(from + length === file.length, 'Something was added or cut off after the seal.')
  demand(before < from, 'The place of the seal was changed.')
  const hex = text.slice(before, from)
  demand(/^<(?:[0-9A-F]{2})+>$/.test(hex), 'The seal was changed.')
  return {
    signed: [file.subarray(0, before), file.subarray(from)],
    contents: Buffer.from(hex.slice(1, -1), 'hex'),
  }
}

const IDS = {
  signedData: oid('1.2.840.113549.1.7.2'),
  data: oid('1.2.840.113549.1.7.1'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  signingTime: oid('1.2.840.113549.1.9.5'),
  certificate: oid('1.2.840.113549.1.9.16.2.47'),
  sha256: oid('2.16.840.1.101.3.4.2.1'),
} as const

const SHA256 = [sequence(IDS.sha256), sequence(IDS.sha256, der(TAG.none))]
const SIGNED_BY = ['1.2.840.113549.1.1.11', '1.2.840.113549.1.1.1', '1.2.840.10045.4.3.2'].flatMap(
  (id) => [sequence(oid(id)), sequence(oid(id), der(TAG.none))],
)
const ONE = der(TAG.integer, Buffer.from([1]))

const isOneOf = (element: Element | undefined, known: readonly Buffer[]) =>
  element !== undefined && known.some((one) => one.equals(element.whole))

const within = (element: Element | undefined, tag: number, count?: number): Element[] => {
  demand(element?.tag === tag, 'The seal was changed.')
  const inner = elementsOf(element.content)
  demand(count === undefined || inner.length === count, 'The seal was changed.')
  return inner
}

/** The one value of a signed attribute. */
function attribute(attributes: readonly Element[], id: Buffer): Element {
  const found = attributes.filter(({ content }) => elementAt(content, 0).whole.equals(id))
  demand(found.length === 1, 'The seal was changed.')
  const [value] = within(within(found[0], TAG.sequence, 2)[1], TAG.set, 1)
  demand(value !== undefined, 'The seal was changed.')
  return value
}

function timeOf({ tag, content }: Element): Date {
  const text = content.toString('latin1')
  const full = tag === TAG.time ? `20${text}` : text
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? []
  demand(year !== undefined, 'The seal was changed.')
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

type SignerInfo = { readonly attributes: Element; readonly signature: Buffer }

/** What one signer info holds, each part of it in the one form that we write. */
function signerOf(info: Element | undefined, certificate: X509Certificate): SignerInfo {
  const [version, signer, digest, attributes, algorithm, signature] = within(info, TAG.sequence, 6)
  demand(isOneOf(version, [ONE]) && isOneOf(digest, SHA256), 'The seal was changed.')
  demand(isOneOf(algorithm, SIGNED_BY), 'The seal was changed.')
  demand(attributes?.tag === 0xa0 && signature?.tag === TAG.octets, 'The seal was changed.')
  const [body] = within(elementAt(certificate.raw, 0), TAG.sequence, 3)
  const [, serial, , issuer] = within(body, TAG.sequence)
  const named = sequence(issuer?.whole ?? Buffer.alloc(0), serial?.whole ?? Buffer.alloc(0))
  demand(isOneOf(signer, [named]), 'The seal names another certificate.')
  return { attributes, signature: signature.content }
}

/** Checks a seal part by part; what no part accounts for is a change. */
function readSeal({ signed, contents }: Parts) {
  const whole = elementAt(contents, 0)
  const padding = contents.subarray(whole.whole.length)
  demand(padding.equals(Buffer.alloc(padding.length)), 'The seal was changed.')
  const [type, wrapped] = within(whole, TAG.sequence, 2)
  demand(isOneOf(type, [IDS.signedData]), 'The seal was changed.')
  const [data] = within(wrapped, 0xa0, 1)
  const [version, digests, content, certificates, signers] = within(data, TAG.sequence, 5)
  demand(isOneOf(version, [ONE]), 'The seal was changed.')
  demand(isOneOf(within(digests, TAG.set, 1)[0], SHA256), 'The seal was changed.')
  demand(isOneOf(content, [sequence(IDS.data)]), 'The seal was changed.')
  const chain = within(certificates, 0xa0).map(({ whole: one }) => new X509Certificate(one))
  const [certificate] = chain
  demand(certificate !== undefined, 'The seal has no certificate.')
  const { attributes, signature } = signerOf(within(signers, TAG.set, 1)[0], certificate)
  const all = elementsOf(attributes.content)
  demand(attribute(all, IDS.contentType).whole.equals(IDS.data), 'The seal was changed.')
  const hash = createHash('sha256')
  for (const part of signed) hash.update(part)
  const said = attribute(all, IDS.messageDigest)
  demand(
    said.tag === TAG.octets && said.content.equals(hash.digest()),
    'The file was changed after it was sealed.',
  )
  const named = createHash('sha256').update(certificate.raw).digest()
  demand(
    attribute(all, IDS.certificate).content.includes(named),
    'The seal names another certificate.',
  )
  demand(
    verify('sha256', der(TAG.set, attributes.content), certificate.publicKey, signature),
    'The seal was not made by its certificate.',
  )
  return { chain, certificate, sealedAt: timeOf(attribute(all, IDS.signingTime)) }
}

/**
 * Checks the last seal of a file: that its bytes are exactly those which were sealed, and that the key
 * of one of the trusted certificates did it. Without trusted ones, any certificate counts; the caller
 * then says whose it is. It needs neither network nor database.
 *
 * @param trusted PEM certificates of the installation
 */
export function verifySeal(file: Buffer, trusted: readonly string[] = []): SealVerdict {
  try {
    const parts = partsOf(file)
    if (!parts) return { kind: 'none' }
    const { chain, certificate, sealedAt } = readSeal(parts)
    const known = trusted.map((one) => new X509Certificate(one).raw)
    const isKnown = (one: X509Certificate) => known.some((raw) => raw.equals(one.raw))
    demand(known.length === 0 || chain.every(isKnown), 'Another key sealed this file.')
    return { kind: 'intact', certificate, sealedAt }
  } catch (error) {
    const why = error instanceof Broken ? error.message : 'The seal cannot be read.'
    return { kind: 'broken', why }
  }
}
