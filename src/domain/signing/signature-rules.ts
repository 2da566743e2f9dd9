/** How a kind of paper may be signed. */
export type SignatureRule = {
  /** `either`: on screen or with a pen. `portal`: typed in the state's own form, so nothing is signed here. */
  readonly by: 'electronic' | 'ink' | 'either' | 'witnessed' | 'portal'
  readonly why: string
  readonly source: string
}

/** The day on which the sources were last read. The official pages are read again before this moves. */
export const RULES_READ_ON = '2026-11-25'

const ESIGN =
  'ESIGN, 15 U.S.C. 7001; UETA as adopted by the states; New York State Technology Law 304'
const NOT_LISTED =
  'IRM 10.10.1 permits electronic signatures on the forms of its exhibits alone; this one is not on them'

const contract: SignatureRule = {
  by: 'electronic',
  why: 'A contract or a company’s own act: no statute asks for ink, a witness or a notary.',
  source: ESIGN,
}
const ink = (why: string, source = NOT_LISTED): SignatureRule => ({ by: 'ink', why, source })

/**
 * How each kind of paper may be signed, by the sources as of `RULES_READ_ON`. A kind that is not here is
 * signed with a pen: an electronic signature needs a rule that permits it.
 */
export const SIGNATURE_RULES: Readonly<Record<string, SignatureRule>> = {
  operating_agreement: contract,
  bylaws: contract,
  organizer_statement: contract,
  incorporator_action: contract,
  initial_resolutions: contract,
  board_consent: contract,
  stock_subscription: contract,
  banking_resolution: contract,
  agent_acceptance: contract,
  filing_authorization: contract,
  minutes: contract,
  form_ss_4: ink(
    'Faxed or mailed, and kept on file by a designee: the signature is the applicant’s in ink.',
  ),
  designee_statement: ink('Authorizes the designee of the SS-4, and is kept with it.'),
  form_w_7: ink(
    'The original is mailed with the applicant’s own signature.',
    'Instructions for Form W-7',
  ),
  form_2553: ink('The election and each shareholder’s consent are signed in ink.'),
  form_8832: {
    by: 'either',
    why: 'The form is on the list, and is mailed.',
    source: 'IRM 10.10.1, exhibit 10.10.1-2',
  },
  form_8821: {
    by: 'either',
    why: 'On screen where the designee uploads it after identifying the taxpayer; in ink by fax or mail.',
    source: 'irs.gov, Submit Forms 2848 and 8821 online',
  },
  form_2848: {
    by: 'either',
    why: 'On screen where the representative uploads it after identifying the taxpayer; in ink by fax or mail.',
    source: 'irs.gov, Submit Forms 2848 and 8821 online',
  },
  form_15620: ink('The election within 30 days is mailed, or made on the portal of the IRS.'),
  form_5472: ink('Mailed or faxed with the pro-forma 1120.'),
  form_8822_b: ink('Mailed by an owner or officer.'),
  form_usps_1583: {
    by: 'witnessed',
    why: 'Signed before the agency that receives the mail, or a notary; live video is allowed.',
    source: 'USPS Domestic Mail Manual 508.1.8',
  },
  articles: {
    by: 'portal',
    why: 'The state’s portal takes a typed name as the signature of its organizer.',
    source: 'The state’s own portal; Florida by Fla. Stat. 15.16',
  },
  stock_certificate: ink(
    'Signed by two officers, or as the statute and the bylaws say.',
    'The state’s corporation act',
  ),
}

/** The rule of a kind of paper, however its name is written; null where no rule is known. */
export const signatureRuleOf = (kind: string): SignatureRule | null =>
  SIGNATURE_RULES[kind.toLowerCase().replaceAll('-', '_')] ?? null

export const maySignOnScreen = (kind: string): boolean =>
  ['electronic', 'either'].includes(signatureRuleOf(kind)?.by ?? 'ink')
