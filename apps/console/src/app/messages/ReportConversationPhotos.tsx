import { ConversationPhotos } from '@forecourt/feature-report/conversation-photos';
import type { ReportStores } from '../../stores/ReportStores.ts';
import { chatPhotos } from './chatPhotos.tsx';
import { conversationPhotos } from './conversationPhotos.ts';

/** In a report: the photos that staff added from the conversation with its customer. */
export default function ReportConversationPhotos({ reports }: { reports: ReportStores }) {
  return <ConversationPhotos store={conversationPhotos(reports)} showPhoto={chatPhotos.show} />;
}
