import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readModuleGraph } from './moduleGraph.ts';
import type { ModuleGraph } from './moduleGraph.ts';

/** A page, or what several pages have in common. */
export interface Page {
  /** Modules it consists of, as the ends of their paths. */
  modules: readonly string[];
  /** What is there already whenever it is asked for. */
  within?: string;
}

/**
 * Makes few files of some size out of a document's modules: each costs a request, its headers and a
 * dictionary of its own. A module goes into the file of the innermost page that everything which needs it lies
 * within. What is only needed later (menus, dialogs) is left to the bundler.
 *
 * @param pages by name, the outer ones before what lies within them
 * @param first end of the path of the script that runs before any of them and waits for none
 * @throws when there are two documents: what the other one shares with the first script would run it
 */
export function pageChunks(pages: Record<string, Page>, first: string): Plugin {
  let home = new Map<string, string>();
  return {
    name: 'forecourt:page-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              // A file handing on names would drag all of them along.
              includeDependenciesRecursively: false,
              // The outer pages first: what they take, no inner one takes along.
              groups: [
                { name: 'first', priority: 300, test: (id: string) => home.get(id) === 'first' },
                ...Object.keys(pages).map((name, index) => ({
                  name,
                  priority: 100 - index,
                  test: (id: string) => home.get(id) === name,
                })),
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const documents = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      if (documents.length > 1) {
        const names = documents
          .map((id) => basename(id))
          .toSorted()
          .join(' and ');
        this.error(`${names} need a build each: both would run the first script, ${first}`);
      }
      const idOf = (end: string): string => {
        const id = ids.find((one) => one.endsWith(end));
        if (!id) throw new Error(`no module ends with ${end}`);
        return id;
      };
      const entries = Object.fromEntries(
        Object.entries(pages).map(([name, { modules }]) => [name, modules.map(idOf)]),
      );
      const graph = await readModuleGraph(this);
      const routes = ids.filter((id) =>
        /\/src\/(routes\/|settings\/previews\/\w+Preview)/.test(id),
      );
      home = homes(graph, entries, pages, routes);
      for (const id of graph.reach([idOf(first)])) home.set(id, 'first');
      // The bundler puts it into the document's own file, which runs after this one that needs it.
      for (const id of ids.filter((one) => one.includes('vite/preload-helper'))) {
        home.set(id, 'first');
      }
    },
  };
}

/** The file of each module that some page needs before it runs. */
function homes(
  graph: ModuleGraph,
  entries: Record<string, readonly string[]>,
  pages: Record<string, Page>,
  routes: readonly string[],
): Map<string, string> {
  // Another page is gone to, or shown in small; what it needs is its own affair.
  const doors = new Set([...Object.values(entries).flat(), ...routes]);
  const users = new Map<string, string[]>();
  const needed = new Set<string>();
  for (const modules of Object.values(entries)) {
    for (const id of graph.reach(modules)) needed.add(id);
  }
  for (const [name, modules] of Object.entries(entries)) {
    for (const id of graph.reachLater(modules, doors)) {
      if (needed.has(id)) users.set(id, [...(users.get(id) ?? []), name]);
    }
  }
  return new Map([...users].map(([id, names]) => [id, innermost(names, pages)]));
}

/** From the outermost page to this one. */
function pathOf(name: string | undefined, pages: Record<string, Page>): string[] {
  return name === undefined ? [] : [...pathOf(pages[name]?.within, pages), name];
}

/** The innermost page that all of them lie within. */
function innermost(names: readonly string[], pages: Record<string, Page>): string {
  const [first = [], ...others] = names.map((name) => pathOf(name, pages));
  const shared = first.filter((name, depth) => others.every((path) => path[depth] === name));
  const last = shared.at(-1);
  if (last === undefined) throw new Error(`${names.join(', ')} lie within no page`);
  return last;
}
