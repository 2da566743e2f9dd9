// `npm run verify-signature -- FILE [CERTIFICATES.pem]`: says whether a signed file is as it was sealed, and
// by which certificate. It needs neither network, database nor secret. The certificates are those which
// /api/signing/certificate hands out; without them, compare the fingerprint with the one you were given.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { verifySeal } from '@/src/lib/seal/verify-seal'

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

const [file, certificates] = process.argv.slice(2)
if (!file) {
  console.error('  Name the file: npm run verify-signature -- FILE [CERTIFICATES.pem]')
  process.exit(2)
}

const trusted = certificates ? (readFileSync(certificates, 'utf8').match(PEM) ?? []) : []
if (certificates && trusted.length === 0) {
  console.error(`  ${certificates} holds no certificate.`)
  process.exit(2)
}

const bytes = readFileSync(file)
const verdict = verifySeal(bytes, trusted)
console.log(`  SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`)
if (verdict.kind === 'none')
  console.log('  No seal: this file was not signed here, or is a printout.')
if (verdict.kind === 'broken') console.log(`  Changed: ${verdict.why}`)
if (verdict.kind === 'intact') {
  console.log(`  Unchanged since it was sealed on ${verdict.sealedAt.toISOString()}.`)
  console.log(`  Sealed by ${verdict.certificate.subject.replaceAll('\n', ', ')}`)
  console.log(`  Certificate, SHA-256 ${verdict.certificate.fingerprint256}`)
  if (trusted.length === 0)
    console.log(
      '  Compare this fingerprint with the one on the site: anyone can make a certificate.',
    )
}
process.exit(verdict.kind === 'intact' ? 0 : 1)
