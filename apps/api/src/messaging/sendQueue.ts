/** The queue that delivers messages; its job names a row of the outbox. */
export const SEND_QUEUE = 'message.send';

export interface SendJob {
  outboxId: string;
}
