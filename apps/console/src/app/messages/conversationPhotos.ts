import { ConversationPhotosStore } from '@forecourt/feature-report/conversation-photos';
import type { ReportStores } from '../../stores/ReportStores.ts';

/** The photos of the conversation in the open report, made on first use: few reports have any. */
export const conversationPhotos = (reports: ReportStores): ConversationPhotosStore =>
  (reports.conversationPhotos ??= reports.change(ConversationPhotosStore, 'addConversationPhoto'));
