import { messages } from './messages.ts';

/** Ready-made answers to buyers. */
export const buyerReplies = [messages.quickAvailable, messages.quickVisit, messages.quickSoon];

/** Ready-made answers to a seller. */
export const sellerReplies = [messages.quickPhotos, messages.quickSoon];
