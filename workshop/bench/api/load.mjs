// A small load generator: a number of connections, each with one call at a time.
import { Agent, request } from 'node:http';

/**
 * Calls `url` from `connections` connections for `ms` milliseconds.
 *
 * @returns {Promise<{perSecond: number, p50: number, p99: number}>} responses per second, and
 * latencies in milliseconds.
 */
export async function load(url, { headers = {}, connections = 8, ms = 3000 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const end = performance.now() + ms;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const before = performance.now();
        await call(url, headers, agent);
        times.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** One call; fails unless it answers 200. */
export function call(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(body);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${body.slice(0, 300)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
