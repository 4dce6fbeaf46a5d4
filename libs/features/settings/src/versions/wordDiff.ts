/** A run of words of a compared text. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * What differs between two texts, word by word: the new one, with removed words where they were. Space
 * alone is no difference.
 */
export function wordDiff(before: string, after: string): WordRun[] {
  const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\s)(?=\S)/));
  return runsOf(wordsOf(before), wordsOf(after));
}

/** By the longest common subsequence. */
function runsOf(old: readonly string[], next: readonly string[]): WordRun[] {
  const width = next.length + 1;
  const isSame = (i: number, j: number): boolean => old[i]!.trim() === next[j]!.trim();
  // longest[i * width + j]: how many words the rests from old[i] and next[j] have in common
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      const [down, right] = [longest[(i + 1) * width + j]!, longest[i * width + j + 1]!];
      longest[i * width + j] = isSame(i, j)
        ? longest[(i + 1) * width + j + 1]! + 1
        : Math.max(down, right);
    }
  }
  const runs: WordRun[] = [];
  const add = (kind: WordRun['kind'], text: string): void => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && isSame(i, j)) {
      add('same', next[j]!);
      i++;
      j++;
    } else if (
      i < old.length &&
      (j === next.length || longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
    ) {
      add('removed', old[i++]!);
    } else add('added', next[j++]!);
  }
  return runs;
}
