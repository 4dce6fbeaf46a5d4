import { Title, useOf } from '@storybook/addon-docs/blocks';
import catalogue from 'virtual:forecourt-catalogue';
import { DocsLink } from './PageLink.tsx';
import { Gallery, States } from './States.tsx';

const nameOf = (title: string): string => title.split('/').at(-1)!;

/** The page of every screen: what it is, its states, what else is tried on it, what it is made of. */
export function ScreenPage() {
  const meta = useOf('meta', ['meta']);
  const { title } = meta.csfFile.meta;
  const screen = catalogue.screens[title!];
  if (!screen) return <Title />;
  const shown = new Set(screen.states.map(([, { id }]) => id));
  const more = Object.values(screen.stories).filter(({ id }) => !shown.has(id));
  return (
    <>
      <Title />
      {screen.about && <p className="fc-lead">{screen.about}</p>}
      <h2 id="states">{screen.states.length > 0 ? 'States' : 'Stories'}</h2>
      <p>
        Live and scaled down; a press opens the story. Each one is also a test with no accessibility
        violation.
      </p>
      <States of={title!} />
      {shown.size > 0 && more.length > 0 && (
        <>
          <h2 id="more">Widths, languages, details</h2>
          <Gallery stories={more.map((story) => [story.name, story])} />
        </>
      )}
      {screen.parts.length > 0 && (
        <>
          <h2 id="made-of">Made of</h2>
          <p className="fc-links">
            {screen.parts.map(({ id, title: part }) => (
              <DocsLink key={id} id={id}>
                {nameOf(part)}
              </DocsLink>
            ))}
          </p>
        </>
      )}
    </>
  );
}
