export { quotaText } from './quotaText.ts';
export type { UsedQuota } from './quotaText.ts';
export { deliveryMessages, deliveryReasonMessages, undeliveredText } from './deliveryMessages.ts';
export { useSecondsUntil } from './useSecondsUntil.ts';
