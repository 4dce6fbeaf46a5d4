// Medians, and the table of targets.

export function median(values) {
  const numbers = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (numbers.length === 0) return undefined;
  const middle = numbers.length >> 1;
  return numbers.length % 2 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2;
}

/**
 * Name, test, mode and field of each figure; our target as a fraction of the best other app's
 * (`ratio`) or as a value (`limit`). If both are given, both apply. `others` is what the other apps
 * are compared by, where they lack ours.
 */
const figures = [
  { name: 'sign-in: JS+CSS, kB', test: 'signIn', mode: 'fast', field: 'code' },
  {
    name: 'JS+CSS until 10 rows, kB',
    test: 'list',
    mode: '3g',
    field: 'codeUntilRows',
    limit: 230,
  },
  { name: 'JS+CSS until quiet, kB', test: 'list', mode: '3g', field: 'code' },
  ...['fast', 'slow', '3g'].flatMap((mode) => [
    { name: 'navigation → 10 rows, ms', test: 'list', mode, field: 'rows', ratio: 0.7 },
    { name: 'TBT until rows, ms', test: 'list', mode, field: 'blocking', ratio: 0.35 },
    { name: 'first content, ms', test: 'list', mode, field: 'firstPaint', ratio: 0.5 },
    { name: 'whole first screen, ms', test: 'whole', mode, field: 'shown' },
    {
      name: 'whole first screen and a row’s menu, ms; others: rows',
      test: 'whole',
      mode,
      field: 'whole',
      others: { test: 'list', field: 'rows' },
      ratio: 0.95,
    },
  ]),
  {
    name: 'menu pressed 1 s after the rows → open, ms',
    test: 'menu',
    mode: 'slow',
    field: 'open',
    limit: 100,
  },
  { name: 'requests until quiet', test: 'list', mode: '3g', field: 'requests' },
  { name: 'all until quiet, kB', test: 'list', mode: '3g', field: 'all' },
  { name: 'search − debounce, ms', test: 'interact', mode: 'slow', field: 'search', ratio: 0.8 },
  { name: 'search − debounce, ms', test: 'interact', mode: 'fast', field: 'search', ratio: 0.8 },
  { name: 'first tab visit, ms', test: 'interact', mode: 'slow', field: 'tab', ratio: 0.8 },
  { name: 'first tab visit, ms', test: 'interact', mode: 'fast', field: 'tab', ratio: 0.8 },
  {
    name: '500 rows: long tasks, ms',
    test: 'scroll500',
    mode: 'slow',
    field: 'longTasks',
    ratio: 0.1,
  },
  { name: '500 rows: p95 frame, ms', test: 'scroll500', mode: 'slow', field: 'p95', ratio: 0.4 },
  { name: '2,000 rows: elements', test: 'scroll2000', mode: 'fast', field: 'elements', ratio: 1 },
  { name: '2,000 rows: heap, MB', test: 'scroll2000', mode: 'fast', field: 'heap', ratio: 1 },
  { name: 'layout shift of the list', test: 'list', mode: 'slow', field: 'shift', limit: 0 },
  { name: 'sign-in: first paint, ms', test: 'signIn', mode: 'slow', field: 'firstPaint' },
  {
    name: 'sign-in → 10 rows, ms',
    test: 'signIn',
    mode: 'slow',
    field: 'toRows',
    ratio: 0.85,
  },
  { name: 'list: heap, MB', test: 'list', mode: 'fast', field: 'heap' },
  {
    name: '10,000 rows: rows in the page',
    test: 'scroll10000',
    mode: 'fast',
    field: 'mostRows',
    limit: 60,
  },
  {
    name: '10,000 rows: longest task, ms',
    test: 'scroll10000',
    mode: 'fast',
    field: 'longestTask',
    limit: 50,
  },
  { name: '10,000 rows: heap at 1,000, MB', test: 'scroll10000', mode: 'fast', field: 'heap1000' },
  {
    name: '10,000 rows: heap at 10,000, MB',
    test: 'scroll10000',
    mode: 'fast',
    field: 'heap10000',
  },
];

const shown = (value) => {
  if (value === undefined) return '–';
  return value >= 100
    ? String(Math.round(value))
    : String(Math.round(value * 1000) / 1000).slice(0, 5);
};

/** The figures as a Markdown table; `records` are `{app, test, mode, ...figures}`. */
export function table(records, names) {
  const lines = figures.flatMap(({ name, mode, ratio, limit, others, ...own }) => {
    const of = (app, { test, field }) =>
      median(
        records
          .filter((one) => one.app === app && one.test === test && one.mode === mode)
          .map((one) => one[field]),
      );
    const [ours, ...peers] = names.map((app, index) => of(app, index ? (others ?? own) : own));
    if (ours === undefined) return [];
    const known = peers.filter((value) => value !== undefined);
    const best = known.length ? Math.min(...known) : undefined;
    const share = best === undefined ? undefined : ours / best;
    const aims = [ratio && `≤ ${ratio}×`, limit !== undefined && `≤ ${limit}`].filter(Boolean);
    const met =
      (!ratio || share === undefined || share <= ratio) && (limit === undefined || ours <= limit);
    const unknown = ratio && share === undefined;
    const verdict = aims.length === 0 ? '' : unknown ? '?' : met ? 'yes' : '**no**';
    const cells = [ours, ...peers].map(shown).join(' | ');
    const factor = share === undefined || !Number.isFinite(share) ? '–' : `${share.toFixed(2)}×`;
    return [`| ${name} | ${mode} | ${aims.join(', ')} | ${factor} | ${verdict} | ${cells} |`];
  });
  const head = `| figure | mode | aim | ours ÷ best | met | ${names.join(' | ')} |`;
  return [head, `|---|---|---|---|---|${names.map(() => '---').join('|')}|`, ...lines].join('\n');
}
