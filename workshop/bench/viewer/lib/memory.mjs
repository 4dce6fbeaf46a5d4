// Memory of the browser that this process started, over its whole process tree: proportional set
// size without mapped files, since other browsers on the machine share those.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return [{ pid: Number(pid), parent: Number(/^PPid:\s+(\d+)/m.exec(status)[1]) }];
      } catch {
        return [];
      }
    });
}

const isBrowser = ({ pid }) => {
  try {
    return /chrom/.test(readlinkSync(`/proc/${pid}/exe`));
  } catch {
    return false;
  }
};

/**
 * Megabytes used by the browsers below this process; undefined if the system does not report it.
 */
export function browserMegabytes() {
  if (process.platform !== 'linux') return undefined;
  const all = processes();
  const below = new Set(all.filter(({ parent }) => parent === process.pid).filter(isBrowser));
  for (const one of below) {
    for (const other of all) if (other.parent === one.pid) below.add(other);
  }
  let kilobytes = 0;
  for (const { pid } of below) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      for (const [, size] of rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm))
        kilobytes += Number(size);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return kilobytes / 1024;
}
