import type { SavedView } from '@forecourt/contract';
import type { PaletteAction } from '@forecourt/feature-commands';
import { placeOf } from '@forecourt/feature-lists/views';
import { useLazyValue } from '@forecourt/platform/lazy-part';
import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { flows } from '../../flows/flows.ts';
import { carListLinks, requestListLinks } from '../../paths.ts';
import type { App } from '../App.ts';
import type { CommandsProps } from './Commands.tsx';

/** Opens the branch's saved views by name. Must be called by an observer. */
export function useViewActions({ app, staff, commands }: CommandsProps): PaletteAction[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const isOpen = commands.overlay === 'palette';
  const { value: kit } = useLazyValue(staff.stores.listKit, isOpen);
  useEffect(() => {
    if (isOpen) void kit?.views.load();
  }, [kit, isOpen]);
  return (kit?.views.known ?? []).flatMap((view): PaletteAction[] => {
    const shown = listOf(app, view);
    if (!shown) return [];
    const { title, href, area } = shown;
    return [
      {
        id: `view ${view.id}`,
        group: 'go',
        label: view.name,
        hint: `${intl.formatMessage(area)} · ${intl.formatMessage(title)}`,
        icon: Bookmark,
        run: () => void navigate(href),
      },
    ];
  });
}

/** The list of a view, and its address there; null in an area that the branch does not have. */
function listOf({ branch }: App, view: SavedView) {
  const flow = flows.find(({ type }) => type === view.request_type && branch.byFlow.has(type));
  if (!flow) return null;
  const isCars = view.list === 'CARS';
  const definition = isCars ? flow.cars : flow.requestList;
  const links = isCars ? carListLinks(flow) : requestListLinks(flow);
  const { tab, search, filters } = placeOf(definition, view);
  return {
    title: definition.title,
    area: flow.menu.label,
    href: links.tab(tab, search, filters),
  };
}
