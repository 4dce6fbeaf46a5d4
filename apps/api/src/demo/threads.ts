import { makePerson } from '@forecourt/contract/fixtures';
import type { Random } from '@forecourt/contract/fixtures';
import { json } from '../db/schema.ts';
import type { ThreadRole } from '../db/schema.ts';
import { daysAgo, demoId, momentsFrom } from './random.ts';
import type { WrittenRequest } from './requests.ts';
import type { DemoRows } from './rows.ts';

/** A conversation as pairs of role and text. */
type Talk = readonly (readonly [ThreadRole, string])[];

const WITH_BUYER: readonly Talk[] = [
  [
    ['BUYER', 'Is the car still available?'],
    ['AGENT', 'Yes, it is. Would you like to see it?'],
    ['BUYER', 'Thursday after five would suit me.'],
  ],
  [
    ['BUYER', 'Could you send a closer photo of the scratch on the door?'],
    ['AGENT', 'There is one in the report now, under damages.'],
  ],
  [
    ['AGENT', 'You asked about wagons. This one came in today.'],
    ['BUYER', 'Thank you. How firm is the price?'],
  ],
  [['BUYER', 'Are the winter tires included?']],
];

const WITH_SELLER: readonly Talk[] = [
  [
    ['AGENT', 'Thank you for the photos. When was the last service?'],
    ['SELLER', 'In October; I have the invoice.'],
  ],
  [
    ['SELLER', 'How long does an auction take?'],
    ['AGENT', 'A day. You will hear from us as soon as it is over.'],
    ['SELLER', 'Good, thank you.'],
  ],
];

/** Conversations about completed trade requests: three with buyers to one with a seller. */
export function addThreads(rows: DemoRows, random: Random, requests: WrittenRequest[]): void {
  const completed = requests.filter(({ status }) => status === 'COMPLETED');
  for (const [index, request] of completed.entries()) {
    addThread(rows, random, request, 'BUYER', WITH_BUYER[index % WITH_BUYER.length] ?? []);
    if (index % 3 === 0) {
      addThread(
        rows,
        random,
        request,
        'SELLER',
        WITH_SELLER[(index / 3) % WITH_SELLER.length] ?? [],
      );
    }
  }
}

function addThread(
  rows: DemoRows,
  random: Random,
  { tenant, id: leadId, vehicle, person }: WrittenRequest,
  other: 'BUYER' | 'SELLER',
  talk: Talk,
): void {
  const id = demoId(random);
  const buyer = makePerson(random);
  const { make, model, year } = vehicle;
  const times = momentsFrom(random, daysAgo(random, 12, 0.5), talk.length);
  const [first, last] = [talk[0], talk.at(-1)];
  if (!first || !last) return;
  // the newest message is unread by its recipient
  const answered = last[0] === 'AGENT';
  const unread = !answered && random.chance(0.6);
  const byStaff = talk.findLastIndex(([role]) => role === 'AGENT') + 1;
  const byOther = talk.findLastIndex(([role]) => role !== 'AGENT') + 1;
  const otherId = other === 'SELLER' ? leadId : demoId(random);
  rows.threads.push({
    id,
    partner_id: tenant.id,
    lead_id: leadId,
    initiator: first[0] === 'AGENT' ? (`AGENT_${other}` as const) : (`${other}_AGENT` as const),
    sender_type: last[0],
    info: json({
      make,
      model,
      year,
      subject: `${year} ${make} ${model}`,
      postcode: `972${random.digits(2)}`,
      postcode_state: 'Oregon',
      buyer: other === 'BUYER' ? { id: otherId, name: buyer.name } : { id: null, name: null },
      seller: { id: leadId, name: person.name },
    }),
    summary: last[1],
    buyer_read_status: !answered,
    seller_read_status: !unread,
    inserted_at: times[0] ?? random.now,
    last_message_at: times.at(-1) ?? random.now,
    last_seq: talk.length,
    seller_read_seq: unread ? byStaff : talk.length,
    buyer_read_seq: answered ? byOther : talk.length,
    unread_count: unread ? talk.length - byStaff : 0,
    party_email: other === 'BUYER' ? buyer.email : null,
  });
  for (const [index, [role, message]] of talk.entries()) {
    rows.messages.push({
      id: demoId(random),
      partner_id: tenant.id,
      thread_id: id,
      message,
      sender_type: role,
      sender_id: role === 'AGENT' ? tenant.staffId : otherId,
      seq: index + 1,
      inserted_at: times[index] ?? random.now,
    });
  }
}
