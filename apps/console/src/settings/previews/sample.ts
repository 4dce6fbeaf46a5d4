import type { Realtime } from '@forecourt/api-client/realtime';
import { seeded } from '@forecourt/contract/fixtures';
import type { Random } from '@forecourt/contract/fixtures';

/** Sample data of a preview, always the same, with times relative to now. */
export function sample(name: string): Random {
  return seeded(`preview ${name}`, { now: new Date() });
}

/** The time this many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** A live connection without any events: a preview has no network. */
export const stillRealtime: Realtime = {
  status: 'open',
  onStatus: () => () => undefined,
  connect: () => () => undefined,
  reconnect: () => undefined,
  join: (_topic, owner) => {
    queueMicrotask(() => owner.onJoined?.());
    return { push: () => Promise.resolve({}), leave: () => undefined };
  },
};

/** For calls that only a click could send: nothing in a preview can be clicked. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
