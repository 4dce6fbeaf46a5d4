import type { Answer, OperationId, Request } from '@forecourt/contract';
import { countRequestsOf } from '@forecourt/contract/fixtures';
import type { RequestListApi } from '../RequestListApi.ts';

/** A call that waits until the test answers it. */
export interface Asked<Id extends OperationId = OperationId> {
  readonly operation: Id;
  readonly args: readonly unknown[];
  readonly signal: AbortSignal | undefined;
  answer(answer: Answer<Id>): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const operations = [
  'listRequests',
  'followUpRequest',
  'resendRequest',
  'updateRequest',
  'unarchiveRequest',
] as const;

/** Lets an answer reach the store. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** An API whose answers come when the test says so, in any order; counts come at once. */
export class DeferredApi {
  readonly asked: Asked[] = [];
  counted: readonly Request[] = [];
  readonly api: RequestListApi;

  constructor() {
    const calls = operations.map((operation) => [
      operation,
      (...args: unknown[]) => this.ask(operation, args),
    ]);
    this.api = {
      ...Object.fromEntries(calls),
      previewMessage: () =>
        Promise.resolve({
          message: {
            channel: 'SMS',
            to: '',
            subject: null,
            text: 'Still there? LINK',
            link: 'LINK',
          },
        }),
      countRequests: () => Promise.resolve({ counts: countRequestsOf(this.counted) }),
    } as RequestListApi;
  }

  /** The latest call of an operation. */
  last<Id extends OperationId>(operation: Id): Asked<Id> {
    const found = this.asked.findLast((one) => one.operation === operation);
    if (!found) throw new Error(`${operation} was not called`);
    return found as unknown as Asked<Id>;
  }

  /** How often an operation was called. */
  times(operation: OperationId): number {
    return this.asked.filter((one) => one.operation === operation).length;
  }

  /** Answers the latest page request. */
  page(requests: Request[], after: string | null = null): Promise<void> {
    return this.last('listRequests').answer({ requests, metadata: { after } });
  }

  private ask(operation: OperationId, args: unknown[]): Promise<unknown> {
    const options = args.at(-1) as { signal?: AbortSignal } | undefined;
    return new Promise((resolve, reject) => {
      this.asked.push({
        operation,
        args,
        signal: options?.signal,
        answer: (answer) => {
          resolve(answer);
          return settle();
        },
        fail: (error) => {
          reject(error as Error);
          return settle();
        },
      });
    });
  }
}
