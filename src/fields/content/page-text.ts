import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'

import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { FAQ_PAGES } from '@/src/domain/content/faq-pages'
import { FEE_TABLES } from '@/src/domain/content/rich-text/model'
import { choice, options } from '@/src/fields/simple'

const feeTable: Block = {
  slug: 'feeTable',
  admin: { disableBlockName: true },
  labels: { singular: 'Fee table', plural: 'Fee tables' },
  fields: [
    choice('of', 'states', options(FEE_TABLES), {
      label: 'What it lists',
      admin: { description: 'The figures come from the catalogue, so they are always current.' },
      index: false,
    }),
    {
      name: 'states',
      type: 'select',
      label: 'Only these states',
      hasMany: true,
      options: options(JURISDICTIONS),
      admin: {
        condition: (_, block) => block?.of === 'states',
        description: 'Leave empty for all states.',
      },
    },
  ],
}

const faqList: Block = {
  slug: 'faqList',
  admin: { disableBlockName: true },
  labels: { singular: 'Questions & answers', plural: 'Questions & answers' },
  fields: [choice('page', 'home', options(FAQ_PAGES), { label: 'The questions of', index: false })],
}

const callToAction: Block = {
  slug: 'callToAction',
  admin: { disableBlockName: true },
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'text', type: 'text', required: true, maxLength: 300 },
    { name: 'label', type: 'text', label: 'Button', required: true, maxLength: 60 },
    {
      name: 'href',
      type: 'text',
      label: 'Leads to',
      required: true,
      maxLength: 500,
      admin: { description: 'A page of this site (/checkout) or an address with https://' },
    },
  ],
}

/** What the long text of a page may consist of; `read-rich-text.ts` reads it. */
export const pageEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    LinkFeature({ enabledCollections: [] }),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    BlocksFeature({ blocks: [feeTable, faqList, callToAction] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
