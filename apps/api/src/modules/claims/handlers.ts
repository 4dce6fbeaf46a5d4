import { claimStatusNames, flows } from '@forecourt/contract';
import type { ClaimStatus, ClaimUpdateAnswer } from '@forecourt/contract';
import { conclude } from '../../domain/conclusion.ts';
import { tellingAfter } from '../../domain/telling.ts';
import type { Tx } from '../../db/database.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { forgetConclusionMessages } from '../../messaging/conclusionMessages.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { addEvent, announce } from '../requests/transition.ts';
import { cancelMessage, copyLink, sendMessage } from './message.ts';
import { presentTelling, presentUndo } from './presenter.ts';
import { lockConclusion, saveConclusion, type Concluded } from './queries.ts';
import { isTold } from './telling.ts';

export const handlers = {
  async updateClaim({ params, body, services, staff, once, requirePartner }) {
    return once(partnersOf(staff), async (tx) => {
      const { row, request } = await lockOwn(tx, params.claimId, requirePartner);
      const done = flows[request.request_type].concludedAs;
      if (done == null) throw notFound();
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
      if (move.kind === 'stays') return answerOf(services, tx, params.claimId);
      const wants = (body.tell ?? true) && (await isTold(tx, request, move.status));
      await saveConclusion(tx, row, {
        status: move.status,
        status_before: move.kind === 'concludes' ? move.before : null,
        concluded_at: move.kind === 'concludes' ? now : null,
        updated_at: now,
        ...tellingAfter(row, move, wants, now),
      });
      await forgetConclusionMessages(tx, request.id);
      const type = move.kind === 'undoes' ? 'CONCLUSION_UNDONE' : 'CONCLUDED';
      const detail = claimStatusNames[move.status];
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      await addEvent(tx, request, type, actor, now, { detail });
      await tellWatchers(services, tx, { row, request });
      return answerOf(services, tx, params.claimId);
    });
  },

  async sendConclusionMessage({ params, body, services, staff, once, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const concluded = await lockOwn(tx, params.claimId, requirePartner);
      const { channel } = body;
      await sendMessage(services, tx, concluded, { channel, userId: staff.userId });
      await tellWatchers(services, tx, concluded);
      return answerOf(services, tx, params.claimId);
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async cancelConclusionMessage({ params, services, staff, requirePartner }) {
    return services.db.scoped(partnersOf(staff), async (tx) => {
      const concluded = await lockOwn(tx, params.claimId, requirePartner);
      await cancelMessage(services, tx, concluded);
      await tellWatchers(services, tx, concluded);
      return answerOf(services, tx, params.claimId);
    });
  },

  async copyConclusionLink({ params, services, staff, requirePartner }) {
    return services.db.scoped(partnersOf(staff), async (tx) => {
      const concluded = await lockOwn(tx, params.claimId, requirePartner);
      const link = await copyLink(services, tx, concluded, staff);
      await tellWatchers(services, tx, concluded);
      return { link };
    });
  },
} satisfies Handlers;

/** A claim or an inspection of the caller's partners, locked. @throws Problem 404 and 403 */
async function lockOwn(
  tx: Tx,
  id: string,
  requirePartner: (partnerId: string) => void,
): Promise<Concluded> {
  const concluded = await lockConclusion(tx, id);
  if (!concluded) throw notFound();
  requirePartner(concluded.row.partner_id);
  return concluded;
}

async function tellWatchers(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  { request }: Concluded,
): Promise<void> {
  await announce(realtime, tx, request);
  await realtime.reportChanged(tx, request, 'CONCLUSION');
}

/** The conclusion as it now stands. */
async function answerOf(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  id: string,
): Promise<ClaimUpdateAnswer> {
  const now = await lockConclusion(tx, id);
  if (!now) throw notFound();
  const { row } = now;
  return {
    status: row.status as ClaimStatus,
    undo: presentUndo(row, clock.now()),
    telling: await presentTelling(tx, row),
  };
}
