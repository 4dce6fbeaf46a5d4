import { windowTitle } from '@forecourt/platform/window-title';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isBelow, type MenuGroup } from './menu.ts';

export interface PageTitle {
  groups: readonly MenuGroup[];
  pathname: string;
  /** Total number of unread threads. */
  unread: number;
  /** The page's name if it belongs to no group. */
  page?: MessageDescriptor;
  /** What the page shows, such as a car; undefined while unknown. */
  subject?: string;
  /** Name of the current branch; undefined while unknown. */
  branch?: string;
}

/**
 * Sets the window's title: page, branch, product, with the unread count before them: `(3) Sellers ·
 * Northgate Motors · Forecourt`. A page with the same name as another area's also has its area's.
 */
export function usePageTitle(title: PageTitle): void {
  const { groups, pathname, unread, page, subject, branch } = title;
  const intl = useIntl();
  const group = groups.find(({ path }) => isBelow(pathname, path));
  const link = group?.links.find(({ path }) => isBelow(pathname, path));
  const nameOf = (label: MessageDescriptor | undefined) =>
    label ? [intl.formatMessage(label)] : [];
  const [linkName] = nameOf(link?.label);
  const isShared = groups.some(
    (other) => other !== group && other.links.some(({ label }) => nameOf(label)[0] === linkName),
  );
  const area = !link || isShared ? nameOf(group?.label) : [];
  const pageNames = [...nameOf(page), ...nameOf(link?.label), ...area];
  const names = [...(subject ? [subject] : pageNames), ...(branch ? [branch] : [])];
  const text = (unread > 0 ? `(${unread}) ` : '') + windowTitle(...names);
  useEffect(() => {
    document.title = text;
    return () => {
      document.title = windowTitle();
    };
  }, [text]);
}
