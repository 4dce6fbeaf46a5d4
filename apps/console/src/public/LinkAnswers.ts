import type { Answer } from '@forecourt/contract';

/** The server's last response for the link of the page; the report is a part of it. */
export interface LinkAnswers {
  dealer?: Answer<'getDealerAuction'>;
  report?: Answer<'getPublicRequest'>;
}
