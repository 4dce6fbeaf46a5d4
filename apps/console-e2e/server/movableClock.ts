/**
 * Loaded before the API by a journey that must not wait an hour: the process, including its
 * embedded database, reads the machine's time shifted by the milliseconds it receives as messages.
 * By the message `hold` that time stands still. Timers are not affected.
 */
const RealDate = globalThis.Date;
let movedMs = 0;
let heldAt: number | undefined;
const now = (): number => (heldAt ?? RealDate.now()) + movedMs;

// A proxy, so that dates created before and elsewhere are still instances of Date.
const MovableDate = new Proxy(RealDate, {
  construct: (date, given: unknown[], target) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, target) as object,
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
});

globalThis.Date = MovableDate;
process.on('message', (wanted) => {
  if (wanted === 'hold') heldAt = RealDate.now();
  else movedMs += Number(wanted);
  process.send?.(now());
});
// The message channel must not keep the process alive.
process.channel?.unref();
