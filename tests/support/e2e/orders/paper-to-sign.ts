import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'
import { Pool } from 'pg'

import { paperFile } from '@/tests/support/signing/paper-file'

import { e2e } from '../environment'

const pool = new Pool({ connectionString: e2e.E2E_DATABASE_URL, max: 1, allowExitOnIdle: true })

export type Owner = { readonly name: string; readonly email: string }

/** An operating agreement of three pages in someone’s order, for two owners to sign. @returns its id */
export async function paperToSign(
  page: Page,
  order: { readonly id: string; readonly user: string | null },
  owners: readonly Owner[],
): Promise<string> {
  const bytes = await paperFile(
    owners.map(({ name }) => name),
    3,
  )
  const uploaded = await page.request.post(
    `/api/documents/upload?${new URLSearchParams({ name: 'Operating Agreement', order: order.id })}`,
    {
      multipart: { file: { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: bytes } },
      headers: { origin: new URL(e2e.E2E_BASE_URL).origin },
    },
  )
  const { document } = await uploaded.json()
  const signers = owners.map(({ name, email }, index) => ({
    key: `member-${index + 1}`,
    name,
    email,
    role: 'Member, 50%',
    order: index + 1,
  }))
  const { rows } = await pool.query(
    `insert into papers (order_id, user_id, service, kind, title, template, state, signature, signers,
       answers_hash, sha256, pages, document_id)
     values ($1, $2, 'llc', 'operating_agreement', 'Operating Agreement', 1, 'ready', 'electronic', $3, $4, $5, 3, $6)
     returning id`,
    [
      order.id,
      order.user,
      JSON.stringify(signers),
      'a'.repeat(64),
      createHash('sha256').update(bytes).digest('hex'),
      document.id,
    ],
  )
  return String(rows[0].id)
}
