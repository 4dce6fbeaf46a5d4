import type { Mail } from '../src/messaging/mailer.ts';
import type { TestServer } from './harness.ts';

/** Takes what the server sends by email in place of a mail server; the list grows with each mail. */
export function catchMails({ services }: TestServer): Mail[] {
  const sent: Mail[] = [];
  services.mailer.send = async (mail) => {
    sent.push(mail);
    return { provider: 'smtp', reference: 'taken' };
  };
  return sent;
}

/** Mails about an account to an address, oldest first, after running the jobs. */
export async function mailsTo(server: TestServer, email: string) {
  await server.runJobs();
  return server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('recipient', '=', email)
      .orderBy('inserted_at')
      .orderBy('id')
      .selectAll()
      .execute(),
  );
}

/** The key of the newest link to a page in the mails to an address. */
export async function keyIn(
  server: TestServer,
  email: string,
  page: 'reset' | 'verify',
): Promise<string> {
  const links = (await mailsTo(server, email)).map(({ link }) => link ?? '');
  const keys = links.map((link) => link.split(`/${page}/`)[1]).filter((key) => key !== undefined);
  return keys.at(-1) ?? '';
}
