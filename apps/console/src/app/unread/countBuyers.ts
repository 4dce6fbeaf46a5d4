import { messagesApi } from '@forecourt/api-client/messages';
import { UnreadThreads } from '@forecourt/feature-lists/unread';
import { tradeBuyers } from '@forecourt/flow-trade/buyers';
import { reaction } from 'mobx';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

/** Keeps the count of unread threads with buyers, of whichever branch is current. */
export function countBuyers(app: App, staff: Staff): void {
  const { branch } = app;
  const partnerId = (): string | null =>
    branch.byFlow.has('TRADE') ? (branch.current?.id ?? null) : null;
  const unread = new UnreadThreads({
    api: messagesApi(app.http),
    initiatedBy: tradeBuyers.initiatedBy,
    partnerId,
  });
  staff.follow({
    handleThreadStatus: (event) => unread.handleEvent(event),
    refresh: async () => unread.refresh(),
  });
  reaction(partnerId, () => void unread.load(), { fireImmediately: true });
  reaction(
    () => unread.count,
    (count) => staff.unread.set(tradeBuyers.path, count),
    { fireImmediately: true },
  );
}
