import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generated } from '../scripts/generated.ts';

it('keeps every generated file as openapi.yaml now makes it', { timeout: 60_000 }, async () => {
  const files = await generated();
  expect([...files.keys()]).toContain('schema.d.ts');
  for (const [name, content] of files) {
    const committed = readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8');
    expect(committed === content, `${name}: run npm run generate -w @forecourt/contract`).toBe(
      true,
    );
  }
});
