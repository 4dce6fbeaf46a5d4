import { chakra } from '@chakra-ui/react';

interface HighlightedProps {
  text: string;
  /** Its words are marked wherever the text contains them, case ignored. */
  query: string;
}

/** A text with the words that were searched for marked in it. */
export function Highlighted({ text, query }: HighlightedProps) {
  return partsOf(text, query).map(({ part, isMatch }, index) =>
    isMatch ? (
      <chakra.mark key={index} fontWeight="600" color="inherit" backgroundColor="accent.subtle">
        {part}
      </chakra.mark>
    ) : (
      part
    ),
  );
}

/** The text in parts that are, or are not, one of the query's words. */
export function partsOf(text: string, query: string): { part: string; isMatch: boolean }[] {
  const words = query.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ part: text, isMatch: false }];
  // Splitting by a group keeps what matched: every second part is a match.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, index) => ({ part, isMatch: index % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
