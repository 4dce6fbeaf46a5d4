import { describe, expect, test } from 'vitest';
import type { RequestStatus } from '../db/schema.ts';
import { moveOf, type RequestAction } from './requestStatus.ts';

/** The table of design §7: '=' nothing changes, '!' not allowed. */
const TABLE: Record<RequestStatus, Record<RequestAction, RequestStatus | '=' | '!'>> = {
  NEW: row('SENT', 'FOLLOW_UP_SENT', 'NEW', 'OPENED', 'IN_PROGRESS', 'INACTIVE'),
  LEAD: row('SENT', 'FOLLOW_UP_SENT', 'LEAD', 'OPENED', 'IN_PROGRESS', 'INACTIVE'),
  SENT: row('=', 'FOLLOW_UP_SENT', 'SENT', 'OPENED', 'IN_PROGRESS', 'INACTIVE'),
  OPENED: row('=', 'FOLLOW_UP_SENT', 'SENT', '=', 'IN_PROGRESS', 'INACTIVE'),
  IN_PROGRESS: row('=', 'FOLLOW_UP_SENT', 'SENT', '=', '=', 'INACTIVE'),
  FOLLOW_UP_SENT: row('=', 'FOLLOW_UP_SENT', 'SENT', 'OPENED', 'IN_PROGRESS', 'INACTIVE'),
  INACTIVE: row('=', 'FOLLOW_UP_SENT', 'SENT', 'OPENED', 'IN_PROGRESS', '='),
  COMPLETED: {
    ...row('=', '!', '!', '=', '!', '='),
    SUBMIT: '=',
    ASK_ADDITION: 'IN_PROGRESS',
    SUBMIT_ADDITION: '!',
    CANCEL_ADDITION: '!',
  },
  ARCHIVED: {
    DELIVER: '=',
    FOLLOW_UP: '!',
    RESEND: '!',
    OPEN: '!',
    UPLOAD: '!',
    SUBMIT: '!',
    ASK_ADDITION: '!',
    SUBMIT_ADDITION: '!',
    CANCEL_ADDITION: '!',
    IDLE: '=',
    ARCHIVE: '=',
    UNARCHIVE: 'OPENED',
  },
};

function row(
  DELIVER: RequestStatus | '=' | '!',
  FOLLOW_UP: RequestStatus | '=' | '!',
  RESEND: RequestStatus | '=' | '!',
  OPEN: RequestStatus | '=' | '!',
  UPLOAD: RequestStatus | '=' | '!',
  IDLE: RequestStatus | '=' | '!',
): Record<RequestAction, RequestStatus | '=' | '!'> {
  const always = {
    SUBMIT: 'COMPLETED',
    ASK_ADDITION: '!',
    SUBMIT_ADDITION: 'COMPLETED',
    CANCEL_ADDITION: 'COMPLETED',
    ARCHIVE: 'ARCHIVED',
    UNARCHIVE: '!',
  } as const;
  return { DELIVER, FOLLOW_UP, RESEND, OPEN, UPLOAD, IDLE, ...always };
}

const facts = { started: false, statusBeforeArchive: 'OPENED' } as const;

describe.each(Object.keys(TABLE) as RequestStatus[])('a request that is %s', (status) => {
  test.each(Object.entries(TABLE[status]) as [RequestAction, RequestStatus | '=' | '!'][])(
    'answers %s with %s',
    (action, expected) => {
      const move = moveOf(status, action, facts);
      const got = move.kind === 'moves' ? move.status : move.kind === 'stays' ? '=' : '!';
      expect(got).toBe(expected);
    },
  );
});

test('a customer who comes back to a report with photos goes on where they were', () => {
  const started = { started: true, statusBeforeArchive: null };
  expect(moveOf('FOLLOW_UP_SENT', 'OPEN', started)).toEqual({
    kind: 'moves',
    status: 'IN_PROGRESS',
  });
  expect(moveOf('INACTIVE', 'OPEN', started)).toEqual({ kind: 'moves', status: 'IN_PROGRESS' });
});
