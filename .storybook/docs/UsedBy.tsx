import { useOf } from '@storybook/addon-docs/blocks';
import catalogue from 'virtual:forecourt-catalogue';
import type { PageLink } from '../links/catalogue.ts';
import { DocsLink } from './PageLink.tsx';

const rest = (title: string): string => title.split('/').slice(2).join(' › ');

/** Screens by the part of the product they belong to. */
function byArea(screens: readonly PageLink[]): [string, PageLink[]][] {
  const areas = new Map<string, PageLink[]>();
  for (const page of screens) {
    const area = page.title.split('/')[1]!;
    areas.set(area, [...(areas.get(area) ?? []), page]);
  }
  return [...areas].sort(([one], [other]) => one.localeCompare(other));
}

/** Where a component is used, read from the imports: the screens, and other components. */
export function UsedBy() {
  const meta = useOf('meta', ['meta']);
  const used = catalogue.usedBy[meta.csfFile.meta.title!];
  if (!used) return null;
  const { screens, components } = used;
  if (screens.length + components.length === 0) {
    return <p>No screen shows it at the moment.</p>;
  }
  return (
    <dl className="fc-used sb-unstyled">
      {components.length > 0 && <Links name="Components" pages={components} />}
      {byArea(screens).map(([area, pages]) => (
        <Links key={area} name={area} pages={pages} />
      ))}
    </dl>
  );
}

function Links({ name, pages }: { name: string; pages: readonly PageLink[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="fc-links">
        {pages.map(({ id, title }) => (
          <DocsLink key={id} id={id}>
            {rest(title)}
          </DocsLink>
        ))}
      </dd>
    </div>
  );
}
