import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf } from './serviceWorker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

test('a document needs what it names, and what that names', () => {
  write({
    'index.html': '<script src="/assets/index-1a.js"></script>',
    'assets/index-1a.js': 'import("./page-2b.js")',
    'assets/index-1a.js.br': 'index-1a.js',
    'assets/page-2b.js': 'load("assets/page-3c.css")',
    'assets/page-3c.css': 'url(./inter-latin-4d.woff2) url(./inter-greek-5e.woff2)',
    'assets/inter-latin-4d.woff2': '',
    'assets/inter-greek-5e.woff2': '',
    'other.html': '<script src="/assets/other-6f.js"></script>',
    'assets/other-6f.js': '',
  });
  expect(filesOf(folder, ['index.html'], /greek/)).toEqual([
    'assets/index-1a.js',
    'assets/inter-latin-4d.woff2',
    'assets/page-2b.js',
    'assets/page-3c.css',
    'index.html',
  ]);
});
