export { ConversationStore } from '../conversation/ConversationStore.ts';
export { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
export { plainText } from '../plainText.ts';
export { PublicConversationScreen } from './PublicConversationScreen.tsx';
export type { PublicConversationScreenProps } from './PublicConversationScreen.tsx';
export { linkEndpoints } from './conversationLink.ts';
export { publicSource } from './publicSource.ts';
export { watchConversation } from './watchConversation.ts';
