import { writeCsv } from '@forecourt/contract/csv';
import type { Handlers } from '../../http/operation.ts';
import type { DealerFileWords } from '../../messaging/words/types.ts';
import { fileWords } from '../partners/fileWords.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { stateOf } from './presenter.ts';
import { dealersToExport, type DealerRow } from './queries.ts';

type Column = readonly [
  header: keyof DealerFileWords['columns'],
  value: (row: DealerRow, words: DealerFileWords) => string | null,
];

/** The columns; the import knows those that it can write by their headers, in every language. */
const COLUMNS: readonly Column[] = [
  ['name', ({ name }) => name],
  ['contact', ({ contact }) => contact],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['address', ({ address }) => address],
  ['location', ({ location }) => location],
  ['county', ({ county }) => county],
  ['postcode', ({ postcode }) => postcode],
  ['country', ({ country }) => country],
  ['locale', ({ locale }) => locale],
  ['makes', ({ makes }) => makes.join('; ')],
  ['groups', ({ groups }) => groups.map(({ name }) => name).join('; ')],
  ['note', ({ note }) => note],
  ['favorite', ({ favorite }, { yes, no }) => (favorite ? yes : no)],
  ['status', (row, { states }) => states[stateOf(row)]],
];

/** The directory as a file, on record. */
export const handlers = {
  async exportDealers({ body, request, requirePartner, services, staff }) {
    const { partner_id: partnerId, dealers } = body;
    requirePartner(partnerId);
    return services.db.scoped([partnerId], async (tx) => {
      const rows = await dealersToExport(tx, partnerId, dealers);
      const event = { type: 'DATA_EXPORTED', request, partnerId, actorId: staff.userId } as const;
      const detail = { what: 'DEALERS', rows: rows.length };
      await recordSecurityEvent(tx, services, { ...event, detail });
      const { dealerFile: words } = await fileWords(tx, partnerId, request);
      const header = COLUMNS.map(([name]) => words.columns[name]);
      const lines = rows.map((row) => COLUMNS.map(([, value]) => value(row, words) ?? ''));
      return { csv: writeCsv([header, ...lines]), rows: rows.length };
    });
  },
} satisfies Handlers;
