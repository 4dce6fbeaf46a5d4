import { median } from '../console/lib/report.mjs';
import { timed } from './server.mjs';

const ROUNDS = 9;

/** Without a hash for an account that is not there, the ratio would be about ten. */
export async function signIns({ signIn }) {
  const times = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.known.push(await timed(() => signIn('agent@north.test', 'not the password')));
    times.unknown.push(await timed(() => signIn(`nobody${round}@north.test`, 'not the password')));
  }
  return {
    'known account ÷ unknown, time of a refused sign-in':
      median(times.known) / median(times.unknown),
  };
}
