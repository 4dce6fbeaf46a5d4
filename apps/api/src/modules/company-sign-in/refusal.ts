import type { ErrorCode } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import type { Staff } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { ProviderFailure } from './provider.ts';

type Setup = Row<'company_sign_ins'>;

const CODES: Record<ProviderFailure['kind'], ErrorCode> = {
  UNREACHABLE: 'COMPANY_UNREACHABLE',
  NO_PROVIDER: 'COMPANY_UNREACHABLE',
  OTHER_ISSUER: 'COMPANY_UNREACHABLE',
  REFUSED: 'COMPANY_REFUSED',
  NOT_AGAIN: 'COMPANY_NOT_AGAIN',
};

/**
 * @param staff who is signed in already, and stays so
 * @throws Problem for a failure of the provider, which the partner's log gets, too
 */
export async function refuse(
  services: Services,
  request: FastifyRequest,
  setup: Setup,
  error: unknown,
  staff?: Staff,
): Promise<never> {
  if (!(error instanceof ProviderFailure)) throw error;
  const { kind, message } = error;
  const code = CODES[kind];
  await services.db.system((tx) =>
    recordRefusal(services, tx, request, setup, code, staff?.userId ?? null, message),
  );
  throw new Problem(staff ? 403 : 401, code);
}

/** Writes into the partner's log why a person was not taken. */
export function recordRefusal(
  services: Services,
  tx: Tx,
  request: FastifyRequest,
  { partner_id: partnerId }: Setup,
  code: string,
  userId: string | null,
  detail: string | null = null,
): Promise<void> {
  return recordSecurityEvent(tx, services, {
    type: 'COMPANY_SIGN_IN_REFUSED',
    request,
    partnerId,
    userId,
    detail: { code, detail: detail?.slice(0, 200) ?? null },
  });
}
