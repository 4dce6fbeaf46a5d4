import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from './theme/UiProvider.tsx';

interface Story {
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

interface Stories extends Record<string, Story> {
  default: Story & { component?: ComponentType };
}

const entries = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const sources = import.meta.glob<string>('./*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true });

/** A story without its play function, which needs a page. */
function Told({ meta, story }: { meta: Stories['default']; story: Story }) {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  if (render) return render(args, {});
  return meta.component ? createElement(meta.component, args) : null;
}

it('every component of the kit is among the stories', () => {
  const source = Object.values(sources).join('\n');
  const components = Object.values(entries)
    .flatMap((entry) => Object.entries(entry))
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  expect(components.length).toBeGreaterThan(70);
  const missing = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
  // The first is no component; the others wrap every story.
  expect(missing.sort()).toEqual(['BackSteps', 'UiProvider', 'UiTextProvider']);
});

/** Stories that only change the toolbar render the same here: of those, only the first. */
const different = (named: Record<string, Story>): [string, Story][] =>
  Object.entries(named).filter(([, story], index) => index === 0 || story.args || story.render);

describe.each(Object.entries(stories))('%s', (_, { default: meta, ...named }) => {
  it.each(different(named))('%s is drawn on a server', (_name, story) => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(
      <UiProvider>
        <Told meta={meta} story={story} />
      </UiProvider>,
    );
    // Errors inside Suspense boundaries are only written down.
    expect(html).not.toContain('data-msg=');
  });
});
