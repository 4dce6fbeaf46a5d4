import type { FastifyRequest } from 'fastify';
import type { Body } from '@forecourt/contract';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { recordReceipt, type Receipt } from '../../messaging/deliver.ts';
import { messageOfReceiptKey } from '../../messaging/receiptKey.ts';
import type { Services } from '../../services.ts';
import { missingField } from '../../domain/errors.ts';
import { deliveryRecord } from '../requests/deliveryRecord.ts';

/** Twilio's form has about twenty short fields. */
const FORM_LIMIT = 16 * 1024;
/** Twilio's errors of numbers that cannot be reached: off, blocked, unknown, a landline. */
const NUMBER_ERRORS = new Set(['30003', '30004', '30005', '30006']);

/** What an SMS provider reports of messages that it took. */
export const handlers = {
  async recordDeliveryReceipt({ params, body, request, services }) {
    const id = messageOfReceiptKey(services, params.receiptKey);
    if (!id) throw notFound();
    const receipt = body ? reported(body) : await twilioReported(services, request);
    // on its way: nothing that the message's own answer did not say
    if (!receipt) return;
    if (!(await recordReceipt(services, deliveryRecord(services), id, receipt))) throw notFound();
  },
} satisfies Handlers;

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
  if (status === 'delivered' || status === 'read') return 'DELIVERED';
  if (status !== 'failed' && status !== 'undelivered') return null;
  return NUMBER_ERRORS.has(form.get('ErrorCode') ?? '') ? 'NUMBER_REJECTED' : 'PROVIDER_REFUSED';
}
