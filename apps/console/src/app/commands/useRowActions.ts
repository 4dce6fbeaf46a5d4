import type { PaletteAction } from '@forecourt/feature-commands';
import { useRequestActions } from '@forecourt/feature-lists/requests';
import type { FlowStore } from '@forecourt/flow-definition';
import { customerName } from '@forecourt/platform';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestListLinks } from '../../paths.ts';

/** Actions for the active row of the current request list. */
export function useRowActions({ definition, requestList }: FlowStore): PaletteAction[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const links = useMemo(() => requestListLinks(definition), [definition]);
  const { menuFor } = useRequestActions(requestList, links);
  const isShown = pathname.startsWith(definition.requestList.path);
  const active = requestList.items.find(({ id }) => id === requestList.places.activeId);
  if (!isShown || !active) return [];
  const hint = customerName(active);
  return menuFor(active).map(({ id, label, icon, href, onSelect }): PaletteAction => ({
    id: `row ${id}`,
    group: 'row',
    label,
    hint,
    icon,
    run: () => (href === undefined ? onSelect?.() : void navigate(href)),
  }));
}
