import { flows, type Identifiers } from '@forecourt/contract';
import { newId } from '../../domain/id.ts';
import type { Flow, PhoneChannel, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addEvent, announce, type Actor } from './transition.ts';

export interface NewRequest {
  partnerId: string;
  type: Flow;
  name: string | null;
  email: string | null;
  /** With a leading +. */
  phone: string | null;
  /** How the number is written to; SMS where left out. */
  phoneChannel?: PhoneChannel;
  /** Whether the customer asked for it themselves. */
  selfService: boolean;
  /** Whether the page was a website that embed.js is on; it was not where left out. */
  fromWebsite?: boolean;
  /** The member of staff who sent it, or whose invite page was used. */
  agentId: string | null;
  customisationId: string | null;
  /** The language of the page on which they asked; none where left out. */
  locale?: string | null;
  /** What it is known by; none where left out. */
  identifiers?: Identifiers;
}

/** Creates a request with an empty report and the row for its flow, and announces it. */
export async function createRequest(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  given: NewRequest,
  actor: Actor,
): Promise<Row<'requests'>> {
  const now = clock.now();
  const request = await tx
    .insertInto('requests')
    .values({
      id: newId(now),
      partner_id: given.partnerId,
      request_type: given.type,
      status: given.selfService ? 'LEAD' : 'NEW',
      name: given.name,
      email: given.email,
      phone: given.phone,
      phone_channel: given.phoneChannel ?? 'SMS',
      self_service: given.selfService,
      from_website: given.fromWebsite ?? false,
      agent_id: given.agentId,
      created_by: actor.id ?? null,
      customisation_id: given.customisationId,
      locale: given.locale ?? null,
      ...given.identifiers,
      inserted_at: now,
      updated_at: now,
      last_activity_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('reports')
    .values({
      id: newId(now),
      partner_id: given.partnerId,
      request_id: request.id,
      unique_id: newId(now),
      inserted_at: now,
      updated_at: now,
    })
    .execute();
  await createSubject(tx, request, now);
  const details = request.from_website ? { detail: 'WEBSITE' } : {};
  await addEvent(tx, request, 'CREATED', actor, now, details);
  await announce(realtime, tx, request);
  return request;
}

/** The row of the trade-in, claim or inspection. */
async function createSubject(tx: Tx, request: Row<'requests'>, now: Date): Promise<void> {
  const common = { id: newId(now), partner_id: request.partner_id, request_id: request.id };
  switch (flows[request.request_type].subject) {
    case 'trade_in':
      await tx
        .insertInto('trade_ins')
        .values({ ...common, inserted_at: now })
        .execute();
      return;
    case 'claim':
      await tx
        .insertInto('claims')
        .values({ ...common, reported: now, updated_at: now })
        .execute();
      return;
    case 'inspect':
      await tx
        .insertInto('inspects')
        .values({ ...common, updated_at: now })
        .execute();
      return;
  }
}
