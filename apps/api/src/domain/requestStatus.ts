import type { RequestStatus } from '../db/schema.ts';

/** What can happen to a request (design §7). */
export type RequestAction =
  /** The provider has accepted the first message. */
  | 'DELIVER'
  /** Staff remind the customer. */
  | 'FOLLOW_UP'
  /** Staff send the request again. */
  | 'RESEND'
  /** The customer's first tap; a GET alone does not count, because link scanners open links. */
  | 'OPEN'
  /** A photo or frame has arrived. */
  | 'UPLOAD'
  /** The customer submits the report. */
  | 'SUBMIT'
  /** Staff want more for a completed report. */
  | 'ASK_ADDITION'
  /** The customer submits what was asked for in addition. */
  | 'SUBMIT_ADDITION'
  /** Staff no longer want it. */
  | 'CANCEL_ADDITION'
  /** Nothing has happened for 14 days. */
  | 'IDLE'
  | 'ARCHIVE'
  | 'UNARCHIVE';

/** The facts that the rules need besides the status. */
export interface RequestFacts {
  /** Whether any photo has arrived. */
  started: boolean;
  /** The status before archiving. */
  statusBeforeArchive: RequestStatus | null;
}

/** The result: a new status, no change, or not allowed. */
export type Move =
  { kind: 'moves'; status: RequestStatus } | { kind: 'stays' } | { kind: 'illegal' };

export const IDLE_DAYS = 14;

const stays: Move = { kind: 'stays' };
const illegal: Move = { kind: 'illegal' };
const to = (status: RequestStatus): Move => ({ kind: 'moves', status });

/** The state machine of a request: the effect of `action` in `status`. Has no side effects. */
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
  switch (action) {
    case 'ASK_ADDITION':
      return to('IN_PROGRESS');
    case 'FOLLOW_UP':
    case 'RESEND':
    case 'UPLOAD':
    case 'SUBMIT_ADDITION':
    case 'CANCEL_ADDITION':
      return illegal;
    default:
      return stays;
  }
}

function whileOpen(status: RequestStatus, action: RequestAction, { started }: RequestFacts): Move {
  switch (action) {
    case 'DELIVER':
      return status === 'NEW' || status === 'LEAD' ? to('SENT') : stays;
    case 'FOLLOW_UP':
      return to('FOLLOW_UP_SENT');
    case 'RESEND':
      // a request that was never delivered becomes SENT only when a provider accepts it
      return to(status === 'NEW' || status === 'LEAD' ? status : 'SENT');
    case 'OPEN':
      if (status === 'OPENED' || status === 'IN_PROGRESS') return stays;
      return to(started ? 'IN_PROGRESS' : 'OPENED');
    case 'UPLOAD':
      return status === 'IN_PROGRESS' ? stays : to('IN_PROGRESS');
    // of these, the later two are only for a request with an open addition
    case 'SUBMIT':
    case 'SUBMIT_ADDITION':
    case 'CANCEL_ADDITION':
      return to('COMPLETED');
    case 'IDLE':
      return status === 'INACTIVE' ? stays : to('INACTIVE');
    default:
      return illegal;
  }
}
