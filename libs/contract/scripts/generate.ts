/**
 * Writes src/generated from openapi.yaml; with --check writes nothing and fails on a difference.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFolder } from './bundle.ts';
import { generated } from './generated.ts';

const folder = join(contractFolder, 'src', 'generated');
const check = process.argv.includes('--check');
const stale: string[] = [];

for (const [name, content] of await generated()) {
  const file = join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  stale.push(name);
  if (check) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate -w @forecourt/contract`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Generated files are up to date');
