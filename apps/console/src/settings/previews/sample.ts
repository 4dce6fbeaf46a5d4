import type { Realtime } from '@forecourt/api-client/realtime';
import { seeded } from '@forecourt/contract/fixtures';
import type { Random } from '@forecourt/contract/fixtures';

/** Made-up data of one preview, the same each time, as of now. */
export function sample(name: string): Random {
  return seeded(`preview ${name}`, { now: new Date() });
}

/** A moment so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** A live connection over which nothing ever comes: a preview talks to nobody. */
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

/** For calls that only a press could send: nothing in a preview can be pressed. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
