import { Migrator, type Migration } from 'kysely/migration';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { bindOwner, chooseAccess, SYSTEM_SESSION, type Access } from './access.ts';
import { createKysely } from './database.ts';
import { allowFlows } from './allowFlows.ts';
import type { Tables } from './schema.ts';
import { MigrationCompiler } from './migrationCompiler.ts';
import * as tenants from './migrations/0001_tenants.ts';
import * as requests from './migrations/0002_requests.ts';
import * as offers from './migrations/0003_offers.ts';
import * as delivery from './migrations/0004_delivery.ts';
import * as rowLevelSecurity from './migrations/0005_row_level_security.ts';
import * as search from './migrations/0006_search.ts';
import * as searchAnything from './migrations/0007_search_anything.ts';
import * as conclusionsAndAuctions from './migrations/0008_conclusions_and_auctions.ts';
import * as conversations from './migrations/0009_conversations.ts';
import * as settings from './migrations/0010_settings.ts';
import * as sending from './migrations/0014_sending.ts';
import * as securityEvents from './migrations/0011_security_events.ts';
import * as accounts from './migrations/0012_accounts.ts';
import * as secondFactors from './migrations/0013_second_factors.ts';
import * as privacy from './migrations/0015_privacy.ts';
import * as installation from './migrations/0018_installation.ts';
import * as searchCars from './migrations/0019_search_cars.ts';
import * as dealers from './migrations/0020_dealers.ts';
import * as auctionRules from './migrations/0021_auction_rules.ts';
import * as dealerPages from './migrations/0023_dealer_pages.ts';
import * as sectionNeeds from './migrations/0024_section_needs.ts';
import * as deals from './migrations/0022_deals.ts';
import * as openRequests from './migrations/0025_open_requests.ts';
import * as additions from './migrations/0026_additions.ts';
import * as attachments from './migrations/0027_attachments.ts';
import * as damagePins from './migrations/0028_damage_pins.ts';
import * as agents from './migrations/0029_agents.ts';
import * as notifications from './migrations/0030_notifications.ts';
import * as savedViews from './migrations/0031_saved_views.ts';
import * as joinedNotifications from './migrations/0032_joined_notifications.ts';
import * as digests from './migrations/0033_digests.ts';
import * as damageEdits from './migrations/0034_damage_edits.ts';
import * as requestBatches from './migrations/0036_request_batches.ts';
import * as messageStates from './migrations/0037_message_states.ts';
import * as toldConclusions from './migrations/0044_told_conclusions.ts';
import * as corrections from './migrations/0040_corrections.ts';
import * as waitingOffers from './migrations/0041_waiting_offers.ts';
import * as timeZones from './migrations/0042_time_zones.ts';
import * as distanceUnits from './migrations/0043_distance_units.ts';
import * as identifiers from './migrations/0045_identifiers.ts';
import * as openedInvitations from './migrations/0046_opened_invitations.ts';
import * as withdrawnListings from './migrations/0047_withdrawn_listings.ts';
import * as deliveryReceipts from './migrations/0048_delivery_receipts.ts';
import * as damageFindings from './migrations/0049_damage_findings.ts';
import * as mailsWithoutHtml from './migrations/0050_mails_without_html.ts';
import * as plates from './migrations/0051_plates.ts';
import * as conversationPhotos from './migrations/0052_conversation_photos.ts';
import * as settingsVersions from './migrations/0053_settings_versions.ts';
import * as messageLanguages from './migrations/0054_message_languages.ts';
import * as apiTokens from './migrations/0056_api_tokens.ts';
import * as webhooks from './migrations/0057_webhooks.ts';
import * as requestSteps from './migrations/0058_request_steps.ts';
import * as textLanguages from './migrations/0059_text_languages.ts';
import * as offersThatCameToNothing from './migrations/0060_offers_that_came_to_nothing.ts';
import * as waitingConversations from './migrations/0061_waiting_conversations.ts';
import * as offersOfAuctions from './migrations/0062_offers_of_auctions.ts';
import * as sectionsReached from './migrations/0065_sections_reached.ts';
import * as companySignIn from './migrations/0068_company_sign_in.ts';
import * as requestsOfWebsites from './migrations/0071_requests_of_websites.ts';
import * as companyAgain from './migrations/0072_company_again.ts';
import * as namesInInsights from './migrations/0073_names_in_insights.ts';
import * as languagesOfDealers from './migrations/0074_languages_of_dealers.ts';
import * as filesInSummaries from './migrations/0075_files_in_summaries.ts';
import * as languagesOfStaff from './migrations/0076_languages_of_staff.ts';
import * as weeklyFigures from './migrations/0077_weekly_figures.ts';
import * as scheduledSettings from './migrations/0078_scheduled_settings.ts';
import * as settingsDrafts from './migrations/0079_settings_drafts.ts';
import * as darkLogo from './migrations/0080_dark_logo.ts';
import * as whatsapp from './migrations/0081_whatsapp.ts';

/** All migrations in order. Never edit a published one: add a new one at the end. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_tenants': tenants,
  '0002_requests': requests,
  '0003_offers': offers,
  '0004_delivery': delivery,
  '0005_row_level_security': rowLevelSecurity,
  '0006_search': search,
  '0007_search_anything': searchAnything,
  '0008_conclusions_and_auctions': conclusionsAndAuctions,
  '0009_conversations': conversations,
  '0010_settings': settings,
  '0014_sending': sending,
  '0011_security_events': securityEvents,
  '0012_accounts': accounts,
  '0013_second_factors': secondFactors,
  '0015_privacy': privacy,
  '0018_installation': installation,
  '0019_search_cars': searchCars,
  '0020_dealers': dealers,
  '0021_auction_rules': auctionRules,
  '0023_dealer_pages': dealerPages,
  '0024_section_needs': sectionNeeds,
  '0022_deals': deals,
  '0025_open_requests': openRequests,
  '0026_additions': additions,
  '0027_attachments': attachments,
  '0028_damage_pins': damagePins,
  '0029_agents': agents,
  '0030_notifications': notifications,
  '0031_saved_views': savedViews,
  '0032_joined_notifications': joinedNotifications,
  '0033_digests': digests,
  '0034_damage_edits': damageEdits,
  '0036_request_batches': requestBatches,
  '0037_message_states': messageStates,
  '0044_told_conclusions': toldConclusions,
  '0040_corrections': corrections,
  '0041_waiting_offers': waitingOffers,
  '0042_time_zones': timeZones,
  '0043_distance_units': distanceUnits,
  '0045_identifiers': identifiers,
  '0046_opened_invitations': openedInvitations,
  '0047_withdrawn_listings': withdrawnListings,
  '0048_delivery_receipts': deliveryReceipts,
  '0049_damage_findings': damageFindings,
  '0050_mails_without_html': mailsWithoutHtml,
  '0051_plates': plates,
  '0052_conversation_photos': conversationPhotos,
  '0053_settings_versions': settingsVersions,
  '0054_message_languages': messageLanguages,
  '0056_api_tokens': apiTokens,
  '0057_webhooks': webhooks,
  '0058_request_steps': requestSteps,
  '0059_text_languages': textLanguages,
  '0060_offers_that_came_to_nothing': offersThatCameToNothing,
  '0061_waiting_conversations': waitingConversations,
  '0062_offers_of_auctions': offersOfAuctions,
  '0065_sections_reached': sectionsReached,
  '0068_company_sign_in': companySignIn,
  '0071_requests_of_websites': requestsOfWebsites,
  '0072_company_again': companyAgain,
  '0073_names_in_insights': namesInInsights,
  '0074_languages_of_dealers': languagesOfDealers,
  '0075_files_in_summaries': filesInSummaries,
  '0076_languages_of_staff': languagesOfStaff,
  '0077_weekly_figures': weeklyFigures,
  '0078_scheduled_settings': scheduledSettings,
  '0079_settings_drafts': settingsDrafts,
  '0080_dark_logo': darkLogo,
  '0081_whatsapp': whatsapp,
};

/** The process that opens a database: checked before anything changes, recorded afterwards. */
export interface Owner {
  check(db: Kysely<Tables>): Promise<void>;
  claim(db: Kysely<Tables>): Promise<void>;
}

/**
 * Migrates the database to the newest schema; two nodes that start at once wait for each other.
 * @param pool its connections have no time limit, because migrations may take long
 * @returns how tenants are isolated in it
 */
export async function migrate(pool: Pool, owner?: Owner): Promise<Access> {
  pool.on('connect', (client) => void client.query(SYSTEM_SESSION).catch(() => undefined));
  await owner?.check(createKysely(pool));
  const access = await chooseAccess(createKysely(pool));
  const db = createKysely(pool, () => new MigrationCompiler(access));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await allowFlows(db);
  if (access === 'owner') await db.transaction().execute((tx) => bindOwner(tx, 'public'));
  await owner?.claim(createKysely(pool));
  return access;
}
