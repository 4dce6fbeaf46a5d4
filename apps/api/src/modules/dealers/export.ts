import { writeCsv } from '@forecourt/contract/csv';
import type { Handlers } from '../../http/operation.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { stateOf } from './presenter.ts';
import { dealersToExport, type DealerRow } from './queries.ts';

type Column = readonly [header: string, value: (row: DealerRow) => string | null];

const STATE_WORDS = { ACTIVE: 'Active', INACTIVE: 'Inactive', OPTED_OUT: 'Opted out' } as const;

/** The columns, named so that the import knows those that it can write. */
const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Contact', ({ contact }) => contact],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
  ['Town', ({ location }) => location],
  ['State', ({ county }) => county],
  ['Postcode', ({ postcode }) => postcode],
  ['Country', ({ country }) => country],
  ['Language', ({ locale }) => locale],
  ['Makes', ({ makes }) => makes.join('; ')],
  ['Groups', ({ groups }) => groups.map(({ name }) => name).join('; ')],
  ['Note', ({ note }) => note],
  ['Favorite', ({ favorite }) => (favorite ? 'Yes' : 'No')],
  ['Status', (row) => STATE_WORDS[stateOf(row)]],
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
      const header = COLUMNS.map(([name]) => name);
      const lines = rows.map((row) => COLUMNS.map(([, value]) => value(row) ?? ''));
      return { csv: writeCsv([header, ...lines]), rows: rows.length };
    });
  },
} satisfies Handlers;
