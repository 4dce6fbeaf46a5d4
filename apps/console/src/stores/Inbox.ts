import { callsOf } from '@forecourt/api-client';
import type { Thread, ThreadStatusEvent } from '@forecourt/contract';
import { browserNotices, InboxStore, MessageNotices } from '@forecourt/feature-messages/inbox';
import { intlOf } from '@forecourt/platform/i18n';
import type { Follower } from './Followers.ts';
import type { AppParts } from './parts.ts';

/** All messages, and the browser's notices of new ones. */
export class Inbox implements Follower {
  readonly store: InboxStore;
  readonly notices: MessageNotices;
  /** Opens the conversation of a notice; set by the panel that shows the inbox. */
  onOpen: (thread: Thread) => void = () => undefined;

  constructor({ http, storage, locale }: AppParts, partnerId: () => string | null) {
    this.store = new InboxStore({ api: callsOf(http, InboxStore.endpoints), partnerId });
    this.notices = new MessageNotices({
      board: browserNotices(),
      storage,
      intl: () => intlOf(locale),
      onOpen: (thread) => this.onOpen(thread),
    });
  }

  handleThreadStatus(event: ThreadStatusEvent): void {
    this.store.handleThreadStatus(event);
    this.notices.handleThreadStatus(event);
  }

  refresh(): Promise<void> {
    return this.store.refresh();
  }
}
