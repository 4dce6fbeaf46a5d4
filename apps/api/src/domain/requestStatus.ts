import type { RequestStatus } from '../db/schema.ts';

/** What can happen to a request (design §7). */
export type RequestAction =
  /** The provider has taken the first message. */
  | 'DELIVER'
  /** Staff remind the customer. */
  | 'FOLLOW_UP'
  /** Staff send the request again. */
  | 'RESEND'
  /** The customer's first tap; a mere GET is none, because link scanners open links. */
  | 'OPEN'
  /** A photo or frame has arrived. */
  | 'UPLOAD'
  /** The customer hands the report in. */
  | 'SUBMIT'
  /** Nothing has happened for 14 days. */
  | 'IDLE'
  | 'ARCHIVE'
  | 'UNARCHIVE';

/** What the rules need to know beside the status. */
export interface RequestFacts {
  /** Whether any photo has arrived. */
  started: boolean;
  /** What an archived request was before. */
  statusBeforeArchive: RequestStatus | null;
}

/** The new status, or that nothing changes, or that the action is not allowed. */
export type Move =
  { kind: 'moves'; status: RequestStatus } | { kind: 'stays' } | { kind: 'illegal' };

export const IDLE_DAYS = 14;

const stays: Move = { kind: 'stays' };
const illegal: Move = { kind: 'illegal' };
const to = (status: RequestStatus): Move => ({ kind: 'moves', status });

/** The status machine of a request: what `action` does to a request in `status`. Changes nothing. */
export function moveOf(status: RequestStatus, action: RequestAction, facts: RequestFacts): Move {
  if (action === 'ARCHIVE') return status === 'ARCHIVED' ? stays : to('ARCHIVED');
  if (action === 'UNARCHIVE') {
    return status === 'ARCHIVED' ? to(facts.statusBeforeArchive ?? 'NEW') : illegal;
  }
  if (status === 'ARCHIVED') return action === 'DELIVER' || action === 'IDLE' ? stays : illegal;
  if (status === 'COMPLETED') return afterCompletion(action);
  return whileOpen(status, action, facts);
}

function afterCompletion(action: RequestAction): Move {
  return action === 'FOLLOW_UP' || action === 'RESEND' || action === 'UPLOAD' ? illegal : stays;
}

function whileOpen(status: RequestStatus, action: RequestAction, { started }: RequestFacts): Move {
  switch (action) {
    case 'DELIVER':
      return status === 'NEW' || status === 'LEAD' ? to('SENT') : stays;
    case 'FOLLOW_UP':
      return to('FOLLOW_UP_SENT');
    case 'RESEND':
      // what no provider took before is sent when one does
      return to(status === 'NEW' || status === 'LEAD' ? status : 'SENT');
    case 'OPEN':
      if (status === 'OPENED' || status === 'IN_PROGRESS') return stays;
      return to(started ? 'IN_PROGRESS' : 'OPENED');
    case 'UPLOAD':
      return status === 'IN_PROGRESS' ? stays : to('IN_PROGRESS');
    case 'SUBMIT':
      return to('COMPLETED');
    case 'IDLE':
      return status === 'INACTIVE' ? stays : to('INACTIVE');
    default:
      return illegal;
  }
}
