const MENTION = /<@([A-Za-z0-9_-]{1,64})>/g;

/** The ids that a message mentions, each once, in their order. */
export function mentionedIn(message: string): string[] {
  return [...new Set([...message.matchAll(MENTION)].map(([, id = '']) => id))];
}
