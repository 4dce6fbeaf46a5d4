// Medians compared with their targets.
import { median } from '../console/lib/report.mjs';

/**
 * Prints each figure with its target; a missed target exits with 1.
 *
 * @param runs figures of each run, by name
 * @param aims upper limits of the figures, by name; a figure without one is only printed
 */
export function judge(title, runs, aims) {
  console.log(`\n${title}, median of ${runs.length}:`);
  for (const name of Object.keys(runs[0] ?? {})) {
    const value = median(runs.map((run) => run[name]));
    const aim = aims[name];
    const met = aim === undefined || value <= aim;
    if (!met) process.exitCode = 1;
    const verdict = aim === undefined ? '    ' : met ? 'ok  ' : 'MISS';
    const shown = Math.round(value * 1000) / 1000;
    console.log(`${verdict} ${name}: ${shown}${aim === undefined ? '' : ` (aim ≤ ${aim})`}`);
  }
}
