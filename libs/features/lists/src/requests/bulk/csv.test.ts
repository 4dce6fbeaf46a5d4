import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { requestsCsv } from './csv.ts';

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

describe('the file of requests', () => {
  test('has a byte order mark, a line of names and a line for each', () => {
    const text = requestsCsv([request], (id) => `https://x.test/trade/report/${id}`);
    expect(text).toBe(
      '\uFEFFid,request_type,status,name,phone,email,plate,year,make,model,user_sale_plan,' +
        'car_availability,agent,self_service,inserted_at,updated_at,report_url\r\n' +
        'r1,TRADE,COMPLETED,"Ann ""Lee"", Jr.",+37251234567,,482 NGT,2019,Škoda,,Trade-In,,,false,' +
        '2026-03-05T09:12:00.000Z,2026-03-06T10:00:00.000Z,https://x.test/trade/report/r1\r\n',
    );
  });
});
