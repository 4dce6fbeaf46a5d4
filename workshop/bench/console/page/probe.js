/* global window, document, performance, PerformanceObserver, requestAnimationFrame, MessageChannel */
// Runs in the page before any of its own scripts. Measurements are stored in `window.probe`.
(() => {
  if (window.probe || window.top !== window) return;
  const probe = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], inputAt: 0, pointerAt: 0 };
  window.probe = probe;

  const observers = [];
  const observe = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
    observers.push(() => observer.takeRecords().forEach(take));
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => probe.tasks.push({ startTime, duration }));
  window.addEventListener('input', ({ timeStamp }) => (probe.inputAt = timeStamp), true);
  window.addEventListener('pointerdown', ({ timeStamp }) => (probe.pointerAt = timeStamp), true);

  /** The page's figures so far. */
  probe.vitals = () => {
    for (const flush of observers) flush();
    const { firstPaint, largestPaint, shift } = probe;
    return { firstPaint, largestPaint, shift };
  };

  /**
   * Long tasks (over 50 ms) that started within an interval: sum, longest, and the part over 50 ms.
   */
  probe.longTasks = (from, to) => {
    for (const flush of observers) flush();
    const inside = probe.tasks.filter((task) => task.startTime >= from && task.startTime < to);
    const sum = (read) => inside.reduce((total, task) => total + read(task), 0);
    return {
      total: sum((task) => task.duration),
      blocking: sum((task) => task.duration - 50),
      longest: Math.max(0, ...inside.map((task) => task.duration)),
    };
  };

  /** Resolves with the time right after the first frame in which `isShown` returns true. */
  const frameOf = (isShown, what) =>
    new Promise((resolve, reject) => {
      const giveUp = performance.now() + 60_000;
      const look = () => {
        if (isShown()) {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now());
          return channel.port2.postMessage(0);
        }
        if (performance.now() > giveUp) return reject(new Error(`no ${what}`));
        requestAnimationFrame(look);
      };
      look();
    });

  /** The time at which such rows are shown. */
  probe.rowsShown = ({ rows, least = 10, each = '@' }) => {
    const wanted = new RegExp(each, 'i');
    return frameOf(() => {
      const texts = [...document.querySelectorAll(rows)].map((row) => row.textContent);
      return (
        texts.length >= least && texts.every((text) => text.includes('@') && wanted.test(text))
      );
    }, `rows with ${each}`);
  };

  /** The time at which each selector finds an element with text. */
  probe.shown = (selectors) =>
    frameOf(
      () => selectors.every((one) => document.querySelector(one)?.textContent),
      selectors.join(', '),
    );

  /**
   * Scrolls one step per frame until this many rows are loaded. `step` 0 goes to the end each
   * frame.
   */
  probe.scroll = ({ scroller, rows, loaded, until, step }) => {
    const countLoaded = new Function(`return ${loaded}`);
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const frames = [];
      let before = 0;
      let mostRows = 0;
      const tick = (now) => {
        if (before) frames.push(now - before);
        before = now;
        const element = scroller ? document.querySelector(scroller) : document.scrollingElement;
        if (step) element.scrollTop += step;
        else element.scrollTop = element.scrollHeight;
        if (frames.length % 20 === 0) {
          mostRows = Math.max(mostRows, document.querySelectorAll(rows).length);
        }
        if (countLoaded() >= until) {
          frames.sort((a, b) => a - b);
          const end = performance.now();
          return resolve({
            ms: end - start,
            p95: frames[Math.floor(frames.length * 0.95)],
            longest: frames.at(-1),
            mostRows,
            tasks: probe.longTasks(start, end),
          });
        }
        if (now - start > 240_000) return reject(new Error(`stopped at ${countLoaded()} rows`));
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
  };
})();
