import type { CustomerData } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { countsOf, type Belongings } from './belongings.ts';
import { nameOf, type Customer } from './customer.ts';

/** Overview of a customer before they are exported or erased. */
export function presentCustomer(
  request: Row<'requests'>,
  customer: Customer,
  rows: Belongings,
): CustomerData {
  const cars = new Map(rows.reports.map((report) => [report.request_id, carOf(report)]));
  return {
    name: nameOf(request),
    requests: customer.requests.map(
      ({ id, request_type, status, name, email, phone, inserted_at }) => ({
        id,
        request_type,
        status,
        name,
        email,
        phone,
        car: cars.get(id) || null,
        inserted_at: inserted_at.toISOString(),
      }),
    ),
    counts: countsOf(customer, rows),
  };
}

function carOf({ year, make, model, plate }: Row<'reports'>): string {
  return [year, make, model, plate].filter(Boolean).join(' ');
}
