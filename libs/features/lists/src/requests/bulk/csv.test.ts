import { makeIdentifiers, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, it } from 'vitest';
import { requestsCsv } from './csv.ts';

const random = seeded('csv', { now: new Date('2026-03-05T09:00:00Z') });
const rowsOf = (csv: string) => csv.trim().split('\r\n');

it('has what a claims desk knows requests by, if one of them has any of it', () => {
  const [head, first, second] = rowsOf(
    requestsCsv(
      [
        makeRequest(random, {
          request_type: 'CLAIM',
          identifiers: makeIdentifiers({ claim_number: 'CL-004211', date_of_loss: '2026-02-27' }),
        }),
        makeRequest(random, {
          request_type: 'CLAIM',
          identifiers: makeIdentifiers({ policy_number: '=1+1' }),
        }),
      ],
      (id) => `/claim/report/${id}`,
    ),
  );
  expect(head).toContain(',model,claim_number,policy_number,date_of_loss,user_sale_plan,');
  expect(first).toContain(',CL-004211,,2026-02-27,');
  expect(second).toContain(",,'=1+1,,");
});

it('has no columns for it otherwise', () => {
  const requests = [
    makeRequest(random, { request_type: 'TRADE' }),
    makeRequest(random, { request_type: 'CLAIM' }),
  ];
  expect(rowsOf(requestsCsv(requests, String))[0]).toContain(',model,user_sale_plan,');
});
