import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { handlers } from '../../../apps/api/src/modules/index.ts';
import { asRequest, hostileBodies as bodiesOf } from '../../../apps/api/test/hostileBodies.ts';
import { operations, sampleCall, urlOf } from '../../../apps/api/test/operations.ts';
import { timed } from './server.mjs';

const ATTACKERS = 4;
const QUIET_CALLS = 300;
const NANOSECONDS = 1e6;

/** What another person's calls take while every operation gets every hostile body. */
export async function hostileBodies({ port, token, world }) {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: token };
  const send = ({ method, path, headers, bytes }) =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, port, host: '127.0.0.1', method, path, headers });
      sent.once('response', (answer) => answer.resume().once('close', resolve));
      sent.once('error', reject);
      sent.end(bytes ?? undefined);
    });
  const list = operations.find(({ operationId }) => operationId === 'listRequests');
  const path = urlOf(list, sampleCall(list, world.named));
  const other = () => timed(() => send({ method: 'GET', path, headers }));

  const quiet = [];
  for (let call = 0; call < QUIET_CALLS; call += 1) quiet.push(await other());

  const attacks = operations
    .filter(({ operationId }) => operationId in handlers)
    .flatMap((operation) => {
      const call = sampleCall(operation, world.named);
      const credentials = operation.access === 'staff' ? headers : {};
      return bodiesOf(call).map((body) => asRequest(operation, call, body, credentials));
    });
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const beside = [];
  const attackers = Array.from({ length: ATTACKERS }, async () => {
    for (let one = attacks.pop(); one; one = attacks.pop()) await send(one);
  });
  let isOver = false;
  const over = Promise.all(attackers).then(() => (isOver = true));
  while (!isOver) beside.push(await other());
  await over;
  loop.disable();
  agent.destroy();
  return {
    'another’s call beside hostile bodies ÷ quiet, median': at(beside, 0.5) / at(quiet, 0.5),
    'another’s call beside hostile bodies, p99, ms': at(beside, 0.99),
    'longest turns of the event loop, p99, ms': loop.percentile(99) / NANOSECONDS,
  };
}

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)];
