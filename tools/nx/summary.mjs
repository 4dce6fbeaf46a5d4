/** All that is certain to be read of a run: its last lines. */
const MOST_LINES = 40;
const MOST_WIDTH = 200;

/**
 * The last lines of a run: what failed, what passed only when it was tried again, and the sum, which stays last.
 *
 * @param {{ name: string, passed: number, failed: number, flaky: string[], failures: string[] }[]} tasks
 * @param {{ notes?: string[], more?: string }} [options] lines before the sum; the file that has all failures
 * @returns {string[]} at most 40
 */
export function summaryOf(tasks, { notes = [], more = 'test-results/failures.txt' } = {}) {
  const problems = problemsOf(tasks);
  const sum = (key) => tasks.reduce((total, task) => total + task[key], 0);
  const room = MOST_LINES - notes.length - 1;
  const shown = problems.slice(0, room);
  if (shown.length < problems.length) {
    shown.splice(room - 1, 1, `and ${problems.length - room + 1} more: ${more}`);
  }
  return [...shown, ...notes, `${sum('passed')} passed, ${sum('failed')} failed`].map(cut);
}

/** Failures first: they decide. */
export function problemsOf(tasks) {
  const told = (mark, key) =>
    tasks.flatMap((task) => task[key].map((each) => `${mark} ${task.name} › ${each}`));
  return [...told('✗', 'failures'), ...told('~', 'flaky')];
}

const cut = (text) => (text.length > MOST_WIDTH ? `${text.slice(0, MOST_WIDTH - 1)}…` : text);

/**
 * How often each test failed, or passed only when it was tried again, in runs of the same parts.
 *
 * @param {Parameters<typeof summaryOf>[0][]} runs
 */
export function ratesOf(runs) {
  const counts = new Map();
  for (const told of runs.flatMap((tasks) => problemsOf(tasks))) {
    // Without the message, which may differ from one time to the next.
    const test = told.replace(/: .*/, '');
    counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  const red = runs.filter((tasks) => tasks.some(({ failed }) => failed > 0)).length;
  const rates = [...counts].sort(([, a], [, b]) => b - a);
  return [
    ...rates.map(([test, count]) => `${count} of ${runs.length}: ${test}`),
    `${red} of ${runs.length} runs red`,
  ].map(cut);
}
