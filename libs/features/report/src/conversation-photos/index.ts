export { AddPhotoAction } from './AddPhotoAction.tsx';
export { ConversationPhotos, conversationPhotosId } from './ConversationPhotos.tsx';
export { ConversationPhotosStore } from './ConversationPhotosStore.ts';
export { conversationPhotoMessages } from './messages.ts';
