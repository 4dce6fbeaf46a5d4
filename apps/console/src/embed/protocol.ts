/** What the script says to the form in the frame, which learns from it whom to answer. */
export const hello = { forecourt: 'hello' } as const;

/** What the form tells the script, as data of `postMessage`. None of it is about the person. */
export type FormMessage =
  | { forecourt: 'ready' | 'started' | 'completed' | 'close' }
  /** Of its content, in CSS pixels. */
  | { forecourt: 'height'; height: number };

const plain: readonly unknown[] = ['ready', 'started', 'completed', 'close'];
/** A form is never higher; a page that says so is not ours. */
const MAX_HEIGHT = 4000;

/** Undefined for anything that is not a message of the form. */
export function readFormMessage(data: unknown): FormMessage | undefined {
  const { forecourt, height } = (data ?? {}) as Record<string, unknown>;
  if (plain.includes(forecourt)) return { forecourt } as FormMessage;
  const isHeight = typeof height === 'number' && height > 0 && height <= MAX_HEIGHT;
  return forecourt === 'height' && isHeight ? { forecourt, height } : undefined;
}
