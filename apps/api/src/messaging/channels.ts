import type { Config } from '../config.ts';
import type { Channel } from '../db/schema.ts';
import { hasTemplates } from '../domain/whatsapp.ts';
import { Problem } from '../http/problem.ts';
import { SendError } from './sendError.ts';

type Providers = Pick<Config, 'sms' | 'mail'>;

/** This channel is unavailable, because no provider is configured. Retrying does not help. */
export class ChannelOff extends SendError {
  constructor(channel: 'Email' | 'SMS' | 'WhatsApp') {
    super(`${channel} is turned off: no provider is set`, 'CHANNEL_OFF', { isFinal: true });
    this.name = 'ChannelOff';
  }
}

/** The channels that are not turned off. */
export function channelsOf({ sms, mail }: Providers): Channel[] {
  const channels: Channel[] = [];
  if (sms.kind !== 'off') channels.push('SMS');
  if (mail.kind !== 'off') channels.push('EMAIL');
  if (sms.kind === 'twilio' && sms.whatsappFrom !== null) channels.push('WHATSAPP');
  return channels;
}

/** @throws Problem 409 when the channel is turned off. */
export function requireChannel(providers: Providers, channel: Channel): void {
  if (channelsOf(providers).includes(channel)) return;
  throw new Problem(409, 'CHANNEL_OFF', {
    detail: `Sending by ${NAMES[channel]} is turned off here`,
  });
}

/** @throws Problem 409 when the operator or the partner has not set up WhatsApp. */
export function requireWhatsapp(
  providers: Providers,
  customisation: Parameters<typeof hasTemplates>[0],
): void {
  requireChannel(providers, 'WHATSAPP');
  if (hasTemplates(customisation)) return;
  const detail = 'The settings have no WhatsApp template for requests';
  throw new Problem(409, 'CHANNEL_OFF', { detail });
}

const NAMES: Record<Channel, string> = { SMS: 'SMS', EMAIL: 'email', WHATSAPP: 'WhatsApp' };
