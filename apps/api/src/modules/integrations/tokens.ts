import { DAY_MS, type ApiToken } from '@forecourt/contract';
import { personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import type { Row } from '../../db/schema.ts';
import { newApiToken } from '../../http/apiToken.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { assertRoom } from '../assertRoom.ts';
import { recordSecurityEvent } from '../security/record.ts';

/** Tokens that a partner may have, with those that have expired. */
const MAX_TOKENS = 50;

type TokenRow = Omit<Row<'api_tokens'>, 'token_hash'> & { creator: string };

/** The tokens with which a partner's programs call the API (decision 118). */
export const handlers = {
  async listApiTokens({ params, requirePartner, services }) {
    requirePartner(params.id);
    const rows = await services.db.readOne([params.id], (tx) => selectTokens(tx, params.id));
    return { tokens: rows.map(presentToken) };
  },

  // not by `once`, which would store the secret
  async createApiToken({ body, params, request, requirePartner, services, staff }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { scope, expires_in_days: days } = body;
    const name = personName(body.name);
    const { secret, ...stored } = newApiToken();
    const now = services.clock.now();
    const id = newId(now);
    const expires_at = days === null ? null : new Date(now.getTime() + days * DAY_MS);
    const rows = await services.db.scoped([partnerId], async (tx) => {
      await lockName(tx, `tokens ${partnerId}`);
      await assertRoom(tx, 'api_tokens', partnerId, MAX_TOKENS);
      await tx
        .insertInto('api_tokens')
        .values({
          ...stored,
          id,
          name,
          scope,
          expires_at,
          partner_id: partnerId,
          created_by: staff.userId,
          inserted_at: now,
        })
        .execute();
      const event = { request, partnerId, actorId: staff.userId } as const;
      await recordSecurityEvent(tx, services, {
        ...event,
        type: 'TOKEN_CREATED',
        detail: { name, scope, days },
      });
      return selectTokens(tx, partnerId, id);
    });
    return { token: presentToken(rows[0] as TokenRow), secret };
  },

  async revokeApiToken({ params, reply, request, requirePartner, services, staff }) {
    const { id: partnerId, tokenId } = params;
    requirePartner(partnerId);
    await services.db.scoped([partnerId], async (tx) => {
      const revoked = await tx
        .deleteFrom('api_tokens')
        .where('partner_id', '=', partnerId)
        .where('id', '=', tokenId)
        .returning('name')
        .executeTakeFirst();
      if (!revoked) throw notFound();
      const event = { request, partnerId, actorId: staff.userId } as const;
      await recordSecurityEvent(tx, services, {
        ...event,
        type: 'TOKEN_REVOKED',
        detail: { name: revoked.name },
      });
    });
    reply.code(204);
  },
} satisfies Handlers;

/** A partner's tokens, newest first, or only this one. */
function selectTokens(tx: Tx, partnerId: string, id?: string): Promise<TokenRow[]> {
  return tx
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.created_by')
    .where('api_tokens.partner_id', '=', partnerId)
    .$if(id !== undefined, (query) => query.where('api_tokens.id', '=', id as string))
    .orderBy('api_tokens.inserted_at', 'desc')
    .orderBy('api_tokens.id', 'desc')
    .select([
      'api_tokens.id',
      'api_tokens.partner_id',
      'api_tokens.created_by',
      'api_tokens.name',
      'api_tokens.scope',
      'api_tokens.ending',
      'api_tokens.inserted_at',
      'api_tokens.expires_at',
      'api_tokens.last_used_at',
      'users.name as creator',
    ])
    .execute();
}

function presentToken(row: TokenRow): ApiToken {
  const { id, name, scope, ending } = row;
  return {
    id,
    name,
    scope,
    ending,
    created_by: { id: row.created_by, name: row.creator },
    inserted_at: row.inserted_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
