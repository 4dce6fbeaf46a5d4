import { claimStatusNames, flows } from '@forecourt/contract';
import type { ClaimStatus } from '@forecourt/contract';
import { conclude } from '../../domain/conclusion.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { findRequest } from '../requests/queries.ts';
import { addEvent, announce } from '../requests/transition.ts';
import { presentUndo } from './presenter.ts';
import { lockConclusion, saveConclusion } from './queries.ts';

export const handlers = {
  async updateClaim({ params, body, services, staff, once, requirePartner }) {
    return once(partnersOf(staff), async (tx) => {
      const row = await lockConclusion(tx, params.claimId);
      if (!row) throw notFound();
      requirePartner(row.partner_id);
      const request = await findRequest(tx, row.request_id);
      const done = request && flows[request.request_type].concludedAs;
      if (!request || done == null) throw notFound();
      if (request.status !== 'COMPLETED') throw invalidTransition('The report has not been sent');
      const now = services.clock.now();
      const facts = {
        done,
        status: row.status as ClaimStatus,
        before: row.status_before as ClaimStatus | null,
        concludedAt: row.concluded_at,
      };
      const move = conclude(facts, body.status, now);
      if (move.kind === 'illegal') {
        const [from, to] = [claimStatusNames[facts.status], claimStatusNames[body.status]];
        throw invalidTransition(`${to} does not follow ${from}`);
      }
      if (move.kind === 'stays') return { status: facts.status, undo: presentUndo(row, now) };
      const saved = {
        status: move.status,
        status_before: move.kind === 'concludes' ? move.before : null,
        concluded_at: move.kind === 'concludes' ? now : null,
        updated_at: now,
      };
      await saveConclusion(tx, row, saved);
      const type = move.kind === 'undoes' ? 'CONCLUSION_UNDONE' : 'CONCLUDED';
      const detail = claimStatusNames[move.status];
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      await addEvent(tx, request, type, actor, now, { detail });
      await announce(services.realtime, tx, request);
      await services.realtime.reportChanged(tx, request, 'CONCLUSION');
      return { status: move.status, undo: presentUndo(saved, now) };
    });
  },
} satisfies Handlers;
