import type { Selectable } from 'kysely';
import type {
  PartnersTable,
  UsersTable,
  MembershipsTable,
  SessionsTable,
  CustomisationsTable,
} from './tables/people.ts';
import type { DealerGroupMembersTable, DealerGroupsTable, DealersTable } from './tables/dealers.ts';
import type {
  InstallationTable,
  InvitationsTable,
  SettingsChangesTable,
  ScheduledSettingsTable,
  SettingsDraftsTable,
  SettingsVersionsTable,
  SubscriptionsTable,
  TranslationsTable,
} from './tables/settings.ts';
import type {
  RequestsTable,
  RequestEventsTable,
  ReportsTable,
  UploadsTable,
} from './tables/requests.ts';
import type { AdditionsTable } from './tables/additions.ts';
import type { AttachmentsTable } from './tables/attachments.ts';
import type { RequestBatchesTable, RequestBatchRowsTable } from './tables/batches.ts';
import type { DamageFindingsTable } from './tables/findings.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type { SavedViewsTable } from './tables/views.ts';
import type {
  TradeInsTable,
  AuctionsTable,
  AuctionBiddersTable,
  BidLimitsTable,
  BidsTable,
  ClaimsTable,
  InspectsTable,
  ThreadsTable,
  MessagesTable,
} from './tables/offers.ts';
import type { DealsTable, DealTicksTable, SecondChancesTable } from './tables/deals.ts';
import type { AccountKeysTable, KnownDevicesTable, SignInPausesTable } from './tables/accounts.ts';
import type {
  AuditEntriesTable,
  CommentsTable,
  FeesTable,
  RefusedBidsTable,
} from './tables/records.ts';
import type { SecurityEventsTable } from './tables/security.ts';
import type {
  ApiTokensTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './tables/integrations.ts';
import type {
  CompanyAccountsTable,
  CompanyAttemptsTable,
  CompanySignInsTable,
} from './tables/companySignIn.ts';
import type { PrivacyRecordsTable } from './tables/privacy.ts';
import type {
  AuthChallengesTable,
  AuthenticatorAppsTable,
  PasskeysTable,
  RecoveryCodesTable,
} from './tables/factors.ts';
import type {
  OutboxTable,
  IdempotencyKeysTable,
  RateLimitsTable,
  SendingCountsTable,
} from './tables/delivery.ts';

/*
 * The tables as the migrations make them. Money is integer cents; `bigint` columns come back as
 * numbers (see `open.ts`); times are Dates; `jsonb` is parsed when read and given as a value.
 */

export { json } from './tables/values.ts';
export type {
  Flow,
  Role,
  Currency,
  RequestStatus,
  RequestEventType,
  ActorKind,
  AuctionStatus,
  ThreadRole,
  Channel,
  TextChannel,
  PhoneChannel,
  MessageTemplate,
  DeliveryReason,
  MessageAbout,
  DeliveryState,
  UploadState,
  JsonObject,
} from './tables/values.ts';
export type { RequestsTable, UploadsTable } from './tables/requests.ts';
export type { AccountKeyPurpose } from './tables/accounts.ts';
export type { PrivacyAction, PrivacyCounts } from './tables/privacy.ts';
export type { AuditAction } from './tables/records.ts';
export type { ChallengePurpose } from './tables/factors.ts';
export type { SecurityEventType } from './tables/security.ts';
export { type SettingsArea, settingsColumns, type SettingsSnapshot } from './tables/settings.ts';

export interface Tables {
  installation: InstallationTable;
  partners: PartnersTable;
  users: UsersTable;
  memberships: MembershipsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  account_keys: AccountKeysTable;
  sign_in_pauses: SignInPausesTable;
  dealers: DealersTable;
  dealer_groups: DealerGroupsTable;
  dealer_group_members: DealerGroupMembersTable;
  customisations: CustomisationsTable;
  translations: TranslationsTable;
  invitations: InvitationsTable;
  settings_changes: SettingsChangesTable;
  settings_versions: SettingsVersionsTable;
  scheduled_settings: ScheduledSettingsTable;
  settings_drafts: SettingsDraftsTable;
  subscriptions: SubscriptionsTable;
  requests: RequestsTable;
  request_events: RequestEventsTable;
  request_batches: RequestBatchesTable;
  request_batch_rows: RequestBatchRowsTable;
  reports: ReportsTable;
  uploads: UploadsTable;
  damage_findings: DamageFindingsTable;
  additions: AdditionsTable;
  trade_ins: TradeInsTable;
  auctions: AuctionsTable;
  auction_bidders: AuctionBiddersTable;
  bids: BidsTable;
  bid_limits: BidLimitsTable;
  claims: ClaimsTable;
  inspects: InspectsTable;
  threads: ThreadsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  comments: CommentsTable;
  notifications: NotificationsTable;
  saved_views: SavedViewsTable;
  fees: FeesTable;
  audit_entries: AuditEntriesTable;
  privacy_records: PrivacyRecordsTable;
  security_events: SecurityEventsTable;
  api_tokens: ApiTokensTable;
  webhooks: WebhooksTable;
  company_sign_ins: CompanySignInsTable;
  company_accounts: CompanyAccountsTable;
  company_attempts: CompanyAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  passkeys: PasskeysTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  auth_challenges: AuthChallengesTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  sending_counts: SendingCountsTable;
  refused_bids: RefusedBidsTable;
  deals: DealsTable;
  deal_ticks: DealTicksTable;
  second_chances: SecondChancesTable;
}

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
