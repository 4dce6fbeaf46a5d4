import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Matches modules whose paths end like this. */
const modules = (...ends: readonly string[]): RegExp =>
  new RegExp(`(?:${ends.join('|').replaceAll('.', '\\.')})$`);

/**
 * The chunks of a document, grouped by what is loaded together. A chunk contains its modules and
 * all their imports, except those in an earlier chunk. The entry script comes first, so that it
 * waits for no other file.
 */
const inOrder = (...groups: readonly Group[]): Group[] =>
  [{ name: 'first', tags: ['$initial' as const] }, ...groups].map((group, index) => ({
    ...group,
    priority: groups.length + 1 - index,
  }));

/** What nearly every page has, such as the kit's buttons: it belongs to no page's chunk. */
const everywhere =
  /\/libs\/ui\/src\/(?:button|icon-button|field|text-field|brand|link|layout|text|icon|states)\/|\/lazy-part\/(?!prefetch)|\/windowTitle\.ts/;

/** Menus, dialogs and the like, with Chakra's part: each its own file, fetched when the page is idle. */
const overlay =
  /Surface\.tsx$|\/overlay\/chakra\/|\/ui\/src\/theme\/(?:baseConfig|conditions|utilities|tokens|textStyles)\.ts$/;

/**
 * A page behind a link has one chunk besides its entry script, so that a phone waits for few files.
 */
export const linkFiles = inOrder({
  name: 'page',
  test: modules('/public/page.tsx', '/invite/page.tsx'),
});

export const consoleFiles = inOrder(
  { name: 'main', test: (id) => everywhere.test(id) || id.endsWith('/src/main.tsx') },
  { name: 'router', test: modules('/pages/console.tsx', '/routes/notFoundRoute.tsx') },
  {
    name: 'staff',
    test: modules(
      // One style sheet for the whole first screen, with that of the messages beside the list.
      '/inbox/[^/]+.css',
      '/conversation-item/[^/]+.css',
      '/stores/Staff.ts',
      '/routes/shellRoute.tsx',
      '/routes/requestListRoute.tsx',
      // Small parts that several later pages share, which would otherwise load each other's chunks.
      '/avatar/RoleAvatar.tsx',
      '/routes/useReturnFromAssets.ts',
      '/money/Money.tsx',
      '/api-client/src/http/intent.ts',
      '/contract/src/hiddenCharacters.ts',
      '/platform/src/email.ts',
      '/platform/src/timeLimit.ts',
      '/section-words/sectionWords.ts',
      '/format/money.ts',
      '/request-words/[^/]+.ts',
      '/thread-words/[^/]+.ts',
      '/contract/src/masks.ts',
      '/contract/src/identifierFault.ts',
      '/endpoints/users.ts',
      '/endpoints/cars.ts',
      '/endpoints/messages.ts',
      '/icons/mail.mjs',
      '/icons/user-plus.mjs',
      '/icons/car.mjs',
      '/icons/check.mjs',
    ),
  },
  { name: 'signIn', test: modules('/pages/signIn.tsx') },
  // What completes the first screen: messages, unread counts, the live connection.
  { name: 'messages', test: modules('/MessagesPanel.tsx', '/phoenix.mjs') },
  {
    name: 'kit',
    test: (id) => /\/libs\/ui\/src\/|lucide-react/.test(id) && !overlay.test(id),
    minShareCount: 5,
  },
  { name: 'lists', test: modules('/routes/carListRoute.tsx', '/routes/buyerListRoute.tsx') },
  { name: 'requestPanel', test: modules('/routes/requestPanelRoute.tsx') },
  { name: 'report', test: modules('/routes/reportRoute.tsx', '/stores/ReportStores.ts') },
  // What a list may need next: fetched together when it is idle.
  {
    name: 'listTools',
    test: modules('/app/listTools.ts', '/CommandCenter.tsx', '/lists/src/views/index.ts'),
  },
);
