import type { Comment, MemberName } from '@forecourt/contract';
import { newId } from '../../domain/id.ts';
import { partnersOf } from '../../http/principal.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { mentionedIn } from '../../domain/mentions.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { findColleagues } from '../users/colleagues.ts';
import {
  findComment,
  findCommented,
  listComments,
  listMentioned,
  type CommentRow,
} from './queries.ts';

export const handlers = {
  async listComments({ params, read, requirePartner }) {
    return read(async (tx) => {
      await subjectOf(tx, params.reportId, requirePartner);
      const comments = await listComments(tx, params.reportId);
      const mentioned = await listMentioned(tx, comments);
      return { comments: comments.map((comment) => presentComment(comment, mentioned)) };
    });
  },

  async createComment({ params, body, services, staff, once, requirePartner }) {
    const message = body.message.trim();
    if (message === '') throw missingField('message');
    return once(partnersOf(staff), async (tx) => {
      const report = await subjectOf(tx, params.reportId, requirePartner);
      const mentioned = mentionedIn(message);
      const found = await findColleagues(tx, report.partner_id, mentioned);
      if (found.length < mentioned.length)
        throw invalidFormat('message', 'mentions of members of this partner only');
      const now = services.clock.now();
      const id = newId(now);
      await tx
        .insertInto('comments')
        .values({
          id,
          partner_id: report.partner_id,
          report_id: report.id,
          author_id: staff.userId,
          message,
          subject: body.subject?.trim() || null,
          inserted_at: now,
        })
        .execute();
      const about = { kind: 'MENTIONED', actorId: staff.userId } as const;
      await notify(services, tx, { ...about, request: subjectRequest(report) }, mentioned);
      await services.realtime.reportChanged(tx, subjectRequest(report), 'COMMENTS');
      const comment = await findComment(tx, report.id, id);
      if (!comment) throw notFound();
      return { comment: presentComment(comment, found) };
    });
  },

  /** @throws Problem 403 for another user's comment. */
  async deleteComment({ params, services, staff, once, requirePartner }) {
    await once(partnersOf(staff), async (tx) => {
      const report = await subjectOf(tx, params.reportId, requirePartner);
      const comment = await findComment(tx, report.id, params.commentId);
      if (!comment) throw notFound();
      if (comment.author_id !== staff.userId) throw forbidden();
      await tx.deleteFrom('comments').where('id', '=', comment.id).execute();
      await services.realtime.reportChanged(tx, subjectRequest(report), 'COMMENTS');
    });
  },
} satisfies Handlers;

type Commented = NonNullable<Awaited<ReturnType<typeof findCommented>>>;

async function subjectOf(
  tx: Tx,
  reportId: string,
  requirePartner: (partnerId: string) => void,
): Promise<Commented> {
  const report = await findCommented(tx, reportId);
  if (!report) throw notFound();
  requirePartner(report.partner_id);
  return report;
}

function subjectRequest({ request_id, partner_id, request_type }: Commented) {
  return { id: request_id, partner_id, request_type };
}

function presentComment(row: CommentRow, members: readonly MemberName[]): Comment {
  const mentioned = mentionedIn(row.message);
  return {
    id: row.id,
    message: row.message,
    subject: row.subject,
    author: {
      id: row.author_id ?? row.id,
      name: row.author_name ?? '',
      avatar: row.author_avatar,
    },
    mentions: members
      .filter(({ id }) => mentioned.includes(id))
      .map(({ id, name }) => ({ id, name })),
    inserted_at: row.inserted_at.toISOString(),
  };
}
