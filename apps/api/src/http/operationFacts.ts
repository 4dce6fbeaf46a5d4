import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import type { Role } from '../db/schema.ts';
import { bodyFacts, type BodyFacts, type RequestBody } from './body.ts';
import type { OperationId } from '@forecourt/contract';

type Access =
  | 'staff'
  | 'public'
  | 'session-key'
  | 'dealer-key'
  | 'opt-out-key'
  | 'receipt-key'
  | 'invitation-key'
  | 'account-key'
  | 'development';

/** What the contract says of an operation beyond its schemas. */
export interface OperationFacts {
  operationId: OperationId;
  method: string;
  path: string;
  access: Access;
  role: Role;
  /** About the caller's own account: allowed even without a required second factor. */
  account: boolean;
  /** A sensitive action: the caller must have authenticated in the last 15 minutes. */
  reauthenticate: boolean;
  /** About the whole installation: only for `OPERATORS`; everyone else is answered 404. */
  operator: boolean;
  /** Status of a successful response. */
  success: number;
  /** What it takes as a body; null when it takes none. */
  takes: BodyFacts | null;
}

/** Every operation of the contract, in its order. */
export const operationFacts: readonly OperationFacts[] = readFacts();

export interface OperationObject {
  operationId: OperationId;
  'x-access': OperationFacts['access'];
  'x-role'?: Role;
  'x-account'?: boolean;
  'x-reauthenticate'?: boolean;
  'x-operator'?: boolean;
  requestBody?: RequestBody;
  responses: Record<string, unknown>;
}

function readFacts(): OperationFacts[] {
  const paths = contract.paths as unknown as Record<string, Record<string, OperationObject>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => typeof operation === 'object' && 'operationId' in operation)
      .map(([method, operation]) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        role: operation['x-role'] ?? 'VIEWER',
        account: operation['x-account'] ?? false,
        reauthenticate: operation['x-reauthenticate'] ?? false,
        operator: operation['x-operator'] ?? false,
        success: Number(
          Object.keys(operation.responses)
            .filter((status) => status.startsWith('2'))
            .sort()
            .at(-1) ?? 200,
        ),
        takes: bodyFacts(operation.requestBody),
      })),
  );
}
