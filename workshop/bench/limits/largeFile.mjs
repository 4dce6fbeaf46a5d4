import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCustomer } from '../../../apps/api/src/modules/capture/testing/customer.ts';

const SIZE = 25 * 1024 * 1024;
const PIECE = 1024 * 1024;
const PIECE_EVERY_MS = 40;

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');

/** The most memory that a file of 25 MB takes while it comes in. */
export async function largeFile(server) {
  const customer = await createCustomer(server, server.north.partnerId);
  const { id } = await customer.announce('dashboard');
  const bytes = Buffer.alloc(SIZE, 'noise');
  const sending = request({
    port: server.port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `${customer.path}/uploads/${id}/content`,
    headers: { 'content-type': 'image/png', 'content-length': SIZE },
  });
  const answered = once(sending, 'response');
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  for (let at = 0; at < SIZE; at += PIECE) {
    sending.write(bytes.subarray(at, at + PIECE));
    await pause(PIECE_EVERY_MS);
    collectGarbage();
    peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
  }
  sending.end();
  const [answer] = await answered;
  if (answer.statusCode !== 415) throw new Error(`Noise as a PNG answered ${answer.statusCode}`);
  answer.resume();
  return { 'memory ÷ size of a file that comes in': peak / SIZE };
}

/** Buffers are freed in the background after a collection: a second one waits for the first's. */
function collectGarbage() {
  gc();
  gc();
}
