import type { Customer } from './customer.ts';
import type { Staff } from './staff.ts';

/** Follows the customer's report through the list without a reload, and opens it. */
export async function completeReport(staff: Staff, customer: Customer, link: string, name: string) {
  await customer.open(link);
  await customer.start();
  await staff.sees(name, 'Opened');
  await customer.fillIn();
  const known = customer.name ?? name;
  await staff.sees(known, 'In Progress');
  await customer.send();
  await staff.sees(known, 'Completed');
}
