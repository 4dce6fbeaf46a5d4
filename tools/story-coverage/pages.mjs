import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a component's page answers. */
const HEADINGS = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Props',
  'Do and don’t',
  'Accessibility',
  'Theming',
  'Used by',
];

/** The parts of the tour through Storybook: every title begins with one. */
const TOUR = [
  'Start here',
  'Foundations',
  'Components',
  'Patterns',
  'Screens',
  'Emails',
  'Journeys',
];

const read = (path) => readFileSync(path, 'utf8');
const find = (root, pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();

/** The title of a file of stories, or of a page of docs. */
function titleOf(source) {
  return (
    /\bmeta\b[^=]*=\s*\{\s*title: '([^']+)'/.exec(source)?.[1] ??
    /<Meta title="([^"]+)"/.exec(source)?.[1]
  );
}

/** Every group of the kit's stories has a page beside it that answers all of it. */
function kitPages(root) {
  return find(root, 'libs/ui/src/*/*.stories.tsx').flatMap((file) => {
    if (!titleOf(read(join(root, file)))?.startsWith('Components/')) return [];
    const page = join(dirname(file), `${basename(file, '.stories.tsx')}.mdx`);
    if (!existsSync(join(root, page))) return [`${file}: has no page of docs, ${basename(page)}`];
    const told = read(join(root, page));
    return HEADINGS.filter((heading) => !told.includes(`\n## ${heading}\n`)).map(
      (heading) => `${page}: does not say '${heading}'`,
    );
  });
}

/** Every picture of a strip is a story that exists. */
function strips(root, titles) {
  return find(root, 'libs/**/src/**/*.mdx').flatMap((file) =>
    [...read(join(root, file)).matchAll(/<Step\s+of="([^"]+)"\s+story="(\w+)"/g)].flatMap(
      ([, of, story]) =>
        titles.get(of)?.includes(`export const ${story}`)
          ? []
          : [`${file}: there is no story ${story} of ${of}`],
    ),
  );
}

/** What is wrong with the pages of docs: missing ones, missing answers, pictures of nothing. */
export function pageProblems(root) {
  const titles = new Map();
  const outside = [];
  for (const file of find(root, '{libs,apps}/**/src/**/*.{stories.tsx,mdx}')) {
    const source = read(join(root, file));
    const title = titleOf(source);
    if (title === undefined) continue;
    if (file.endsWith('.stories.tsx')) titles.set(title, source);
    if (TOUR.includes(title.split('/')[0])) continue;
    outside.push(`${file}: '${title}' is in no part of the tour: ${TOUR.join(', ')}`);
  }
  return [...kitPages(root), ...strips(root, titles), ...outside];
}
