import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** The id of the message in the outbox, then its signature. */
const KEY = /^([A-Za-z0-9_-]{1,64})([A-Za-z0-9_-]{22})$/;
const VERSION = 1;

/** The address to which the SMS provider reports what became of a message. Its key opens nothing else. */
export function receiptAddress({ config, keys }: Parts, messageId: string): string {
  const key = messageId + keys.make('deliveryReceipt', messageId, VERSION);
  return `${config.publicUrl}/api/public/delivery_receipts/${key}`;
}

/** The id of the message whose key it is, or null. */
export function messageOfReceiptKey({ keys }: Pick<Parts, 'keys'>, key: string): string | null {
  const [, messageId, signature] = KEY.exec(key) ?? [];
  if (!messageId || !signature) return null;
  return keys.verify('deliveryReceipt', messageId, VERSION, signature) ? messageId : null;
}
