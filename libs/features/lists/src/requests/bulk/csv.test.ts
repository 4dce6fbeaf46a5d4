import { makeIdentifiers, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, it } from 'vitest';
import { requestsCsv } from './csv.ts';

const random = seeded('csv', { now: new Date('2026-03-05T09:00:00Z') });
const rowsOf = (csv: string) => csv.trim().split('\r\n');

const request = makeRequest(seeded('csv'), {
  id: 'r1',
  name: 'Ann "Lee", Jr.',
  phone: '+37251234567',
  email: null,
  status: 'COMPLETED',
  report: { car: { plate: '482 NGT', year: 2019, make: 'Škoda', model: null } },
  info: { user_sale_plan: 'Trade-In', car_availability: null },
  inserted_at: '2026-03-05T09:12:00.000Z',
  updated_at: '2026-03-06T10:00:00.000Z',
  request_type: 'TRADE',
  self_service: false,
});

it('has a byte order mark, a line of names and a line for each', () => {
  const text = requestsCsv([request], (id) => `https://x.test/trade/report/${id}`);
  expect(text).toBe(
    '\uFEFFid,request_type,status,name,phone,email,plate,year,make,model,user_sale_plan,' +
      'car_availability,agent,self_service,inserted_at,updated_at,report_url\r\n' +
      'r1,TRADE,COMPLETED,"Ann ""Lee"", Jr.",+37251234567,,482 NGT,2019,Škoda,,Trade-In,,,false,' +
      '2026-03-05T09:12:00.000Z,2026-03-06T10:00:00.000Z,https://x.test/trade/report/r1\r\n',
  );
});

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
