import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const apps = new URL('../../', import.meta.url).pathname;

/** A folder with the built apps, whose console can become a newer build. */
export class Builds {
  readonly folder = mkdtempSync(join(tmpdir(), 'forecourt-builds-'));
  private readonly dist = join(this.folder, 'console', 'dist');

  constructor() {
    for (const app of ['console', 'capture']) {
      cpSync(join(apps, app, 'dist'), join(this.folder, app, 'dist'), { recursive: true });
    }
  }

  /** The console is built again: its entry script has another name, wherever it is named. */
  renew(): void {
    const html = readFileSync(join(this.dist, 'index.html'), 'utf8');
    const entry = /\/assets\/(index\.\w+\.js)/.exec(html)![1]!;
    const next = 'index.newbild.js';
    renameSync(join(this.dist, 'assets', entry), join(this.dist, 'assets', next));
    for (const file of readdirSync(this.dist, { recursive: true, encoding: 'utf8' })) {
      const path = join(this.dist, file);
      // The compressed copies would be sent instead.
      if (/\.(br|gz)$/.test(file)) rmSync(path);
      else if (/\.(js|html)$/.test(file)) {
        const text = readFileSync(path, 'utf8');
        if (text.includes(entry)) writeFileSync(path, text.replaceAll(entry, next));
      }
    }
    const worker = join(this.dist, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replace(/version:`\w+`/, 'version:`newer`'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
