/* global window, document, EventTarget, PerformanceObserver, performance, requestAnimationFrame */
// Runs before the viewer: counts the listeners it leaves on window, document and body, and records
// animation frames, long tasks and when pointers moved.
(() => {
  const left = new Map();
  const known = new WeakMap();
  const nameOf = (target) =>
    ({
      [target === window]: 'window',
      [target === document]: 'document',
      [target === document.body]: 'body',
    }).true;
  const keyOf = (type, options) =>
    type + (typeof options === 'boolean' ? options : !!options?.capture);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const bench = (window.bench = { long: [], times: [], moves: [] });

  EventTarget.prototype.addEventListener = function (type, act, options) {
    const name = nameOf(this ?? window);
    if (name && act && bench.counting) {
      const keys = known.get(act) ?? new Set();
      const key = name + keyOf(type, options);
      if (!keys.has(key)) left.set(`${name}:${type}`, (left.get(`${name}:${type}`) ?? 0) + 1);
      known.set(act, keys.add(key));
    }
    return add.call(this, type, act, options);
  };
  EventTarget.prototype.removeEventListener = function (type, act, options) {
    const name = nameOf(this ?? window);
    if (name && act && known.get(act)?.delete(name + keyOf(type, options))) {
      left.set(`${name}:${type}`, left.get(`${name}:${type}`) - 1);
    }
    return remove.call(this, type, act, options);
  };

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.long.push(duration);
  }).observe({ type: 'longtask' });
  const note = (event) => bench.moves.push(performance.timeOrigin + event.timeStamp);
  add.call(window, 'pointermove', note, { capture: true, passive: true });

  bench.mount = async (ring) => {
    bench.counting = true;
    const start = performance.timeOrigin + performance.now();
    bench.unmount = await window.SpinAdapter.default(document.getElementById('box'), ring);
    return start;
  };
  bench.listeners = () => [...left.values()].reduce((sum, count) => sum + count, 0);
  bench.record = () => {
    Object.assign(bench, { times: [], long: [], recording: true });
    requestAnimationFrame(function tick(time) {
      bench.times.push(time);
      if (bench.recording) requestAnimationFrame(tick);
    });
  };
  bench.stop = () => {
    bench.recording = false;
    return { times: bench.times, long: bench.long };
  };
})();
