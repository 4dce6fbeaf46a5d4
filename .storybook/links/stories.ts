import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { declaredStates, storyNames, storyOfState } from '../../tools/story-coverage/coverage.mjs';
import { textOf } from './source.ts';

export type Device = 'phone' | 'tablet' | 'desktop' | 'wide';

export interface StoryLink {
  id: string;
  name: string;
  device: Device;
}

export interface StoryFile {
  file: string;
  title: string;
  /** Id of its page of docs. */
  docs: string;
  stories: Map<string, StoryLink>;
}

const deviceOf = (title: string, source: string): Device => {
  if (/\bviewport: \{ value: 'phone'|\.\.\.(?:onP|p)hone\b/.test(source)) return 'phone';
  if (/^Screens\/Capture/.test(title)) return 'phone';
  if (/\bviewport: \{ value: 'small'|\.\.\.small\b/.test(source)) return 'tablet';
  if (/\bviewport: \{ value: 'wide'|\.\.\.wide\b/.test(source)) return 'wide';
  return 'desktop';
};

/** The title, the ids and the stories of a file, read from its text. */
export function storyFile(file: string): StoryFile | undefined {
  const text = textOf(file);
  const title = /\bmeta\b[^=]*=\s*\{\s*title: '([^']+)'/.exec(text)?.[1];
  if (!title) return undefined;
  const link = (name: string): StoryLink => {
    const shown = storyNameFromExport(name);
    const [, after = ''] = text.split(new RegExp(`^export const ${name}\\b`, 'm'));
    const source = after.split(/^export /m)[0]!;
    return { id: toId(title, shown), name: shown, device: deviceOf(title, source) };
  };
  const stories = new Map(storyNames(text).map((name) => [name, link(name)]));
  return { file, title, docs: toId(title, 'Docs'), stories };
}

/** The states that a screen declares beside its stories, each with the story that shows it. */
export function statesOf(one: StoryFile, all: readonly StoryFile[]): [string, StoryLink][] {
  const stem = basename(one.file).replace(/\.stories\.tsx$/, '');
  const states = declaredStates(textOf(join(dirname(one.file), `${stem}.states.ts`))) ?? [];
  const folder = `${dirname(one.file)}/`;
  const near = [one, ...all.filter(({ file }) => file.startsWith(folder))];
  return states.flatMap((state) => {
    const nearest = near.find(({ stories }) => stories.has(storyOfState(state)));
    return nearest
      ? [[state, nearest.stories.get(storyOfState(state))!] as [string, StoryLink]]
      : [];
  });
}

/** What the component beside the stories says about itself. */
export function aboutOf(file: string): string {
  const own = file.replace('.stories.tsx', '.tsx');
  const name = basename(own, '.tsx');
  const text = textOf(own);
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export [\\w ]*\\b${name}\\b`);
  const said = comment.exec(text)?.[1] ?? '';
  return said
    .replace(/^\s*\* ?/gm, '')
    .replace(/@\w+[\s\S]*$/, '')
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ \([^()]*§[^()]*\)/g, '')
    .trim();
}
