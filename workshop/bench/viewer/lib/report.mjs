// Medians, and the table of the viewer's targets.

export function median(values) {
  const numbers = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (numbers.length === 0) return undefined;
  const middle = numbers.length / 2;
  if (numbers.length % 2) return numbers[Math.floor(middle)];
  return (numbers[middle - 1] + numbers[middle]) / 2;
}

const round = (value) => (value === undefined ? '–' : String(Math.round(value * 10) / 10));

/** Fast 4G's bytes per ms, and one round trip in ms. */
const line = { speed: 1012.5, trip: 165 };
const overhead = ({ allLoaded, bytes }) => allLoaded / (bytes / line.speed + line.trip);

/** Name of a figure, its source, and our target, if there is one. */
const figures = [
  ['Fast 4G: first paint, ms', 'load', (r) => r.firstPaint, 250],
  ['Fast 4G: draggable, ms', 'load', (r) => r.draggable, 420],
  ['Fast 4G: angles in a drag at 1.5 s', 'early', (r) => r.angles, 33, 'least'],
  ['Fast 4G: blank in it, %', 'early', (r) => r.blankPercent, 0],
  ['MB until every angle is there', 'load', (r) => r.ringBytes / 1e6, 1.021],
  ['all loaded ÷ (bytes ÷ line + trip)', 'load', overhead, 1.05],
  ['dropped in a drag, 4× CPU, %', 'drag4', (r) => r.droppedPercent, 0],
  ['long tasks in it, ms', 'drag4', (r) => r.longTasks, 0],
  ['main thread busy in a drag, ms', 'drag', (r) => r.mainBusy, 350],
  ['the same, 4× CPU', 'drag4', (r) => r.mainBusy, 950],
  ['processor time of the main thread in it, ms', 'drag', (r) => r.mainCpu, 350],
  ['the same, 4× CPU', 'drag4', (r) => r.mainCpu, 950],
  ['processor time of the whole page in it, ms', 'drag', (r) => r.pageCpu],
  ['move to paint, ms', 'latency', (r) => r.moveToPaint, 10],
  ['the same, 4× CPU', 'latency4', (r) => r.moveToPaint, 18],
  ['MB after the drag, 36 frames', 'memory', (r) => r.dragged, 100],
  ['MB after the drag, 72 frames', 'memory72', (r) => r.dragged, 130],
  ['MB left after unmount', 'memory', (r) => r.unmounted, 20],
  ['requests after unmount', 'unmount', (r) => r.begun + r.finished, 0],
  ['listeners after unmount', 'unmount', (r) => r.listeners, 0],
  ['three frames 404: blank, %', 'errors', (r) => r.blankPercent, 0],
  ['three frames 404: page errors', 'errors', (r) => r.pageErrors, 0],
  ['gzip without React and jQuery, kB', 'size', (r) => r.bytes / 1000, 12],
];

/** The figures as a Markdown table: a row each, a column per viewer, the target for the first. */
export function table(records, viewers) {
  const rows = figures
    .filter(([, test]) => records.some((record) => record.test === test))
    .map(([name, test, read, aim, kind]) => {
      const cells = viewers.map((viewer) =>
        median(records.filter((r) => r.viewer === viewer && r.test === test).map(read)),
      );
      const met = kind === 'least' ? cells[0] >= aim : cells[0] <= aim + 1e-9;
      const verdict = cells[0] === undefined || aim === undefined ? '–' : met ? 'yes' : 'NO';
      const goal = aim === undefined ? '–' : `${kind === 'least' ? '≥' : '≤'} ${aim}`;
      return `| ${name} | ${goal} | ${verdict} | ${cells.map(round).join(' | ')} |`;
    });
  const head = `| figure | aim | met | ${viewers.join(' | ')} |`;
  return [head, `|---|---|---|${viewers.map(() => '---').join('|')}|`, ...rows].join('\n');
}
