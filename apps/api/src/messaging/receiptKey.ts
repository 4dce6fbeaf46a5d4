import { signedId, signId } from '../domain/keys.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'config' | 'keys'>;

/** The address to which the SMS provider reports what became of a message. Its key opens nothing else. */
export function receiptAddress({ config, keys }: Parts, messageId: string): string {
  const key = signId(keys, 'deliveryReceipt', messageId);
  return `${config.publicUrl}/api/public/delivery_receipts/${key}`;
}

/** The id of the message whose key it is, or null. */
export function messageOfReceiptKey({ keys }: Pick<Parts, 'keys'>, key: string): string | null {
  return signedId(keys, 'deliveryReceipt', key);
}
