import { makeAuditEntry, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { recordCsv, recordJson } from './recordFile.ts';

const entries = [1, 2].map((seq) =>
  makeAuditEntry(seeded(seq), {
    seq,
    amount: 8500.5,
    actor: { kind: 'DEALER', id: 'd1', name: '=Cedar, Motors' },
    hash: `hash${seq}`,
    previous_hash: `hash${seq - 1}`,
    call_id: null,
  }),
);

test('the file for spreadsheets has a line for each entry, and says whether the chain is whole', () => {
  const [head, ...lines] = recordCsv({ entries, intact: true }).trim().split('\r\n');
  expect(head?.split(',').at(-1)).toBe('chain_intact');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2,.*,DEALER,d1,"'=Cedar, Motors",8500\.5,USD,.*,hash1,hash2,true$/);
  expect(recordCsv({ entries, intact: false })).toMatch(/false\r\n$/);
});

test('the other file holds all that was answered, with what it is of', () => {
  const at = new Date('2026-03-12T10:00:00.000Z');
  expect(JSON.parse(recordJson({ entries, intact: true }, 'r1', at))).toEqual({
    request_id: 'r1',
    exported_at: at.toISOString(),
    chain_intact: true,
    entries,
  });
});
