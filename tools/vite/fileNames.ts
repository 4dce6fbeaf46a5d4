import type { Plugin, Rolldown } from 'vite';

/**
 * Names of built files: `assets/report.4fq0x7d.js`.
 *
 * Files name each other some hundred times, and a hash does not compress: seven characters of 36,
 * the fewest that Rolldown takes, make the first screens smaller than Vite's eight of 64. One version
 * of a file in 78 billion has the name of another. The server recognizes such names, by the dot
 * before the hash too, as those of files that never change.
 */
export function fileNames(): Plugin {
  return {
    name: 'forecourt:file-names',
    apply: 'build',
    config: () => ({ worker: { rolldownOptions: { output: namesIn('assets') } } }),
    configEnvironment(_name, { build: { assetsDir = 'assets', rolldownOptions } = {} }) {
      const output = rolldownOptions?.output;
      // A file at a fixed address keeps its name.
      if (Array.isArray(output) || output?.entryFileNames) return;
      return { build: { rolldownOptions: { output: namesIn(assetsDir) } } };
    },
  };
}

function namesIn(folder: string): Rolldown.OutputOptions {
  const name = `${folder}/[name].[hash:7]`;
  return {
    hashCharacters: 'base36',
    entryFileNames: `${name}.js`,
    chunkFileNames: `${name}.js`,
    assetFileNames: `${name}[extname]`,
  };
}
