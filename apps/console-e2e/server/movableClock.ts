/**
 * Loaded before the API by a journey that must not wait an hour: the process tells the time of its
 * machine, moved by the milliseconds it is sent as messages; so does the database in it. Timers go on
 * as they are.
 */
const RealDate = globalThis.Date;
let movedMs = 0;
const now = (): number => RealDate.now() + movedMs;

// A proxy, so that dates made before and elsewhere are dates all the same.
const MovableDate = new Proxy(RealDate, {
  construct: (date, given: unknown[], target) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, target) as object,
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
});

globalThis.Date = MovableDate;
process.on('message', (ms) => {
  movedMs += Number(ms);
  process.send?.(movedMs);
});
// Being told is no reason to stay.
process.channel?.unref();
