import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const follow = (path: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, path);
};

/** A link to a page of docs, opened without reloading Storybook. */
export function DocsLink({ id, children }: { id: string; children: ReactNode }) {
  const path = `?path=/docs/${id}`;
  return (
    <a href={`./${path}`} target="_top" onClick={follow(path)}>
      {children}
    </a>
  );
}

/** Lies over the picture of a story and opens it. */
export function StoryPageLink({ id, label }: { id: string; label: string }) {
  const path = `?path=/story/${id}`;
  return (
    <a
      className="fc-shot-link"
      href={`./${path}`}
      target="_top"
      aria-label={label}
      onClick={follow(path)}
    />
  );
}
