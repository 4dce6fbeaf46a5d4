import type { FastifyRequest } from 'fastify';
import type { Body } from '@forecourt/contract';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { recordReceipt, type Receipt } from '../../messaging/deliver.ts';
import { messageOfReceiptKey } from '../../messaging/receiptKey.ts';
import { twilioReason } from '../../messaging/sendError.ts';
import type { Services } from '../../services.ts';
import { missingField } from '../../domain/errors.ts';
import { deliveryRecord } from '../requests/deliveryRecord.ts';

/** Twilio's form has about twenty short fields. */
const FORM_LIMIT = 16 * 1024;

/** What SMS providers report of messages that they took. */
export const handlers = {
  async recordDeliveryReceipt({ params, body, services }) {
    const id = messageOf(services, params.receiptKey);
    await record(services, id, reported(body));
  },

  async recordTwilioReceipt({ params, request, services }) {
    // before a byte of the form is read
    const id = messageOf(services, params.receiptKey);
    await record(services, id, await twilioReported(services, request));
  },
} satisfies Handlers;

/** @throws Problem 404 for a wrong key */
function messageOf(services: Services, key: string): string {
  const id = messageOfReceiptKey(services, key);
  if (!id) throw notFound();
  return id;
}

async function record(services: Services, id: string, receipt: Receipt | null): Promise<void> {
  // on its way: nothing that the message's own answer did not say
  if (!receipt) return;
  if (!(await recordReceipt(services, deliveryRecord(services), id, receipt))) throw notFound();
}

function reported({ status, reason }: Body<'recordDeliveryReceipt'>): Receipt | null {
  if (status === 'delivered') return 'DELIVERED';
  return status === 'failed' ? (reason ?? 'PROVIDER_REFUSED') : null;
}

async function twilioReported(
  { intake }: Services,
  request: FastifyRequest,
): Promise<Receipt | null> {
  const form = new URLSearchParams((await intake.read(request, FORM_LIMIT)).toString());
  const status = form.get('MessageStatus');
  if (!status) throw missingField('MessageStatus');
  if (status === 'delivered') return 'DELIVERED';
  if (status === 'read') return 'READ';
  if (status !== 'failed' && status !== 'undelivered') return null;
  return twilioReason(Number(form.get('ErrorCode')));
}
