import * as migration_20261121_231829_initial from './20261121_231829_initial';
import * as migration_20261121_231900_counters from './20261121_231900_counters';
import * as migration_20261121_231910_audit_guard from './20261121_231910_audit_guard';
import * as migration_20261121_231920_daily_totals from './20261121_231920_daily_totals';
import * as migration_20261121_231930_people from './20261121_231930_people';
import * as migration_20261121_232000_office_feed from './20261121_232000_office_feed';
import * as migration_20261121_232010_office_lists from './20261121_232010_office_lists';
import * as migration_20261121_232020_traffic from './20261121_232020_traffic';
import * as migration_20261121_232030_leads from './20261121_232030_leads';
import * as migration_20261121_232040_job_indexes from './20261121_232040_job_indexes';
import * as migration_20261121_232050_site_changes from './20261121_232050_site_changes';
import * as migration_20261121_232060_site_checks from './20261121_232060_site_checks';
import * as migration_20261121_232100_content_editing from './20261121_232100_content_editing';
import * as migration_20261123_082000_calls from './20261123_082000_calls';
import * as migration_20261123_100000_call_zones from './20261123_100000_call_zones';
import * as migration_20261123_110000_applications_again from './20261123_110000_applications_again';
import * as migration_20261124_000000_list_consent from './20261124_000000_list_consent';
import * as migration_20261126_060000_bulk_run_rows from './20261126_060000_bulk_run_rows';
import * as migration_20261126_060000_repeatable_addons from './20261126_060000_repeatable_addons';
import * as migration_20261126_061000_installation_secret from './20261126_061000_installation_secret';
import * as migration_20261126_063000_mail_outbox from './20261126_063000_mail_outbox';
import * as migration_20261126_064000_mail_kept_schedules from './20261126_064000_mail_kept_schedules';
import * as migration_20261126_123000_follow_ups_begin_off from './20261126_123000_follow_ups_begin_off';
import * as migration_20261126_124000_referral_reviews from './20261126_124000_referral_reviews';
import * as migration_20261126_130000_search_fold from './20261126_130000_search_fold';
import * as migration_20261126_141000_sessions_and_security_events from './20261126_141000_sessions_and_security_events';
import * as migration_20261126_150000_secret_rotation from './20261126_150000_secret_rotation';
import * as migration_20261126_150000_sent_keys from './20261126_150000_sent_keys';
import * as migration_20261126_151000_audit_redaction from './20261126_151000_audit_redaction';
import * as migration_20261126_154000_screenings from './20261126_154000_screenings';
import * as migration_20261126_160000_us_person from './20261126_160000_us_person';
import * as migration_20261126_161000_legal_review from './20261126_161000_legal_review';
import * as migration_20261126_162000_seeded_facts_and_texts from './20261126_162000_seeded_facts_and_texts';
import * as migration_20261126_170000_confirmations from './20261126_170000_confirmations';
import * as migration_20261126_170000_rehearsed_backups from './20261126_170000_rehearsed_backups';
import * as migration_20261126_170000_work_of_every_line from './20261126_170000_work_of_every_line';
import * as migration_20261126_170100_work_sold_before from './20261126_170100_work_sold_before';
import * as migration_20261126_171000_trademark_class from './20261126_171000_trademark_class';
import * as migration_20261126_180000_papers from './20261126_180000_papers';
import * as migration_20261126_193000_signing from './20261126_193000_signing';
import * as migration_20261126_213000_official_forms from './20261126_213000_official_forms';
import * as migration_20261126_213500_press_ends from './20261126_213500_press_ends';
import * as migration_20261126_220000_times_and_names from './20261126_220000_times_and_names';
import * as migration_20261126_221000_screening_source from './20261126_221000_screening_source';
import * as migration_20261127_063000_order_queues from './20261127_063000_order_queues';
import * as migration_20261127_064000_company_answers from './20261127_064000_company_answers';
import * as migration_20261127_064000_ticket_desk from './20261127_064000_ticket_desk';
import * as migration_20261127_070000_no_locks from './20261127_070000_no_locks';
import * as migration_20261127_080000_sensitive_rights from './20261127_080000_sensitive_rights';
import * as migration_20261127_080100_keep_sensitive_rights from './20261127_080100_keep_sensitive_rights';
import * as migration_20261128_000000_legal_names from './20261128_000000_legal_names';
import * as migration_20261128_070000_lean_indexes from './20261128_070000_lean_indexes';

export const migrations = [
  {
    up: migration_20261121_231829_initial.up,
    down: migration_20261121_231829_initial.down,
    name: '20261121_231829_initial',
  },
  {
    up: migration_20261121_231900_counters.up,
    down: migration_20261121_231900_counters.down,
    name: '20261121_231900_counters',
  },
  {
    up: migration_20261121_231910_audit_guard.up,
    down: migration_20261121_231910_audit_guard.down,
    name: '20261121_231910_audit_guard',
  },
  {
    up: migration_20261121_231920_daily_totals.up,
    down: migration_20261121_231920_daily_totals.down,
    name: '20261121_231920_daily_totals',
  },
  {
    up: migration_20261121_231930_people.up,
    down: migration_20261121_231930_people.down,
    name: '20261121_231930_people',
  },
  {
    up: migration_20261121_232000_office_feed.up,
    down: migration_20261121_232000_office_feed.down,
    name: '20261121_232000_office_feed',
  },
  {
    up: migration_20261121_232010_office_lists.up,
    down: migration_20261121_232010_office_lists.down,
    name: '20261121_232010_office_lists',
  },
  {
    up: migration_20261121_232020_traffic.up,
    down: migration_20261121_232020_traffic.down,
    name: '20261121_232020_traffic',
  },
  {
    up: migration_20261121_232030_leads.up,
    down: migration_20261121_232030_leads.down,
    name: '20261121_232030_leads',
  },
  {
    up: migration_20261121_232040_job_indexes.up,
    down: migration_20261121_232040_job_indexes.down,
    name: '20261121_232040_job_indexes',
  },
  {
    up: migration_20261121_232050_site_changes.up,
    down: migration_20261121_232050_site_changes.down,
    name: '20261121_232050_site_changes',
  },
  {
    up: migration_20261121_232060_site_checks.up,
    down: migration_20261121_232060_site_checks.down,
    name: '20261121_232060_site_checks',
  },
  {
    up: migration_20261121_232100_content_editing.up,
    down: migration_20261121_232100_content_editing.down,
    name: '20261121_232100_content_editing',
  },
  {
    up: migration_20261123_082000_calls.up,
    down: migration_20261123_082000_calls.down,
    name: '20261123_082000_calls',
  },
  {
    up: migration_20261123_100000_call_zones.up,
    down: migration_20261123_100000_call_zones.down,
    name: '20261123_100000_call_zones',
  },
  {
    up: migration_20261123_110000_applications_again.up,
    down: migration_20261123_110000_applications_again.down,
    name: '20261123_110000_applications_again',
  },
  {
    up: migration_20261124_000000_list_consent.up,
    down: migration_20261124_000000_list_consent.down,
    name: '20261124_000000_list_consent',
  },
  {
    up: migration_20261126_060000_bulk_run_rows.up,
    down: migration_20261126_060000_bulk_run_rows.down,
    name: '20261126_060000_bulk_run_rows',
  },
  {
    up: migration_20261126_060000_repeatable_addons.up,
    down: migration_20261126_060000_repeatable_addons.down,
    name: '20261126_060000_repeatable_addons',
  },
  {
    up: migration_20261126_061000_installation_secret.up,
    down: migration_20261126_061000_installation_secret.down,
    name: '20261126_061000_installation_secret',
  },
  {
    up: migration_20261126_063000_mail_outbox.up,
    down: migration_20261126_063000_mail_outbox.down,
    name: '20261126_063000_mail_outbox',
  },
  {
    up: migration_20261126_064000_mail_kept_schedules.up,
    down: migration_20261126_064000_mail_kept_schedules.down,
    name: '20261126_064000_mail_kept_schedules',
  },
  {
    up: migration_20261126_123000_follow_ups_begin_off.up,
    down: migration_20261126_123000_follow_ups_begin_off.down,
    name: '20261126_123000_follow_ups_begin_off',
  },
  {
    up: migration_20261126_124000_referral_reviews.up,
    down: migration_20261126_124000_referral_reviews.down,
    name: '20261126_124000_referral_reviews',
  },
  {
    up: migration_20261126_130000_search_fold.up,
    down: migration_20261126_130000_search_fold.down,
    name: '20261126_130000_search_fold',
  },
  {
    up: migration_20261126_141000_sessions_and_security_events.up,
    down: migration_20261126_141000_sessions_and_security_events.down,
    name: '20261126_141000_sessions_and_security_events',
  },
  {
    up: migration_20261126_150000_secret_rotation.up,
    down: migration_20261126_150000_secret_rotation.down,
    name: '20261126_150000_secret_rotation',
  },
  {
    up: migration_20261126_150000_sent_keys.up,
    down: migration_20261126_150000_sent_keys.down,
    name: '20261126_150000_sent_keys',
  },
  {
    up: migration_20261126_151000_audit_redaction.up,
    down: migration_20261126_151000_audit_redaction.down,
    name: '20261126_151000_audit_redaction',
  },
  {
    up: migration_20261126_154000_screenings.up,
    down: migration_20261126_154000_screenings.down,
    name: '20261126_154000_screenings',
  },
  {
    up: migration_20261126_160000_us_person.up,
    down: migration_20261126_160000_us_person.down,
    name: '20261126_160000_us_person',
  },
  {
    up: migration_20261126_161000_legal_review.up,
    down: migration_20261126_161000_legal_review.down,
    name: '20261126_161000_legal_review',
  },
  {
    up: migration_20261126_162000_seeded_facts_and_texts.up,
    down: migration_20261126_162000_seeded_facts_and_texts.down,
    name: '20261126_162000_seeded_facts_and_texts',
  },
  {
    up: migration_20261126_170000_confirmations.up,
    down: migration_20261126_170000_confirmations.down,
    name: '20261126_170000_confirmations',
  },
  {
    up: migration_20261126_170000_rehearsed_backups.up,
    down: migration_20261126_170000_rehearsed_backups.down,
    name: '20261126_170000_rehearsed_backups',
  },
  {
    up: migration_20261126_170000_work_of_every_line.up,
    down: migration_20261126_170000_work_of_every_line.down,
    name: '20261126_170000_work_of_every_line',
  },
  {
    up: migration_20261126_170100_work_sold_before.up,
    down: migration_20261126_170100_work_sold_before.down,
    name: '20261126_170100_work_sold_before',
  },
  {
    up: migration_20261126_171000_trademark_class.up,
    down: migration_20261126_171000_trademark_class.down,
    name: '20261126_171000_trademark_class',
  },
  {
    up: migration_20261126_180000_papers.up,
    down: migration_20261126_180000_papers.down,
    name: '20261126_180000_papers',
  },
  {
    up: migration_20261126_193000_signing.up,
    down: migration_20261126_193000_signing.down,
    name: '20261126_193000_signing',
  },
  {
    up: migration_20261126_213000_official_forms.up,
    down: migration_20261126_213000_official_forms.down,
    name: '20261126_213000_official_forms',
  },
  {
    up: migration_20261126_213500_press_ends.up,
    down: migration_20261126_213500_press_ends.down,
    name: '20261126_213500_press_ends',
  },
  {
    up: migration_20261126_220000_times_and_names.up,
    down: migration_20261126_220000_times_and_names.down,
    name: '20261126_220000_times_and_names',
  },
  {
    up: migration_20261126_221000_screening_source.up,
    down: migration_20261126_221000_screening_source.down,
    name: '20261126_221000_screening_source',
  },
  {
    up: migration_20261127_063000_order_queues.up,
    down: migration_20261127_063000_order_queues.down,
    name: '20261127_063000_order_queues',
  },
  {
    up: migration_20261127_064000_company_answers.up,
    down: migration_20261127_064000_company_answers.down,
    name: '20261127_064000_company_answers',
  },
  {
    up: migration_20261127_064000_ticket_desk.up,
    down: migration_20261127_064000_ticket_desk.down,
    name: '20261127_064000_ticket_desk',
  },
  {
    up: migration_20261127_070000_no_locks.up,
    down: migration_20261127_070000_no_locks.down,
    name: '20261127_070000_no_locks'
  },
  {
    up: migration_20261127_080000_sensitive_rights.up,
    down: migration_20261127_080000_sensitive_rights.down,
    name: '20261127_080000_sensitive_rights'
  },
  {
    up: migration_20261127_080100_keep_sensitive_rights.up,
    down: migration_20261127_080100_keep_sensitive_rights.down,
    name: '20261127_080100_keep_sensitive_rights'
  },
  {
    up: migration_20261128_000000_legal_names.up,
    down: migration_20261128_000000_legal_names.down,
    name: '20261128_000000_legal_names',
  },
  {
    up: migration_20261128_070000_lean_indexes.up,
    down: migration_20261128_070000_lean_indexes.down,
    name: '20261128_070000_lean_indexes',
  },
];
