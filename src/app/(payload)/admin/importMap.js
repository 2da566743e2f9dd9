import { InvitationState as InvitationState_c67365a8e303db7b4c052e83016d839d } from '../../../../src/admin/accounts/InvitationState'
import { ChangePassword as ChangePassword_600383e8e9a671ae5d53c5bad7780e40 } from '../../../../src/admin/accounts/ChangePassword'
import { DeveloperViews as DeveloperViews_3304e73ffc7c17ccb49de8d90ef48ec7 } from '../../../../src/admin/accounts/DeveloperViews'
import { DateCell as DateCell_a1ba47c662abb4bd9434e6ef30e71f2a } from '../../../../src/admin/kit/cells/DateCell'
import { RequireView as RequireView_a40f028eca433f498d169f8f6726a037 } from '../../../../src/admin/kit/guards/RequireView'
import { SaveAgain as SaveAgain_b9a14e50e24e1598438b24fbd404d9a2 } from '../../../../src/admin/kit/payload-overrides/SaveAgain'
import { KeepTyped as KeepTyped_7497d8b5f8ed871c86be678ffa2ac8e7 } from '../../../../src/admin/kit/payload-overrides/KeepTyped'
import { StatusCell as StatusCell_56f9f312a78c8a236df3388525b8e3d2 } from '../../../../src/admin/kit/cells/StatusCell'
import { MoneyCell as MoneyCell_3ebdf748c7e8c5216afb78c6318d43d0 } from '../../../../src/admin/kit/cells/MoneyCell'
import { MoneyField as MoneyField_430fd900d9223e927c5b4edc610c3fd5 } from '../../../../src/admin/kit/fields/MoneyField'
import { PersonCell as PersonCell_adb9402273949ede719e705b85fb61e1 } from '../../../../src/admin/kit/people/PersonCell'
import { PersonField as PersonField_e6056c7a1edcb5a7833475dacb31aa59 } from '../../../../src/admin/kit/people/PersonField'
import { PersonFilter as PersonFilter_c4fc6af152602b60f95912b8eb9467f6 } from '../../../../src/admin/kit/people/PersonFilter'
import { PlainJson as PlainJson_2b630923194604402fb8c80b1d49f9bc } from '../../../../src/admin/kit/fields/PlainJson'
import { OrderView as OrderView_fb271ccbc7081d439cc828f0c60388b9 } from '../../../../src/admin/orders/view/OrderView'
import { DefaultEditView as DefaultEditView_3817bf644402e67bfe6577f60ef982de } from '@payloadcms/ui'
import { TicketView as TicketView_652dd352226b90728a85be17f5e1a6e1 } from '../../../../src/admin/support/TicketView'
import { PlainCode as PlainCode_53ea99476d7423ca0aab358c65a80fa3 } from '../../../../src/admin/kit/fields/PlainCode'
import { MailPreview as MailPreview_c4b8fc2797b0ddced4984848f67c4861 } from '../../../../src/admin/mail/MailPreview'
import { MailView as MailView_1bda58bca37c34c42018f492f9e12f48 } from '../../../../src/admin/mail/MailView'
import { LeadView as LeadView_9f4de0d3a8a3a6e4df2c9492877f3bd8 } from '../../../../src/admin/leads/view/LeadView'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AuditEntry as AuditEntry_bab6e29781eb9f82d891bf8b0000ec51 } from '../../../../src/admin/platform/AuditEntry'
import { AdminNav as AdminNav_d96ab061d3fe986758676a1c4fe22da3 } from '../../../../src/admin/kit/nav/AdminNav'
import { GraceBanner as GraceBanner_178e2cf298811b90bd8648afa4f90853 } from '../../../../src/admin/accounts/two-factor/GraceBanner'
import { Icon as Icon_ce21cc312f614c6338b253ebeec905c5 } from '../../../../src/admin/kit/brand/Icon'
import { Logo as Logo_3b9b3871838aa31de4ff5105b19a0fae } from '../../../../src/admin/kit/brand/Logo'
import { OfficeZone as OfficeZone_91423a9aadc879be8c56dfeaeb667a45 } from '../../../../src/admin/kit/time/OfficeZone'
import { FactorGate as FactorGate_48cbfa48ed85e52e2078f9021cc24039 } from '../../../../src/admin/accounts/two-factor/FactorGate'
import { Dashboard as Dashboard_b3b20c4cfab68c6e58bd88e9b3800a31 } from '../../../../src/admin/analytics/Dashboard'
import { OrdersScreen as OrdersScreen_78ad620b4452c47f71574369d4b254ee } from '../../../../src/admin/orders/list/OrdersScreen'
import { ScreeningScreen as ScreeningScreen_f6f31b5d3afe6fb72cad224bd592430f } from '../../../../src/admin/screening/ScreeningScreen'
import { SigningScreen as SigningScreen_e31c1c70d8940572db3093d1e24913e5 } from '../../../../src/admin/signing/SigningScreen'
import { FormsScreen as FormsScreen_8df9a711f889c0988ce5e99cdffcb730 } from '../../../../src/admin/papers/FormsScreen'
import { TicketsScreen as TicketsScreen_483e174020757734fe35ef592bc0fc24 } from '../../../../src/admin/support/inbox/TicketsScreen'
import { CannedRepliesScreen as CannedRepliesScreen_a95cbcd5ae9ea134f52a2f07af5b8a2c } from '../../../../src/admin/support/CannedRepliesScreen'
import { UsersScreen as UsersScreen_78aee9eeee274a1a9672067f21be23b6 } from '../../../../src/admin/accounts/list/UsersScreen'
import { PersonScreen as PersonScreen_245d9ff0869e84a6eb107f471e060681 } from '../../../../src/admin/accounts/person/PersonScreen'
import { ComplianceScreen as ComplianceScreen_96f2a9212c725b4456cbd8da5542f1a4 } from '../../../../src/admin/compliance/ComplianceScreen'
import { ComplianceCalendar as ComplianceCalendar_1a52b8b36eab05f7a234f1f51ca9d38d } from '../../../../src/admin/compliance/calendar/ComplianceCalendar'
import { CompliancePlan as CompliancePlan_915da00f31530a3cee0579f4b8aa56f5 } from '../../../../src/admin/compliance/plan/CompliancePlan'
import { PackagesScreen as PackagesScreen_dbfb3a44a1d4bb7283821a5bf9502707 } from '../../../../src/admin/catalogue/packages/PackagesScreen'
import { ServicesScreen as ServicesScreen_8a763c115ccd37c5c96aa987f148a540 } from '../../../../src/admin/catalogue/ServicesScreen'
import { AddonsScreen as AddonsScreen_3c121a9aaf3130d7c395e63bc301a228 } from '../../../../src/admin/catalogue/addons/AddonsScreen'
import { BeforeYouSellScreen as BeforeYouSellScreen_ad8e631531ea62a5b94ca6d28ba52839 } from '../../../../src/admin/catalogue/licensing/BeforeYouSellScreen'
import { OffersScreen as OffersScreen_dcfb9edb777ee21157d22ad76679aa95 } from '../../../../src/admin/catalogue/OffersScreen'
import { StatesScreen as StatesScreen_1a066fe68419944643332c9678ada4c2 } from '../../../../src/admin/catalogue/states/StatesScreen'
import { FeeImport as FeeImport_26f15dc724c10ea33bb2acdb1ea38257 } from '../../../../src/admin/catalogue/states/FeeImport'
import { StateFacts as StateFacts_977a55215d0196f97768bb73cd05915f } from '../../../../src/admin/catalogue/facts/StateFacts'
import { FactView as FactView_7d986a431c968e6e0c641e24a49fe47b } from '../../../../src/admin/catalogue/facts/FactView'
import { FactImport as FactImport_f00eca638031c37fd7f1b7fb370e1877 } from '../../../../src/admin/catalogue/facts/FactImport'
import { CheckoutPackagesScreen as CheckoutPackagesScreen_673a961e31fdf7df628ef2e8d357391c } from '../../../../src/admin/catalogue/checkout-packages/CheckoutPackagesScreen'
import { LeadsScreen as LeadsScreen_f06caf26005834671e730a3a22e3e471 } from '../../../../src/admin/leads/list/LeadsScreen'
import { CallsScreen as CallsScreen_1bc8ce1eb6c6d53da6454f0aaf3b1cff } from '../../../../src/admin/leads/calls/CallsScreen'
import { ScoringScreen as ScoringScreen_ae74480c61afff5b419ec3b2f8b044dd } from '../../../../src/admin/leads/scoring/ScoringScreen'
import { ImportScreen as ImportScreen_f9497f1a1231b800c52f70735d98f2ce } from '../../../../src/admin/leads/import/ImportScreen'
import { ActivityScreen as ActivityScreen_b5677243fe0b49c35122c4669a31c21e } from '../../../../src/admin/leads/ActivityScreen'
import { GeoScreen as GeoScreen_c787873799035b5e25e7109bd74fa5d3 } from '../../../../src/admin/analytics/geo/GeoScreen'
import { CampaignsScreen as CampaignsScreen_428a81eea56c2c533120d4b17e52d0bd } from '../../../../src/admin/marketing/campaigns/CampaignsScreen'
import { CampaignScreen as CampaignScreen_9fbb5cd5256448621c3ed0c7f372ed85 } from '../../../../src/admin/marketing/campaigns/CampaignScreen'
import { TemplatesScreen as TemplatesScreen_eba56e0981069b0b6a1162e573af5512 } from '../../../../src/admin/marketing/templates/TemplatesScreen'
import { TemplateScreen as TemplateScreen_1bec49c2364f29aa810e47f4fc124236 } from '../../../../src/admin/marketing/templates/TemplateScreen'
import { FollowUpsScreen as FollowUpsScreen_ba8910df702ebf71004973a803a851dc } from '../../../../src/admin/marketing/followups/FollowUpsScreen'
import { FollowUpTemplateScreen as FollowUpTemplateScreen_1bec49c2364f29aa810e47f4fc124236 } from '../../../../src/admin/marketing/templates/TemplateScreen'
import { SchedulesScreen as SchedulesScreen_a5ed7de31c9e4eb484f94ba8bc0c0129 } from '../../../../src/admin/marketing/followups/SchedulesScreen'
import { OutboxScreen as OutboxScreen_d66e05c245c6ac2786ea81ae6e9b9c7e } from '../../../../src/admin/mail/OutboxScreen'
import { SuppressionsScreen as SuppressionsScreen_ff0631eeb5565809f2f468b4fbbe4f74 } from '../../../../src/admin/mail/suppressions/SuppressionsScreen'
import { MailEventsScreen as MailEventsScreen_c9de21915e297a952cc190959cc61d95 } from '../../../../src/admin/mail/records'
import { ConsentsScreen as ConsentsScreen_c9de21915e297a952cc190959cc61d95 } from '../../../../src/admin/mail/records'
import { MailSettingsScreen as MailSettingsScreen_3f73a1f3f1207312750422ff307ae63b } from '../../../../src/admin/mail/settings/MailSettingsScreen'
import { AffiliatesScreen as AffiliatesScreen_7344ec8fd22628c30af489007d27ec76 } from '../../../../src/admin/affiliates/AffiliatesScreen'
import { AffiliateLedger as AffiliateLedger_efbb893ee7f5825dc533b51f42d8ab7b } from '../../../../src/admin/affiliates/ledger/AffiliateLedger'
import { ClicksScreen as ClicksScreen_2ad1b2fd9d56738c0e81d575b1c467cd } from '../../../../src/admin/affiliates/ledger/ClicksScreen'
import { CommissionsScreen as CommissionsScreen_ba5b3f22a4e3fb672add8a5109605a32 } from '../../../../src/admin/affiliates/ledger/CommissionsScreen'
import { PayoutsScreen as PayoutsScreen_722d7ddb6b01435bce51d00338e62366 } from '../../../../src/admin/affiliates/payouts/PayoutsScreen'
import { PaymentGateways as PaymentGateways_9c176078c347f02d88de6a16e162d86d } from '../../../../src/admin/payments/PaymentGateways'
import { PaymentsScreen as PaymentsScreen_a7acf21ecf3a7daab0239258a48eec68 } from '../../../../src/admin/payments/records'
import { RefundsScreen as RefundsScreen_a7acf21ecf3a7daab0239258a48eec68 } from '../../../../src/admin/payments/records'
import { WebhookEventsScreen as WebhookEventsScreen_a7acf21ecf3a7daab0239258a48eec68 } from '../../../../src/admin/payments/records'
import { SubAdminsScreen as SubAdminsScreen_dceb72a2356fd832baae5c75b1ee359d } from '../../../../src/admin/accounts/rights/SubAdminsScreen'
import { RightsScreen as RightsScreen_133967f1ee3d884da4f5260d26355aaa } from '../../../../src/admin/accounts/rights/RightsScreen'
import { SecurityScreen as SecurityScreen_2d286e5837ea8d5d07bf12432534c59a } from '../../../../src/admin/accounts/rights/SecurityScreen'
import { WhatsAppScreen as WhatsAppScreen_6eec30e85ce0cda3f25a787a10e55d6f } from '../../../../src/admin/content/whatsapp/WhatsAppScreen'
import { SeoScreen as SeoScreen_ce8af52a287b1176b45e89f132721c49 } from '../../../../src/admin/content/seo/list/SeoScreen'
import { SeoPageScreen as SeoPageScreen_ffa279f14253b62bb4ca09ee6c29e7df } from '../../../../src/admin/content/seo/page/SeoPageScreen'
import { SiteCheckScreen as SiteCheckScreen_391d4f9f3e2af23eb3d098627cf48907 } from '../../../../src/admin/content/seo/check/SiteCheckScreen'
import { RedirectsScreen as RedirectsScreen_e01f4b6518ba385759726f5285b2765c } from '../../../../src/admin/content/seo/redirects/RedirectsScreen'
import { RedirectImportScreen as RedirectImportScreen_43dec0a333105799281d4c20b29f5c23 } from '../../../../src/admin/content/seo/redirects/RedirectImportScreen'
import { VisualEditorScreen as VisualEditorScreen_03caf6791c569ee8e3e486a45a4e6f96 } from '../../../../src/admin/content/editor/VisualEditorScreen'
import { SiteTextsScreen as SiteTextsScreen_5defc8a053c022d20ea86eb675fc2946 } from '../../../../src/admin/content/texts/SiteTextsScreen'
import { SitePagesScreen as SitePagesScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { LegalVersionsScreen as LegalVersionsScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { FaqsScreen as FaqsScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { TestimonialsScreen as TestimonialsScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { EvidenceScreen as EvidenceScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { MediaScreen as MediaScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { RevisionsScreen as RevisionsScreen_65a40722860942fd3f468e6d0f4f9bc9 } from '../../../../src/admin/content/records'
import { SocialScreen as SocialScreen_2d5b7c099abf70f3fbd15b16e8f73207 } from '../../../../src/admin/content/social/SocialScreen'
import { BrandingScreen as BrandingScreen_001b68db75793014eabee6d985ab5c8d } from '../../../../src/admin/content/branding/BrandingScreen'
import { SettingsScreen as SettingsScreen_c55b8c580dfe32ff1be4a406d15e9c46 } from '../../../../src/admin/content/settings/SettingsScreen'
import { OpeningsScreen as OpeningsScreen_a2f3bb17f87a56416360eebfa06540c7 } from '../../../../src/admin/careers/OpeningsScreen'
import { BoardScreen as BoardScreen_9fff4e234a7f30f356f72f0082af89b7 } from '../../../../src/admin/careers/board/BoardScreen'
import { ApplicationsScreen as ApplicationsScreen_1922323525b050fec1d4986de30c128c } from '../../../../src/admin/careers/list/ApplicationsScreen'
import { AccessDenied as AccessDenied_11497256ae0404664dfde492367d0c6d } from '../../../../src/admin/kit/guards/AccessDenied'
import { AuditLog as AuditLog_73c228370cfac8453a686269391ff0b9 } from '../../../../src/admin/platform/AuditLog'
import { SecurityEvents as SecurityEvents_3eb966cda121bab026ee1ba1780eee1f } from '../../../../src/admin/platform/SecurityEvents'
import { QueuesScreen as QueuesScreen_d56dfd50f75067cc085ce1b3e36bbf7b } from '../../../../src/admin/platform/queues/QueuesScreen'
import { LogsScreen as LogsScreen_556a26d7427b72441b47e1030296e128 } from '../../../../src/admin/platform/LogsScreen'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/accounts/InvitationState#InvitationState": InvitationState_c67365a8e303db7b4c052e83016d839d,
  "/src/admin/accounts/ChangePassword#ChangePassword": ChangePassword_600383e8e9a671ae5d53c5bad7780e40,
  "/src/admin/accounts/DeveloperViews#DeveloperViews": DeveloperViews_3304e73ffc7c17ccb49de8d90ef48ec7,
  "/src/admin/kit/cells/DateCell#DateCell": DateCell_a1ba47c662abb4bd9434e6ef30e71f2a,
  "/src/admin/kit/guards/RequireView#RequireView": RequireView_a40f028eca433f498d169f8f6726a037,
  "/src/admin/kit/payload-overrides/SaveAgain#SaveAgain": SaveAgain_b9a14e50e24e1598438b24fbd404d9a2,
  "/src/admin/kit/payload-overrides/KeepTyped#KeepTyped": KeepTyped_7497d8b5f8ed871c86be678ffa2ac8e7,
  "/src/admin/kit/cells/StatusCell#StatusCell": StatusCell_56f9f312a78c8a236df3388525b8e3d2,
  "/src/admin/kit/cells/MoneyCell#MoneyCell": MoneyCell_3ebdf748c7e8c5216afb78c6318d43d0,
  "/src/admin/kit/fields/MoneyField#MoneyField": MoneyField_430fd900d9223e927c5b4edc610c3fd5,
  "/src/admin/kit/people/PersonCell#PersonCell": PersonCell_adb9402273949ede719e705b85fb61e1,
  "/src/admin/kit/people/PersonField#PersonField": PersonField_e6056c7a1edcb5a7833475dacb31aa59,
  "/src/admin/kit/people/PersonFilter#PersonFilter": PersonFilter_c4fc6af152602b60f95912b8eb9467f6,
  "/src/admin/kit/fields/PlainJson#PlainJson": PlainJson_2b630923194604402fb8c80b1d49f9bc,
  "/src/admin/orders/view/OrderView#OrderView": OrderView_fb271ccbc7081d439cc828f0c60388b9,
  "@payloadcms/ui#DefaultEditView": DefaultEditView_3817bf644402e67bfe6577f60ef982de,
  "/src/admin/support/TicketView#TicketView": TicketView_652dd352226b90728a85be17f5e1a6e1,
  "/src/admin/kit/fields/PlainCode#PlainCode": PlainCode_53ea99476d7423ca0aab358c65a80fa3,
  "/src/admin/mail/MailPreview#MailPreview": MailPreview_c4b8fc2797b0ddced4984848f67c4861,
  "/src/admin/mail/MailView#MailView": MailView_1bda58bca37c34c42018f492f9e12f48,
  "/src/admin/leads/view/LeadView#LeadView": LeadView_9f4de0d3a8a3a6e4df2c9492877f3bd8,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/platform/AuditEntry#AuditEntry": AuditEntry_bab6e29781eb9f82d891bf8b0000ec51,
  "/src/admin/kit/nav/AdminNav#AdminNav": AdminNav_d96ab061d3fe986758676a1c4fe22da3,
  "/src/admin/accounts/two-factor/GraceBanner#GraceBanner": GraceBanner_178e2cf298811b90bd8648afa4f90853,
  "/src/admin/kit/brand/Icon#Icon": Icon_ce21cc312f614c6338b253ebeec905c5,
  "/src/admin/kit/brand/Logo#Logo": Logo_3b9b3871838aa31de4ff5105b19a0fae,
  "/src/admin/kit/time/OfficeZone#OfficeZone": OfficeZone_91423a9aadc879be8c56dfeaeb667a45,
  "/src/admin/accounts/two-factor/FactorGate#FactorGate": FactorGate_48cbfa48ed85e52e2078f9021cc24039,
  "/src/admin/analytics/Dashboard#Dashboard": Dashboard_b3b20c4cfab68c6e58bd88e9b3800a31,
  "/src/admin/orders/list/OrdersScreen#OrdersScreen": OrdersScreen_78ad620b4452c47f71574369d4b254ee,
  "/src/admin/screening/ScreeningScreen#ScreeningScreen": ScreeningScreen_f6f31b5d3afe6fb72cad224bd592430f,
  "/src/admin/signing/SigningScreen#SigningScreen": SigningScreen_e31c1c70d8940572db3093d1e24913e5,
  "/src/admin/papers/FormsScreen#FormsScreen": FormsScreen_8df9a711f889c0988ce5e99cdffcb730,
  "/src/admin/support/inbox/TicketsScreen#TicketsScreen": TicketsScreen_483e174020757734fe35ef592bc0fc24,
  "/src/admin/support/CannedRepliesScreen#CannedRepliesScreen": CannedRepliesScreen_a95cbcd5ae9ea134f52a2f07af5b8a2c,
  "/src/admin/accounts/list/UsersScreen#UsersScreen": UsersScreen_78aee9eeee274a1a9672067f21be23b6,
  "/src/admin/accounts/person/PersonScreen#PersonScreen": PersonScreen_245d9ff0869e84a6eb107f471e060681,
  "/src/admin/compliance/ComplianceScreen#ComplianceScreen": ComplianceScreen_96f2a9212c725b4456cbd8da5542f1a4,
  "/src/admin/compliance/calendar/ComplianceCalendar#ComplianceCalendar": ComplianceCalendar_1a52b8b36eab05f7a234f1f51ca9d38d,
  "/src/admin/compliance/plan/CompliancePlan#CompliancePlan": CompliancePlan_915da00f31530a3cee0579f4b8aa56f5,
  "/src/admin/catalogue/packages/PackagesScreen#PackagesScreen": PackagesScreen_dbfb3a44a1d4bb7283821a5bf9502707,
  "/src/admin/catalogue/ServicesScreen#ServicesScreen": ServicesScreen_8a763c115ccd37c5c96aa987f148a540,
  "/src/admin/catalogue/addons/AddonsScreen#AddonsScreen": AddonsScreen_3c121a9aaf3130d7c395e63bc301a228,
  "/src/admin/catalogue/licensing/BeforeYouSellScreen#BeforeYouSellScreen": BeforeYouSellScreen_ad8e631531ea62a5b94ca6d28ba52839,
  "/src/admin/catalogue/OffersScreen#OffersScreen": OffersScreen_dcfb9edb777ee21157d22ad76679aa95,
  "/src/admin/catalogue/states/StatesScreen#StatesScreen": StatesScreen_1a066fe68419944643332c9678ada4c2,
  "/src/admin/catalogue/states/FeeImport#FeeImport": FeeImport_26f15dc724c10ea33bb2acdb1ea38257,
  "/src/admin/catalogue/facts/StateFacts#StateFacts": StateFacts_977a55215d0196f97768bb73cd05915f,
  "/src/admin/catalogue/facts/FactView#FactView": FactView_7d986a431c968e6e0c641e24a49fe47b,
  "/src/admin/catalogue/facts/FactImport#FactImport": FactImport_f00eca638031c37fd7f1b7fb370e1877,
  "/src/admin/catalogue/checkout-packages/CheckoutPackagesScreen#CheckoutPackagesScreen": CheckoutPackagesScreen_673a961e31fdf7df628ef2e8d357391c,
  "/src/admin/leads/list/LeadsScreen#LeadsScreen": LeadsScreen_f06caf26005834671e730a3a22e3e471,
  "/src/admin/leads/calls/CallsScreen#CallsScreen": CallsScreen_1bc8ce1eb6c6d53da6454f0aaf3b1cff,
  "/src/admin/leads/scoring/ScoringScreen#ScoringScreen": ScoringScreen_ae74480c61afff5b419ec3b2f8b044dd,
  "/src/admin/leads/import/ImportScreen#ImportScreen": ImportScreen_f9497f1a1231b800c52f70735d98f2ce,
  "/src/admin/leads/ActivityScreen#ActivityScreen": ActivityScreen_b5677243fe0b49c35122c4669a31c21e,
  "/src/admin/analytics/geo/GeoScreen#GeoScreen": GeoScreen_c787873799035b5e25e7109bd74fa5d3,
  "/src/admin/marketing/campaigns/CampaignsScreen#CampaignsScreen": CampaignsScreen_428a81eea56c2c533120d4b17e52d0bd,
  "/src/admin/marketing/campaigns/CampaignScreen#CampaignScreen": CampaignScreen_9fbb5cd5256448621c3ed0c7f372ed85,
  "/src/admin/marketing/templates/TemplatesScreen#TemplatesScreen": TemplatesScreen_eba56e0981069b0b6a1162e573af5512,
  "/src/admin/marketing/templates/TemplateScreen#TemplateScreen": TemplateScreen_1bec49c2364f29aa810e47f4fc124236,
  "/src/admin/marketing/followups/FollowUpsScreen#FollowUpsScreen": FollowUpsScreen_ba8910df702ebf71004973a803a851dc,
  "/src/admin/marketing/templates/TemplateScreen#FollowUpTemplateScreen": FollowUpTemplateScreen_1bec49c2364f29aa810e47f4fc124236,
  "/src/admin/marketing/followups/SchedulesScreen#SchedulesScreen": SchedulesScreen_a5ed7de31c9e4eb484f94ba8bc0c0129,
  "/src/admin/mail/OutboxScreen#OutboxScreen": OutboxScreen_d66e05c245c6ac2786ea81ae6e9b9c7e,
  "/src/admin/mail/suppressions/SuppressionsScreen#SuppressionsScreen": SuppressionsScreen_ff0631eeb5565809f2f468b4fbbe4f74,
  "/src/admin/mail/records#MailEventsScreen": MailEventsScreen_c9de21915e297a952cc190959cc61d95,
  "/src/admin/mail/records#ConsentsScreen": ConsentsScreen_c9de21915e297a952cc190959cc61d95,
  "/src/admin/mail/settings/MailSettingsScreen#MailSettingsScreen": MailSettingsScreen_3f73a1f3f1207312750422ff307ae63b,
  "/src/admin/affiliates/AffiliatesScreen#AffiliatesScreen": AffiliatesScreen_7344ec8fd22628c30af489007d27ec76,
  "/src/admin/affiliates/ledger/AffiliateLedger#AffiliateLedger": AffiliateLedger_efbb893ee7f5825dc533b51f42d8ab7b,
  "/src/admin/affiliates/ledger/ClicksScreen#ClicksScreen": ClicksScreen_2ad1b2fd9d56738c0e81d575b1c467cd,
  "/src/admin/affiliates/ledger/CommissionsScreen#CommissionsScreen": CommissionsScreen_ba5b3f22a4e3fb672add8a5109605a32,
  "/src/admin/affiliates/payouts/PayoutsScreen#PayoutsScreen": PayoutsScreen_722d7ddb6b01435bce51d00338e62366,
  "/src/admin/payments/PaymentGateways#PaymentGateways": PaymentGateways_9c176078c347f02d88de6a16e162d86d,
  "/src/admin/payments/records#PaymentsScreen": PaymentsScreen_a7acf21ecf3a7daab0239258a48eec68,
  "/src/admin/payments/records#RefundsScreen": RefundsScreen_a7acf21ecf3a7daab0239258a48eec68,
  "/src/admin/payments/records#WebhookEventsScreen": WebhookEventsScreen_a7acf21ecf3a7daab0239258a48eec68,
  "/src/admin/accounts/rights/SubAdminsScreen#SubAdminsScreen": SubAdminsScreen_dceb72a2356fd832baae5c75b1ee359d,
  "/src/admin/accounts/rights/RightsScreen#RightsScreen": RightsScreen_133967f1ee3d884da4f5260d26355aaa,
  "/src/admin/accounts/rights/SecurityScreen#SecurityScreen": SecurityScreen_2d286e5837ea8d5d07bf12432534c59a,
  "/src/admin/content/whatsapp/WhatsAppScreen#WhatsAppScreen": WhatsAppScreen_6eec30e85ce0cda3f25a787a10e55d6f,
  "/src/admin/content/seo/list/SeoScreen#SeoScreen": SeoScreen_ce8af52a287b1176b45e89f132721c49,
  "/src/admin/content/seo/page/SeoPageScreen#SeoPageScreen": SeoPageScreen_ffa279f14253b62bb4ca09ee6c29e7df,
  "/src/admin/content/seo/check/SiteCheckScreen#SiteCheckScreen": SiteCheckScreen_391d4f9f3e2af23eb3d098627cf48907,
  "/src/admin/content/seo/redirects/RedirectsScreen#RedirectsScreen": RedirectsScreen_e01f4b6518ba385759726f5285b2765c,
  "/src/admin/content/seo/redirects/RedirectImportScreen#RedirectImportScreen": RedirectImportScreen_43dec0a333105799281d4c20b29f5c23,
  "/src/admin/content/editor/VisualEditorScreen#VisualEditorScreen": VisualEditorScreen_03caf6791c569ee8e3e486a45a4e6f96,
  "/src/admin/content/texts/SiteTextsScreen#SiteTextsScreen": SiteTextsScreen_5defc8a053c022d20ea86eb675fc2946,
  "/src/admin/content/records#SitePagesScreen": SitePagesScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#LegalVersionsScreen": LegalVersionsScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#FaqsScreen": FaqsScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#TestimonialsScreen": TestimonialsScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#EvidenceScreen": EvidenceScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#MediaScreen": MediaScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/records#RevisionsScreen": RevisionsScreen_65a40722860942fd3f468e6d0f4f9bc9,
  "/src/admin/content/social/SocialScreen#SocialScreen": SocialScreen_2d5b7c099abf70f3fbd15b16e8f73207,
  "/src/admin/content/branding/BrandingScreen#BrandingScreen": BrandingScreen_001b68db75793014eabee6d985ab5c8d,
  "/src/admin/content/settings/SettingsScreen#SettingsScreen": SettingsScreen_c55b8c580dfe32ff1be4a406d15e9c46,
  "/src/admin/careers/OpeningsScreen#OpeningsScreen": OpeningsScreen_a2f3bb17f87a56416360eebfa06540c7,
  "/src/admin/careers/board/BoardScreen#BoardScreen": BoardScreen_9fff4e234a7f30f356f72f0082af89b7,
  "/src/admin/careers/list/ApplicationsScreen#ApplicationsScreen": ApplicationsScreen_1922323525b050fec1d4986de30c128c,
  "/src/admin/kit/guards/AccessDenied#AccessDenied": AccessDenied_11497256ae0404664dfde492367d0c6d,
  "/src/admin/platform/AuditLog#AuditLog": AuditLog_73c228370cfac8453a686269391ff0b9,
  "/src/admin/platform/SecurityEvents#SecurityEvents": SecurityEvents_3eb966cda121bab026ee1ba1780eee1f,
  "/src/admin/platform/queues/QueuesScreen#QueuesScreen": QueuesScreen_d56dfd50f75067cc085ce1b3e36bbf7b,
  "/src/admin/platform/LogsScreen#LogsScreen": LogsScreen_556a26d7427b72441b47e1030296e128,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
