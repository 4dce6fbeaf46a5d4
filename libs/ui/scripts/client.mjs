/** What server components lack: hooks, contexts, event handlers, and Chakra’s recipes. */
const needsClient =
  /\b(?:use[A-Z]\w*|createContext|lazy)\(|\bjsxs?\(|from ["']@chakra-ui\/react["']/;

/**
 * Whether a published module needs `'use client'`. Recipes, texts and colors stay plain, so that server
 * components can read them.
 */
export const isClient = (code) => needsClient.test(code);
