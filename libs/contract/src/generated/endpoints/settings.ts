// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, TimeZone, DistanceUnit, Timestamp, NullableTimestamp, Metadata, Flow, Locales, Theme, DialCode, IdentifierRules, Logo, NamedParty, WithdrawalFee } from '../shared-checks.ts';

const DialCodes = /*#__PURE__*/ array(DialCode);
const PublicAgent = /*#__PURE__*/ object({ public_name: /*#__PURE__*/ nullable(string), email: /*#__PURE__*/ nullable(string) });
const DealSettings = /*#__PURE__*/ object({ answer_days: integer, withdrawal_fee: WithdrawalFee, reminder_after_days: integer, reminder_before_days: integer });
const GeneralSettings = /*#__PURE__*/ object({ partner_name: string, logo: Logo, side_image: NullableUrl, country_code: DialCode, sms_countries: /*#__PURE__*/ nullable(DialCodes), sms_countries_offered: /*#__PURE__*/ nullable(DialCodes), time_zone: TimeZone, distance_unit: DistanceUnit, agent: PublicAgent, locales: Locales }, { deals: DealSettings });
const Content = /*#__PURE__*/ object({ sms_request: /*#__PURE__*/ nullable(string), email_subject: /*#__PURE__*/ nullable(string), email_body: /*#__PURE__*/ nullable(string), follow_up: /*#__PURE__*/ nullable(string), follow_up_subject: /*#__PURE__*/ nullable(string), message_notice: /*#__PURE__*/ nullable(string), whatsapp_request: /*#__PURE__*/ nullable(string), whatsapp_follow_up: /*#__PURE__*/ nullable(string), whatsapp_addition: /*#__PURE__*/ nullable(string), done_message: /*#__PURE__*/ nullable(string), done_subject: /*#__PURE__*/ nullable(string), done_next: /*#__PURE__*/ nullable(string), extra_message: /*#__PURE__*/ nullable(string), extra_subject: /*#__PURE__*/ nullable(string), extra_next: /*#__PURE__*/ nullable(string), tells_done: boolean, tells_extra: boolean, invite_title: /*#__PURE__*/ nullable(string), invite_text: /*#__PURE__*/ nullable(string), terms_url: NullableUrl, privacy_url: NullableUrl });
const MessageTexts = /*#__PURE__*/ object({ sms_request: string, email_subject: string, email_body: string, follow_up: string, follow_up_subject: string, message_notice: string }, { done_message: string, done_subject: string, done_next: string, extra_message: string, extra_subject: string, extra_next: string });
const SectionNeed = /*#__PURE__*/ oneOf("required", "optional", "off");
const SectionNeeds = /*#__PURE__*/ object({ licence_plate: SectionNeed, contact_details: SectionNeed, scan_360: SectionNeed, mileage: SectionNeed, damage_locations: SectionNeed, dashboard: SectionNeed, interior_back: SectionNeed, interior_front: SectionNeed, vin: SectionNeed, windshield: SectionNeed, exterior_images: SectionNeed, car_condition: SectionNeed, car_details: SectionNeed, dealer_select: SectionNeed, description: SectionNeed });
const LocaleCode = string;
const TranslatedTexts = /*#__PURE__*/ object({ sms_request: /*#__PURE__*/ nullable(string), email_subject: /*#__PURE__*/ nullable(string), email_body: /*#__PURE__*/ nullable(string), follow_up: /*#__PURE__*/ nullable(string), follow_up_subject: /*#__PURE__*/ nullable(string), message_notice: /*#__PURE__*/ nullable(string), whatsapp_request: /*#__PURE__*/ nullable(string), whatsapp_follow_up: /*#__PURE__*/ nullable(string), whatsapp_addition: /*#__PURE__*/ nullable(string), done_message: /*#__PURE__*/ nullable(string), done_subject: /*#__PURE__*/ nullable(string), done_next: /*#__PURE__*/ nullable(string), extra_message: /*#__PURE__*/ nullable(string), extra_subject: /*#__PURE__*/ nullable(string), extra_next: /*#__PURE__*/ nullable(string), invite_title: /*#__PURE__*/ nullable(string), invite_text: /*#__PURE__*/ nullable(string) });
const ContentTranslation = /*#__PURE__*/ object({ locale_code: LocaleCode, content: TranslatedTexts, default_content: /*#__PURE__*/ nullable(MessageTexts) });
const FlowSettings = /*#__PURE__*/ object({ flow: Flow, unique_id: string, content: Content, default_content: MessageTexts, sections: SectionNeeds, identifiers: /*#__PURE__*/ nullable(IdentifierRules), content_locale: string, translations: /*#__PURE__*/ array(ContentTranslation) });
const TranslationFile = /*#__PURE__*/ object({ locale_code: string, messages: integer, updated_at: Timestamp });
const Settings = /*#__PURE__*/ object({ version: integer, updated_at: NullableTimestamp, updated_by: /*#__PURE__*/ nullable(NamedParty), general: GeneralSettings, theme: Theme, flows: /*#__PURE__*/ array(FlowSettings), translations: /*#__PURE__*/ array(TranslationFile) });
const SettingsAnswer = /*#__PURE__*/ object({ settings: Settings });
const SettingsArea = /*#__PURE__*/ oneOf("GENERAL", "THEME", "CONTENT", "SECTIONS", "LANGUAGES", "USERS");
const SettingsChange = /*#__PURE__*/ object({ id: Id, actor: NamedParty, area: SettingsArea, flow: /*#__PURE__*/ nullable(Flow), field: string, before: /*#__PURE__*/ nullable(string), after: /*#__PURE__*/ nullable(string), inserted_at: Timestamp });
const SettingsChangeList = /*#__PURE__*/ object({ changes: /*#__PURE__*/ array(SettingsChange), metadata: Metadata });
const ScheduledRefusal = /*#__PURE__*/ oneOf("NO_LONGER_FITS", "AUTHOR_NOT_ALLOWED");
const ScheduledSettings = /*#__PURE__*/ object({ publish_at: Timestamp, actor: NamedParty, inserted_at: Timestamp, settings: /*#__PURE__*/ nullable(Settings), refused_reason: /*#__PURE__*/ nullable(ScheduledRefusal), refused_field: /*#__PURE__*/ nullable(string) });
const ScheduledSettingsAnswer = /*#__PURE__*/ object({ scheduled: /*#__PURE__*/ nullable(ScheduledSettings) });
const SettingsDraft = /*#__PURE__*/ object({ id: Id, author: NamedParty, version: integer, inserted_at: Timestamp, expires_at: Timestamp, settings: /*#__PURE__*/ nullable(Settings), refused_field: /*#__PURE__*/ nullable(string) });
const SettingsDraftAnswer = /*#__PURE__*/ object({ draft: SettingsDraft });
const RestoredFrom = /*#__PURE__*/ object({ version: integer, inserted_at: Timestamp });
const SettingsVersion = /*#__PURE__*/ object({ version: integer, actor: /*#__PURE__*/ nullable(NamedParty), areas: /*#__PURE__*/ array(SettingsArea), restored_from: /*#__PURE__*/ nullable(RestoredFrom), inserted_at: Timestamp });
const SettingsVersionList = /*#__PURE__*/ object({ versions: /*#__PURE__*/ array(SettingsVersion), metadata: Metadata });
const KeptSetting = /*#__PURE__*/ object({ area: SettingsArea, flow: /*#__PURE__*/ nullable(Flow), field: string });
const SettingsVersionAnswer = /*#__PURE__*/ object({ settings: Settings, kept: /*#__PURE__*/ array(KeptSetting) });
const TestMessageAnswer = /*#__PURE__*/ object({ to: string });

/**
 * Everything that can be set for a partner. With the version to send back in updateSettings, so that two editors do not overwrite each other.
 */
export const getSettings: Endpoint<'getSettings'> = { id: 'getSettings', method: 'GET', path: '/api/partners/{id}/settings', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSettings'>>(SettingsAnswer) };
/**
 * Change settings. All that is named is written, or nothing. Invite, capture and public pages show it at once.
 */
export const updateSettings: Endpoint<'updateSettings'> = { id: 'updateSettings', method: 'PATCH', path: '/api/partners/{id}/settings', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateSettings'>>(SettingsAnswer) };
/**
 * Upload a logo or the side image. What the bytes are is decided by looking at them; the picture is resized and encoded again. SVG is not taken. Not under the 5 s timeout.
 */
export const putSettingsImage: Endpoint<'putSettingsImage'> = { id: 'putSettingsImage', method: 'PUT', path: '/api/partners/{id}/settings/images/{kind}', takes: ["id","kind","body","query"], access: 'staff', keyed: false, timeoutMs: 60000, check: /*#__PURE__*/ validator<Answer<'putSettingsImage'>>(SettingsAnswer) };
/**
 * Do without a logo or the side image. Published at once, as a version of its own.
 */
export const deleteSettingsImage: Endpoint<'deleteSettingsImage'> = { id: 'deleteSettingsImage', method: 'DELETE', path: '/api/partners/{id}/settings/images/{kind}', takes: ["id","kind","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'deleteSettingsImage'>>(SettingsAnswer) };
/**
 * Upload the translation file of a locale. A locale that is not in the list yet is added to it. Errors name the message that is wrong; a file with one is not taken at all.
 */
export const putTranslation: Endpoint<'putTranslation'> = { id: 'putTranslation', method: 'PUT', path: '/api/partners/{id}/settings/translations/{locale}', takes: ["id","locale","body","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'putTranslation'>>(SettingsAnswer) };
/**
 * Remove a locale. Both its file and its place in the list; of en-US the file only.
 */
export const deleteTranslation: Endpoint<'deleteTranslation'> = { id: 'deleteTranslation', method: 'DELETE', path: '/api/partners/{id}/settings/translations/{locale}', takes: ["id","locale","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'deleteTranslation'>>(SettingsAnswer) };
/**
 * Who changed what. Newest first.
 */
export const listSettingsChanges: Endpoint<'listSettingsChanges'> = { id: 'listSettingsChanges', method: 'GET', path: '/api/partners/{id}/settings/changes', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSettingsChanges'>>(SettingsChangeList) };
/**
 * The change of the settings that is published later. A partner has one at most.
 */
export const getScheduledSettings: Endpoint<'getScheduledSettings'> = { id: 'getScheduledSettings', method: 'GET', path: '/api/partners/{id}/settings/scheduled', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getScheduledSettings'>>(ScheduledSettingsAnswer) };
/**
 * Publish a change of the settings at a later time. Checked now as updateSettings does it, and again at its time, on top of the settings of then. It takes the place of the one that is scheduled already, and is published within a minute of its time.
 */
export const scheduleSettings: Endpoint<'scheduleSettings'> = { id: 'scheduleSettings', method: 'PUT', path: '/api/partners/{id}/settings/scheduled', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'scheduleSettings'>>(ScheduledSettingsAnswer) };
/**
 * Do not publish the change that waits. Answers the same when there is none, or none any more.
 */
export const cancelScheduledSettings: Endpoint<'cancelScheduledSettings'> = { id: 'cancelScheduledSettings', method: 'DELETE', path: '/api/partners/{id}/settings/scheduled', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'cancelScheduledSettings'>>(ScheduledSettingsAnswer) };
/**
 * Keep a draft of the settings for colleagues to look at. Nothing is published. Whoever may change the partner's settings can open the draft by its id for 14 days; of a partner's drafts, the newest 50 are kept. It is checked as updateSettings does it, on top of the settings of now.
 */
export const shareSettingsDraft: Endpoint<'shareSettingsDraft'> = { id: 'shareSettingsDraft', method: 'POST', path: '/api/partners/{id}/settings/drafts', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'shareSettingsDraft'>>(SettingsDraftAnswer) };
/**
 * A draft of the settings that a colleague shared. On top of the settings of now. One that has expired answers like one that never was.
 */
export const getSettingsDraft: Endpoint<'getSettingsDraft'> = { id: 'getSettingsDraft', method: 'GET', path: '/api/partners/{id}/settings/drafts/{draftId}', takes: ["id","draftId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSettingsDraft'>>(SettingsDraftAnswer) };
/**
 * The published versions of the settings. Newest first; the first is the current one. Those published before versions were kept are missing.
 */
export const listSettingsVersions: Endpoint<'listSettingsVersions'> = { id: 'listSettingsVersions', method: 'GET', path: '/api/partners/{id}/settings/versions', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSettingsVersions'>>(SettingsVersionList) };
/**
 * The settings as they were in a published version. To look at before it is restored. Images and files that are gone since are named.
 */
export const getSettingsVersion: Endpoint<'getSettingsVersion'> = { id: 'getSettingsVersion', method: 'GET', path: '/api/partners/{id}/settings/versions/{version}', takes: ["id","version"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSettingsVersion'>>(SettingsVersionAnswer) };
/**
 * Publish the values of an earlier version again. They become a new version. What can't be restored stays as it is now. A retry of a restore that has been done answers like the first, and nothing is published twice.
 */
export const restoreSettings: Endpoint<'restoreSettings'> = { id: 'restoreSettings', method: 'POST', path: '/api/partners/{id}/settings/versions/{version}/restore', takes: ["id","version","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'restoreSettings'>>(SettingsAnswer) };
/**
 * Send a text to oneself. As a customer would get it, with sample values for the placeholders: by email to the signed-in person's own address, or by SMS to a number. It leads to the invite page and counts toward the sending quotas, but is no message to a customer.
 */
export const sendTestMessage: Endpoint<'sendTestMessage'> = { id: 'sendTestMessage', method: 'POST', path: '/api/partners/{id}/settings/test_messages', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'sendTestMessage'>>(TestMessageAnswer) };
