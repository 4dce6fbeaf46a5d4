import type { MemberName } from '@forecourt/contract';

/** A word that begins with @, up to where the caret is. */
export interface MentionQuery {
  /** Index of the @. */
  at: number;
  /** What follows it. */
  text: string;
}

const BEFORE_CARET = /(?:^|[\s(])@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*)?)$/u;
const TOKEN = /<@([A-Za-z0-9_-]{1,64})>/;

/** The mention that is being typed; null if none is. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const found = BEFORE_CARET.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { at: caret - query.length - 1, text: query };
}

/** Those of whose names a word, or the whole, begins with the text. */
export function matchingMembers<Member extends MemberName>(
  members: readonly Member[],
  text: string,
): Member[] {
  const sought = text.trim().toLocaleLowerCase();
  return members.filter(({ name }) => {
    const all = name.toLocaleLowerCase();
    return all.startsWith(sought) || all.split(/[\s-]+/).some((word) => word.startsWith(sought));
  });
}

/** What was typed as the server keeps it: the names that were picked become ids. */
export function withIds(text: string, picked: readonly MemberName[]): string {
  const longestFirst = [...picked].sort((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce(
    (words, { id, name }) =>
      words.replace(
        new RegExp(`@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu'),
        () => `<@${id}>`,
      ),
    // what looks like a mention without being one
    text.replaceAll('<@', '< @'),
  );
}

/** A piece of a comment: words, or somebody who is mentioned. */
export type MessagePart = { text: string } | { mention: string };

/** A comment in pieces, with the names of those whom it mentions. */
export function partsOf(message: string, mentions: readonly MemberName[] = []): MessagePart[] {
  return message
    .split(new RegExp(TOKEN, 'g'))
    .map((piece, index): MessagePart => {
      if (index % 2 === 0) return { text: piece };
      const name = mentions.find(({ id }) => id === piece)?.name;
      return name === undefined ? { text: `<@${piece}>` } : { mention: `@${name}` };
    })
    .filter((part) => !('text' in part) || part.text !== '');
}

/** A comment as text. */
export function plainMessage(message: string, mentions?: readonly MemberName[]): string {
  return partsOf(message, mentions)
    .map((part) => ('text' in part ? part.text : part.mention))
    .join('');
}
