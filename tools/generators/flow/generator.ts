import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { entriesOf } from './entries.ts';
import { type FlowNames, namesOf } from './flowNames.ts';

const files = fileURLToPath(new URL('./files', import.meta.url));

/**
 * Makes `libs/flows/<name>`: a flow that is concluded like an inspection, with its lists, panel,
 * reports, texts, stories and test. Adds it to the contract, the menu's names and the console's
 * tables, and prints the rows that say what is its own.
 */
export default async function flow(tree: Tree, { name }: { name: string }) {
  const folder = `libs/flows/${name}`;
  if (!/^[a-z]+$/.test(name)) throw new Error('The name of a flow is one word in small letters.');
  if (tree.exists(`${folder}/package.json`)) throw new Error(`${folder} is there already.`);
  const flowNames = namesOf(name);
  generateFiles(tree, files, folder, flowNames);
  for (const { file, before, row } of rowsOf(flowNames)) insert(tree, file, before, row);
  updateJson(tree, 'apps/console/package.json', (manifest: Manifest) => {
    const added = { ...manifest.dependencies, [`@forecourt/flow-${name}`]: '*' };
    return { ...manifest, dependencies: sorted(added) };
  });
  await formatFiles(tree);
  return () => console.log(instructions(flowNames));
}

interface Manifest {
  dependencies: Record<string, string>;
}

const sorted = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The rows that follow from the name alone. */
function rowsOf({ name, title, propertyName: property, constantName: key }: FlowNames) {
  const console = 'apps/console/src/flows';
  const library = `@forecourt/flow-${name}`;
  return [
    {
      file: 'libs/contract/schemas/partners.yaml',
      before: ']\n\nPartner:',
      row: `, ${key}`,
    },
    {
      file: 'libs/contract/schemas/reports.yaml',
      before: '\nReport:\n',
      row: `    - ${key}_MAIN\n    - ${key}_PUBLIC\n`,
    },
    {
      file: 'libs/platform/src/flow-words/flowNames.ts',
      before: '});',
      row: `  ${key}: { defaultMessage: '${title}', description: 'Area of the product' },\n`,
    },
    {
      file: `${console}/flows.ts`,
      before: '\n/** In the order',
      row: `import { ${property} } from '${library}';\n`,
    },
    { file: `${console}/flows.ts`, before: '];', row: `, ${property}` },
    {
      file: `${console}/reports.ts`,
      before: '\n/**',
      row: `import { ${property}Reports } from '${library}/reports';\n`,
    },
    { file: `${console}/reports.ts`, before: '};', row: `  ${key}: ${property}Reports,\n` },
  ];
}

/** Adds a row in front of a text that the file has. */
export function insert(tree: Tree, file: string, before: string, row: string): void {
  const content = tree.read(file, 'utf8') ?? '';
  const at = content.indexOf(before);
  if (at < 0) throw new Error(`${file} has no ${JSON.stringify(before)} to add a row before.`);
  tree.write(file, content.slice(0, at) + row + content.slice(at));
}

function instructions(flowNames: FlowNames): string {
  const entries = entriesOf(flowNames).map(
    ({ file, about, row }, index) => `${index + 1}. ${file}, ${about}:\n\n${row}`,
  );
  return [
    `\nlibs/flows/${flowNames.name} is there. These rows say what is its own; adapt them:\n`,
    ...entries,
    'Then: npm install && npm run generate && npm test',
  ].join('\n');
}
