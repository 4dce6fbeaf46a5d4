import {
  claimStatusNames,
  type ClaimStatus,
  DAY_MS,
  defaultLocale,
  HOUR_MS,
} from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { Insertable } from 'kysely';
import { json, type RequestEventType, type Tables } from '../db/schema.ts';
import { CONCLUSION_PURPOSE } from '../messaging/conclusionMessages.ts';
import { writeConclusion } from '../messaging/conclusionTexts.ts';
import { captureLink } from '../messaging/queue.ts';
import { carOf, kindIn } from '../modules/claims/telling.ts';
import type { Services } from '../services.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';
import type { DemoTenant } from './tenants.ts';

type Request = Insertable<Tables['requests']>;

/** What the partner writes in the settings about the conclusions of claims. */
const TEXTS = {
  tells_done: true,
  tells_extra: true,
  done_next:
    'Choose a workshop near you and bring your {car}. {partner} pays the workshop directly.\n\nPlease have your registration and both keys with you.',
};

/**
 * Has the customers of a partner's claims told the conclusions that were drawn, a day after, with
 * working links. All but the first have read theirs.
 */
export function addConclusions(
  rows: DemoRows,
  random: Random,
  services: Pick<Services, 'config' | 'keys'>,
  tenant: DemoTenant,
): void {
  const customisation = rows.customisations.find(({ id }) => id === tenant.customisationIds.CLAIM);
  if (customisation) customisation.texts = json(TEXTS);
  const drawn = rows.claims.filter((claim) => claim.partner_id === tenant.id && claim.concluded_at);
  for (const [index, claim] of drawn.entries()) {
    const request = rows.requests.find(({ id }) => id === claim.request_id);
    if (!request) continue;
    const concluded = claim.concluded_at as Date;
    const toldAt = after(concluded, DAY_MS, random.now);
    const opened = index === 0 ? null : after(toldAt, HOUR_MS, random.now);
    Object.assign(claim, {
      tells: true,
      told_at: toldAt,
      told_status: claim.status,
      told_opened_at: opened,
      updated_at: opened ?? toldAt,
    });
    const detail = claimStatusNames[claim.status as ClaimStatus];
    addEvent(rows, request, 'CONCLUDED', { at: concluded, detail });
    addMessage(rows, random, services, { tenant, request, status: claim.status ?? 0, at: toldAt });
    addEvent(rows, request, 'SENT', { at: toldAt, about: 'CONCLUSION' });
    if (opened) addEvent(rows, request, 'CONCLUSION_OPENED', { at: opened });
  }
}

/** That many milliseconds later, but halfway to now at the latest: nothing has happened tomorrow. */
function after(at: Date, ms: number, now: Date): Date {
  return new Date(at.getTime() + Math.min(ms, (now.getTime() - at.getTime()) / 2));
}

interface Message {
  tenant: DemoTenant;
  request: Request;
  status: number;
  at: Date;
}

function addMessage(
  rows: DemoRows,
  random: Random,
  services: Pick<Services, 'config' | 'keys'>,
  { tenant, request, status, at }: Message,
): void {
  const { id, phone, email, request_type: flow } = request;
  const recipient = phone ?? email;
  const kind = kindIn(request, status);
  if (!recipient || !kind) return;
  const channel = phone ? 'SMS' : 'EMAIL';
  const link = captureLink(services, { id, key_version: 1 });
  const {
    year = null,
    make = null,
    model = null,
  } = rows.reports.find(({ request_id }) => request_id === id) ?? {};
  const car = carOf({ year, make, model });
  const placeholders = { name: request.name ?? '', partner: tenant.name, link, car };
  const written = writeConclusion(channel, { flow, kind }, TEXTS, placeholders, defaultLocale);
  rows.outbox.push({
    id: demoId(random),
    partner_id: tenant.id,
    about_request_id: id,
    channel,
    recipient,
    subject: written.subject,
    link,
    purpose: CONCLUSION_PURPOSE,
    body: written.text,
    status: 'SENT',
    provider: 'outbox',
    attempts: 1,
    inserted_at: at,
    attempted_at: at,
    sent_at: at,
  });
}

function addEvent(
  rows: DemoRows,
  request: Request,
  type: Extract<RequestEventType, 'CONCLUDED' | 'SENT' | 'CONCLUSION_OPENED'>,
  { at, ...more }: { at: Date; detail?: string; about?: 'CONCLUSION' },
): void {
  const kinds = { CONCLUDED: 'STAFF', SENT: 'SYSTEM', CONCLUSION_OPENED: 'CUSTOMER' } as const;
  const byStaff = request.agent_id ?? request.created_by ?? null;
  rows.request_events.push({
    partner_id: request.partner_id,
    request_id: request.id,
    type,
    from_status: 'COMPLETED',
    status: 'COMPLETED',
    actor_kind: kinds[type],
    actor_id: type === 'CONCLUDED' ? byStaff : null,
    inserted_at: at,
    ...more,
  });
}
