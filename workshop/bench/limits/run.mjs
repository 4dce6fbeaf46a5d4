// Benchmark of the API's limits (`npm run bench -- limits`): what a hostile caller costs the others, in
// time and memory, whether a sign-in tells who has an account, how soon an auction is closed after its
// end, and how soon a probe answers while the database hangs. Ratios within one run.
//   --runs=N   how often (default 3)
import { judge } from '../shared/verdict.mjs';
import { auctionEnds } from './auctionEnds.mjs';
import { hangingDatabase } from './hangingDatabase.mjs';
import { hostileBodies } from './hostileBodies.mjs';
import { largeFile } from './largeFile.mjs';
import { startLimitServer } from './server.mjs';
import { signIns } from './signIns.mjs';

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const count = Number(options.get('runs') ?? 3);

const figures = [];
for (let run = 0; run < count; run += 1) {
  const server = await startLimitServer();
  try {
    figures.push({
      ...(await signIns(server)),
      ...(await auctionEnds(server)),
      ...(await largeFile(server)),
      ...(await hostileBodies(server)),
      ...(await hangingDatabase()),
    });
  } finally {
    await server.end();
  }
}
judge('Limits', figures, {
  'known account ÷ unknown, time of a refused sign-in': 2,
  'an auction is closed after its end, ms': 2000,
  'memory ÷ size of a file that comes in': 0.4,
  'another’s call beside hostile bodies, p99, ms': 250,
  'longest turns of the event loop, p99, ms': 250,
  'refusal of a probe while the database hangs, ms': 1000,
  'sign of life while the database hangs, ms': 200,
});
process.exit();
