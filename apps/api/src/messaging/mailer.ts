import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { ChannelOff } from './channels.ts';
import { mailFailure } from './sendError.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string | null;
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
  const transport = nodemailer.createTransport(mail.url, { from: mailFrom });
  return {
    async send({ to, subject, text, html, messageId, unsubscribe }) {
      const headers = unsubscribe ? oneClick(unsubscribe) : {};
      const info = await transport
        .sendMail({ to, subject, text, messageId, headers, ...(html ? { html } : {}) })
        .catch((error: unknown) => {
          throw mailFailure(error);
        });
      return { provider: 'smtp', reference: info.messageId };
    },
    close: () => transport.close(),
  };
}

/** Headers with which mail programs offer to unsubscribe (RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
