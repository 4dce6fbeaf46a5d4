import { callsOf } from '@forecourt/api-client';
import { addresses, type ConversationDetails } from '@forecourt/contract';
import {
  conversationEndpoints,
  Conversations,
  ConversationStore,
  DeviceDrafts,
  DeviceFiles,
  newConversationSource,
  ReportThreadsStore,
} from '@forecourt/feature-messages';
import type { StaffConversation } from '@forecourt/feature-messages';
import { fileDatabaseOf } from '@forecourt/platform';
import { openTasks } from '@forecourt/platform/queue';
import { when } from 'mobx';
import { may } from '@forecourt/feature-session/permission';
import type { Staff } from './Staff.ts';
import type { AppParts } from './parts.ts';

/** Timeout for loading the user; after it, drafts are stored under a placeholder id. */
const WHO_MS = 5000;

/**
 * The stores of a report's conversations, loaded with their own code and kept until sign-out.
 */
export class MessageStores {
  readonly conversations: Conversations;
  readonly buyers: ReportThreadsStore;
  readonly seller: ReportThreadsStore;
  private readonly app: AppParts;
  private readonly drafts: DeviceDrafts;
  private readonly files: DeviceFiles;

  constructor(app: AppParts, staff: Staff) {
    this.app = app;
    const api = callsOf(app.http, ReportThreadsStore.endpoints);
    const who = (): string => app.session.user.value?.id ?? 'somebody';
    this.drafts = new DeviceDrafts(app.storage, who);
    this.files = new DeviceFiles(() => openTasks(fileDatabaseOf(who())));
    this.conversations = new Conversations({
      api: callsOf(app.http, conversationEndpoints),
      drafts: this.drafts,
      files: this.files,
      mayWrite: () => this.mayWrite,
      me: () => app.session.user.value?.id ?? null,
      readLater: (error, read) => staff.offline.keep(error, { type: 'read', ...read }),
    });
    staff.offline.follow(this.conversations);
    this.buyers = new ReportThreadsStore({ api, initiatedBy: ['AGENT_BUYER', 'BUYER_AGENT'] });
    this.seller = new ReportThreadsStore({ api, initiatedBy: ['AGENT_SELLER', 'SELLER_AGENT'] });
    for (const store of [this.buyers, this.seller]) {
      staff.follow({
        handleThreadStatus: (event) => store.handleThreadStatus(event),
        refresh: () => store.refresh(),
      });
    }
    staff.follow({
      handleThreadStatus: (event) => this.conversations.handleThreadStatus(event),
      refresh: () => this.conversations.refresh(),
    });
  }

  get mayWrite(): boolean {
    return may(this.app.branch, 'replyToConversation');
  }

  /** Address of the settings, for those who may change the countries for SMS. */
  get settingsHref(): string | undefined {
    return may(this.app.branch, 'updateSettings') ? addresses.settings : undefined;
  }

  /** Opens a conversation once the user is known, since drafts are stored per user. */
  async open(id: string): Promise<StaffConversation> {
    await when(() => this.app.session.user.value !== undefined, { timeout: WHO_MS }).catch(
      () => undefined,
    );
    const store = this.conversations.get(id);
    void store.open();
    return store;
  }

  /** A conversation with a seller that starts with its first message. */
  begin(details: ConversationDetails, onOpened: (id: string) => void): StaffConversation {
    const store = new ConversationStore({
      id: `new.${details.leadId}`,
      drafts: this.drafts,
      files: this.files,
      mayWrite: () => this.mayWrite,
      source: newConversationSource({
        api: callsOf(this.app.http, conversationEndpoints),
        details,
        onOpened,
      }),
    });
    void store.open();
    return store;
  }
}
