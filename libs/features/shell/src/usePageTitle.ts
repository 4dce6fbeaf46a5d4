import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isBelow, type MenuGroup } from './menu.ts';

const product = 'Forecourt';

/**
 * Sets the window's title with the unread count before it: `(3) Sellers · Trade · Forecourt`.
 *
 * @param unread total number of unread threads
 * @param page the page's name if it belongs to no group
 */
export function usePageTitle(
  groups: readonly MenuGroup[],
  pathname: string,
  unread: number,
  page?: MessageDescriptor,
): void {
  const intl = useIntl();
  const group = groups.find(({ path }) => isBelow(pathname, path));
  const link = group?.links.find(({ path }) => isBelow(pathname, path));
  const labels = [page, link?.label, group?.label];
  const names = labels.flatMap((label) => (label ? [intl.formatMessage(label)] : []));
  const title = (unread > 0 ? `(${unread}) ` : '') + [...names, product].join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = product;
    };
  }, [title]);
}
