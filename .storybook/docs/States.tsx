import catalogue from 'virtual:forecourt-catalogue';
import type { StoryLink } from '../links/stories.ts';
import { Shot } from '../shots/Shot.tsx';
import { useShotGlobals } from './useToolbar.ts';

export function Gallery({ stories }: { stories: readonly [string, StoryLink][] }) {
  const globals = useShotGlobals();
  return (
    <div className="fc-gallery sb-unstyled">
      {stories.map(([name, story]) => (
        <Shot key={`${story.id} ${globals}`} story={story} globals={globals}>
          {name}
        </Shot>
      ))}
    </div>
  );
}

/**
 * All states of a screen on one canvas: those that it declares in its `*.states.ts`, each drawn by
 * its story. Screens of a flow declare theirs with the screen they are made of, and show them all.
 */
export function States({ of }: { of: string }) {
  const screen = catalogue.screens[of];
  if (!screen) throw new Error(`No screen is called ${of}`);
  const declared: [string, StoryLink][] =
    screen.states.length > 0
      ? screen.states
      : Object.values(screen.stories).map((story) => [story.name, story]);
  return <Gallery stories={declared} />;
}
