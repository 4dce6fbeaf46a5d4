import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { ChannelOff } from './channels.ts';
import { mailFailure } from './sendError.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** The same on every attempt: lets the receiving side drop a repetition. */
  messageId: string;
}

/** The result of a provider taking a message. */
export interface Taken {
  provider: string;
  reference: string | null;
}

export interface Mailer {
  /** @throws Error when the provider does not take the mail; the job tries again. */
  send(mail: Mail): Promise<Taken>;
  close(): void;
}

/** Mail by SMTP, or, in a demo with no server set, into the outbox table alone. */
export function createMailer({ mail, mailFrom }: Pick<Config, 'mail' | 'mailFrom'>): Mailer {
  if (mail.kind !== 'smtp') {
    const send = async (): Promise<Taken> => {
      if (mail.kind === 'off') throw new ChannelOff('E-mail');
      return { provider: 'outbox', reference: null };
    };
    return { send, close: () => undefined };
  }
  const transport = nodemailer.createTransport(mail.url, { from: mailFrom });
  return {
    async send({ to, subject, text, html, messageId }) {
      const info = await transport
        .sendMail({ to, subject, text, messageId, ...(html ? { html } : {}) })
        .catch((error: unknown) => {
          throw mailFailure(error);
        });
      return { provider: 'smtp', reference: info.messageId };
    },
    close: () => transport.close(),
  };
}
