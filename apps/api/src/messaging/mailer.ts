import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

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

/** Mail by SMTP, or, with no server set, into the outbox table alone. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  if (!config.smtpUrl) {
    return { send: async () => ({ provider: 'outbox', reference: null }), close: () => undefined };
  }
  const transport = nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send({ to, subject, text, html, messageId }) {
      const info = await transport.sendMail({
        ...{ to, subject, text, messageId },
        ...(html ? { html } : {}),
      });
      return { provider: 'smtp', reference: info.messageId };
    },
    close: () => transport.close(),
  };
}
