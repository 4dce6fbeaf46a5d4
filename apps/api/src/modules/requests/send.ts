import type { GivenIdentifiers } from '@forecourt/contract';
import { emailAddress, isEmailAddress, mobileNumber, personName } from '../../domain/contact.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { readIdentifiers, rulesOf } from '../../domain/identifiers.ts';
import { dayIn } from '../../domain/timeZone.ts';
import type { Flow, PhoneChannel, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { areaNotSetUp } from '../../http/problem.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { requireWhatsapp } from '../../messaging/channels.ts';
import { queueMessage } from '../../messaging/queue.ts';
import type { Services } from '../../services.ts';
import { findCustomisation } from '../partners/queries.ts';
import { createRequest } from './create.ts';
import { assertOwnWords } from './ownWords.ts';

const DIGITS = /^\+?\d+$/;

/** A customer to send a request to, as it is stored; either phone or email is given. */
export interface SendTo {
  name: string;
  /** With a leading +. */
  phone: string | null;
  email: string | null;
  /** How the number is written to; SMS where left out. */
  phoneChannel?: PhoneChannel;
}

/**
 * Reads whom to send a request to.
 * @throws InvalidInput naming name, phone, email or phone_channel
 */
export function readRecipient(given: {
  name: string;
  phone?: string | null;
  email?: string | null;
  phone_channel?: PhoneChannel;
}): SendTo {
  const name = personName(given.name);
  const phone = given.phone ?? null;
  const email = given.email ?? null;
  if (phone === null && email === null) throw missingField('phone');
  if (phone !== null && email !== null)
    throw invalidFormat('email', 'a phone number or an email address, not both');
  if (phone === null && given.phone_channel !== undefined)
    throw invalidFormat('phone_channel', 'left out with an email address');
  if (phone !== null && !DIGITS.test(phone)) throw invalidFormat('phone');
  if (email !== null && !isEmailAddress(email)) throw invalidFormat('email');
  return {
    name,
    phone: phone === null ? null : mobileNumber(phone),
    email: email === null ? null : emailAddress(email),
    ...(given.phone_channel && { phoneChannel: given.phone_channel }),
  };
}

/** A request to send. */
export interface ToSend extends SendTo {
  partnerId: string;
  type: Flow;
  /** As they were given; none where left out. */
  identifiers?: GivenIdentifiers;
}

/**
 * Sends a customer a request of staff, in `tx`: the one way to do it, for a single one and for each of
 * many. Wake `SEND_QUEUE` after the commit.
 *
 * @param sender who sends, and whether it is one of many
 * @throws Problem as `queueMessage`; 409 CHANNEL_OFF for WhatsApp without a template; 422
 *   AREA_NOT_SET_UP or ADDRESS_NOT_ALLOWED, or naming an identifier that breaks the flow's rules
 */
export async function sendRequest(
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'keys' | 'realtime'>,
  tx: Tx,
  { partnerId, type, identifiers: given = {}, ...to }: ToSend,
  { userId, inBatch = false }: { userId: string; inBatch?: boolean },
): Promise<Row<'requests'>> {
  await assertMaySend(tx, partnerId);
  const customisation = await findCustomisation(tx, partnerId, type);
  if (!customisation) throw areaNotSetUp();
  if (to.phoneChannel === 'WHATSAPP') requireWhatsapp(services.config, customisation);
  const today = dayIn(customisation.time_zone, services.clock.now());
  const identifiers = readIdentifiers(rulesOf(customisation), given, today);
  await assertOwnWords(tx, partnerId, {
    name: to.name,
    // messages may have it
    'identifiers.claim_number': identifiers.claim_number,
  });
  const request = await createRequest(
    services,
    tx,
    {
      partnerId,
      type,
      ...to,
      selfService: false,
      agentId: userId,
      customisationId: customisation.id,
      identifiers,
    },
    { kind: 'STAFF', id: userId },
  );
  await queueMessage(services, tx, request, { kind: 'STAFF', userId, inBatch }, 'REQUEST');
  return request;
}
