import type { Rolldown } from 'vite';

/** A chunk's file and those of all its static imports, with their style sheets. */
export function filesOf(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  for (const file of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === file);
    if (next) filesOf(next, chunks, seen);
  }
  return seen;
}

/** The chunk with the module whose path ends like this. */
export function chunkWith(
  end: string,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
}
