import { expect, test } from 'vitest';
import { document } from './document.ts';
import { otherRoles } from './generated/roles.ts';
import { can, lowestRole, type RoleOperation } from './roles.ts';

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

test('a screen asks of a role what the contract says of the operation', () => {
  const said = operations.flatMap(({ operationId, 'x-role': role }) =>
    role ? [[operationId, role]] : [],
  );
  for (const [operation, role] of said) {
    expect([operation, lowestRole(operation as RoleOperation)]).toEqual([operation, role]);
  }
  expect(said.length).toBeGreaterThan(40);
  const names = said.map(([operation]) => operation);
  expect(names).toEqual(expect.arrayContaining(Object.values(otherRoles).flat()));
});

test('a higher role may do what a lower one may', () => {
  expect(can('VIEWER', 'listRequests')).toBe(true);
  expect(can('VIEWER', 'createRequest')).toBe(false);
  expect(can('AGENT', 'createRequest')).toBe(true);
  expect(can('AGENT', 'updateSettings')).toBe(false);
  expect(can('ADMIN', 'updateSettings')).toBe(true);
});
