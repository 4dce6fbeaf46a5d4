// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, MemberName, CommentAuthor } from '../shared-checks.ts';

const Comment = /*#__PURE__*/ object({ id: Id, message: string, subject: /*#__PURE__*/ nullable(string), author: CommentAuthor, inserted_at: Timestamp }, { mentions: /*#__PURE__*/ array(MemberName) });
const CommentList = /*#__PURE__*/ object({ comments: /*#__PURE__*/ array(Comment) });
const CommentAnswer = /*#__PURE__*/ object({ comment: Comment });

/**
 * Comments on a report. All of them, oldest first. Customers and dealers never see comments.
 */
export const listComments: Endpoint<'listComments'> = { id: 'listComments', method: 'GET', path: '/v2/reports/{reportId}/comments', takes: ["reportId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listComments'>>(CommentList) };
/**
 * Comment on a report. Colleagues who are mentioned are notified. All members of the partner can read it.
 */
export const createComment: Endpoint<'createComment'> = { id: 'createComment', method: 'POST', path: '/v2/reports/{reportId}/comments', takes: ["reportId","body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createComment'>>(CommentAnswer) };
/**
 * Delete a comment of one's own. Of others’ comments it answers 403, administrators included. It cannot be undone.
 */
export const deleteComment: Endpoint<'deleteComment'> = { id: 'deleteComment', method: 'DELETE', path: '/v2/reports/{reportId}/comments/{commentId}', takes: ["reportId","commentId"], access: 'staff', keyed: false, check: null };
