import { callsOf } from '@forecourt/api-client';
import { ConversationPhotosStore } from '@forecourt/feature-report/conversation-photos';
import { may } from '@forecourt/feature-session/permission';
import type { ReportStores } from '../../stores/ReportStores.ts';

/** The photos of the conversation in the open report, made on first use: few reports have any. */
export const conversationPhotos = (reports: ReportStores): ConversationPhotosStore =>
  (reports.conversationPhotos ??= make(reports));

function make({ app, store: report }: ReportStores): ConversationPhotosStore {
  const store = new ConversationPhotosStore({
    report,
    api: callsOf(app.http, ConversationPhotosStore.endpoints),
    mayChange: () => may(app.branch, 'addConversationPhoto'),
  });
  store.follow();
  return store;
}
