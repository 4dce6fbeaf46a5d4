import type { Rolldown } from 'vite';

/** What modules import, name by name: an index file that only hands names on is looked through. */
export interface ModuleGraph {
  /** Every module that some of these need before they run, themselves included. */
  reach(entries: readonly string[]): Set<string>;
  /** As `reach`, with what they load later, except through these doors. */
  reachLater(entries: readonly string[], doors: ReadonlySet<string>): Set<string>;
}

type Name = string;
type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** One import of a module: these names, or all of it. */
interface Edge {
  to: string;
  names: readonly Name[] | 'all';
}

interface Node {
  edges: readonly Edge[];
  /** Names that are another module's. */
  handsOn: ReadonlyMap<Name, { to: string; name: Name }>;
}

/** Reads the graph once every module is loaded; for a plugin's `buildEnd`. */
export async function readModuleGraph(context: Rolldown.PluginContext): Promise<ModuleGraph> {
  const nodes = new Map<string, Node>();
  for (const id of context.getModuleIds()) nodes.set(id, await readNode(context, id));
  const later = (id: string): readonly string[] =>
    context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

  /** Where a name of a module is really from. */
  const origin = (to: string, name: Name): string => {
    const next = nodes.get(to)?.handsOn.get(name);
    return next ? origin(next.to, next.name) : to;
  };
  const targets = ({ to, names }: Edge): readonly string[] =>
    names === 'all' ? [to] : names.map((name) => origin(to, name));
  const walk = (entries: readonly string[], follow: (id: string) => readonly string[]) => {
    const seen = new Set<string>();
    const queue = [...entries];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(...(nodes.get(id)?.edges ?? []).flatMap(targets), ...follow(id));
    }
    return seen;
  };
  return {
    reach: (entries) => walk(entries, () => []),
    reachLater: (entries, doors) =>
      walk(entries, (id) => later(id).filter((next) => !doors.has(next))),
  };
}

async function readNode(context: Rolldown.PluginContext, id: string): Promise<Node> {
  const code = context.getModuleInfo(id)?.code ?? '';
  const edges: Edge[] = [];
  const handsOn = new Map<Name, { to: string; name: Name }>();
  const resolve = async (source: string): Promise<string | undefined> =>
    (await context.resolve(source, id))?.id;
  const { body } = parse(context, code);
  // CommonJS: what it requires stands in no statement.
  if (!body.some(({ type }) => /^(Import|Export)/.test(type))) {
    const required = context.getModuleInfo(id)?.importedIds ?? [];
    return { edges: required.map((to) => ({ to, names: 'all' })), handsOn };
  }
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const to = await resolve(statement.source.value);
      if (to) edges.push({ to, names: importedNames(statement, code) });
    } else if (statement.type === 'ExportAllDeclaration') {
      const to = await resolve(statement.source.value);
      if (to) edges.push({ to, names: 'all' });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const to = await resolve(statement.source.value);
      if (!to) continue;
      for (const { local, exported } of statement.specifiers) {
        handsOn.set(nameOf(exported), { to, name: nameOf(local) });
      }
      // Whoever asks for the whole module gets what it hands on too.
      edges.push({ to, names: statement.specifiers.map(({ local }) => nameOf(local)) });
    }
  }
  return { edges, handsOn };
}

type Statement = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

function importedNames({ specifiers }: Statement, code: string): readonly Name[] | 'all' {
  const names = specifiers.map((one) => {
    if (one.type === 'ImportSpecifier') return [nameOf(one.imported)];
    return one.type === 'ImportDefaultSpecifier' ? ['default'] : membersOf(one.local.name, code);
  });
  return names.length === 0 || names.includes('all') ? 'all' : (names.flat() as Name[]);
}

/** What code takes from a namespace `all`: the names after `all.`, where it never stands alone. */
function membersOf(namespace: Name, code: string): readonly Name[] | 'all' {
  const uses = [...code.matchAll(new RegExp(`\\b${namespace}\\b(?:\\.(\\w+))?`, 'g'))].slice(1);
  const names = uses.map(([, name]) => name);
  return names.includes(undefined) ? 'all' : (names as Name[]);
}

const nameOf = (name: { type: string; name?: string; value?: unknown }): Name =>
  name.name ?? String(name.value);

function parse(context: Rolldown.PluginContext, code: string): Program {
  try {
    return context.parse(code);
  } catch {
    // Not JavaScript: a style sheet imports nothing that matters here.
    return { body: [] } as unknown as Program;
  }
}
