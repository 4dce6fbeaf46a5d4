import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { ChannelOff } from './channels.ts';
import { timedWork } from '../tracing/outgoing.ts';
import { mailFailure } from './sendError.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's display name; null for that of `MAIL_FROM`. */
  fromName: string | null;
  /** Where replies go; null for the sender's own address. */
  replyTo: string | null;
  /** The same on every attempt, so that the receiving side can drop duplicates. */
  messageId: string;
  /** The address for unsubscribing with one click (RFC 8058); null for mails that are asked for. */
  unsubscribe?: string | null;
}

/** The result when a provider accepts a message. */
export interface Taken {
  provider: string;
  reference: string | null;
}

export interface Mailer {
  /** @throws Error when the provider does not accept the mail; the job retries. */
  send(mail: Mail): Promise<Taken>;
  close(): void;
}

/** Mail by SMTP, or, in a demo without a configured server, to the outbox table only. */
export function createMailer({ mail, mailFrom }: Pick<Config, 'mail' | 'mailFrom'>): Mailer {
  if (mail.kind !== 'smtp') {
    const send = async (): Promise<Taken> => {
      if (mail.kind === 'off') throw new ChannelOff('Email');
      return { provider: 'outbox', reference: null };
    };
    return { send, close: () => undefined };
  }
  const address = addressOf(mailFrom);
  const { url } = mail;
  const transport = nodemailer.createTransport(url, { from: mailFrom });
  return {
    async send({ fromName, replyTo, unsubscribe, ...mail }) {
      const headers = unsubscribe ? oneClick(unsubscribe) : {};
      // Nodemailer quotes or encodes a name, so that it adds no header and no address.
      const from = fromName === null ? {} : { from: { name: fromName, address } };
      const reply = replyTo === null ? {} : { replyTo: { name: '', address: replyTo } };
      const message = { ...mail, ...from, ...reply, headers };
      const sent = timedWork('send mail', url, () => transport.sendMail(message));
      const info = await sent.catch((error: unknown) => {
        throw mailFailure(error);
      });
      return { provider: 'smtp', reference: info.messageId };
    },
    close: () => transport.close(),
  };
}

/** The address of a sender such as `Name <a@b.example>`. */
function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

/** Headers with which mail programs offer to unsubscribe (RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
