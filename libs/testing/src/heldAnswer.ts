/** An answer that a story holds back, for what happens while it is on its way. */
export interface HeldAnswer {
  /** Resolves when the request has arrived. */
  readonly asked: Promise<void>;
  /** For the handler: `value`, once it is released. */
  answer<T>(value: T): Promise<T>;
  /** Lets the answer go. */
  release(): void;
}

/** A new one for each story: what is released stays so. */
export function heldAnswer(): HeldAnswer {
  let ask: () => void;
  let release: () => void;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    asked,
    async answer(value) {
      ask();
      await released;
      return value;
    },
    release: () => release(),
  };
}
