import { defaultLocale, reportMinutes } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import { captureLink } from '../messaging/queue.ts';
import { writeMessage } from '../messaging/texts.ts';
import type { Services } from '../services.ts';
import { demoId } from './random.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';
import { demoSections } from './tenants.ts';

/**
 * Adds to the outbox the messages to customers who have not opened theirs yet, with working links.
 */
export function addMessages(
  rows: DemoRows,
  random: Random,
  services: Pick<Services, 'config' | 'keys'>,
  requests: WrittenRequest[],
): void {
  for (const request of requests.filter(({ status }) => status === 'SENT')) {
    const { id, tenant, flow, name, phone, email, steps } = request;
    const recipient = phone ?? email;
    const at = steps.at(-1)?.at ?? random.now;
    if (!recipient) continue;
    const channel = phone ? 'SMS' : 'EMAIL';
    const link = captureLink(services, { id, key_version: 1 });
    const minutes = reportMinutes(demoSections(tenant, flow));
    const placeholders = { name: name ?? '', partner: tenant.name, link, minutes };
    const { subject, text } = writeMessage(
      channel,
      'REQUEST',
      flow,
      {},
      placeholders,
      defaultLocale,
    );
    rows.outbox.push({
      id: demoId(random),
      partner_id: tenant.id,
      request_id: id,
      channel,
      recipient,
      subject,
      link,
      purpose: 'REQUEST',
      body: text,
      status: 'SENT',
      provider: 'outbox',
      attempts: 1,
      inserted_at: at,
      attempted_at: at,
      sent_at: at,
    });
  }
}
