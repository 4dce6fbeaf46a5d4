import type { Dealer } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import CircleOff from 'lucide-react/icons/circle-off';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DealerAction, DealerListStore } from '../DealerListStore.ts';
import type { GroupChoice } from '../groups/GroupChoice.ts';
import { type DealerListLinks, placeOf } from '../links.ts';
import { messages, sentences } from '../messages.ts';

/** Actions of the rows of the directory. */
export interface DealerActions {
  /** The context menu of a dealer, with what this user may do. */
  menuFor(dealer: Dealer): MenuItem[];
  nameOf(dealer: Dealer): string;
  /** The panel that edits a dealer, over what the list shows. */
  editHref(dealer: Dealer): string;
  toggleFavorite(dealer: Dealer): void;
}

/** Combines the store's actions with the texts that report their end. */
export function useDealerActions(
  store: DealerListStore,
  choice: GroupChoice,
  links: DealerListLinks,
): DealerActions {
  const intl = useIntl();
  return useMemo(() => {
    const fail = (name: string, words: keyof typeof sentences & `not${string}`) => () => {
      showToast({ title: intl.formatMessage(sentences[words], { name }), tone: 'danger' });
    };
    const toggleFavorite = ({ id, name, favorite }: Dealer): void => {
      store.setFavorite(id, !favorite).catch(fail(name, 'notFavorite'));
    };
    const takeBack = ({ id, name }: Dealer): void => {
      const title = intl.formatMessage(sentences.takenBack, { name });
      store
        .takeBack(id)
        .then(() => void showToast({ title, tone: 'success' }))
        .catch(fail(name, 'notTakenBack'));
    };
    const deactivate = (dealer: Dealer): void => {
      const { id, name } = dealer;
      store
        .setState(id, 'INACTIVE')
        .then(() => {
          const title = intl.formatMessage(sentences.deactivated, { name });
          const label = intl.formatMessage(messages.undo);
          const onClick = (): void => takeBack(dealer);
          showToast({ title, tone: 'success', action: { label, onClick } });
        })
        .catch(fail(name, 'notDeactivated'));
    };
    const leave = ({ id, name }: Dealer): void => {
      const { group } = store;
      if (!group) return;
      const title = intl.formatMessage(sentences.left, { name, group: group.name });
      store
        .leave(group.id, [id])
        .then(() => void showToast({ title, tone: 'success' }))
        .catch(fail(name, 'notFavorite'));
    };
    const looks: Record<DealerAction, Pick<MenuItem, 'icon' | 'label' | 'tone' | 'separated'>> = {
      edit: { icon: Pencil, label: intl.formatMessage(messages.edit) },
      addToGroup: { icon: Tag, label: intl.formatMessage(messages.addToGroup) },
      leaveGroup: { icon: X, label: intl.formatMessage(messages.leaveGroup) },
      favorite: { icon: Star, label: intl.formatMessage(messages.makeFavorite) },
      unfavorite: { icon: StarOff, label: intl.formatMessage(messages.unmakeFavorite) },
      deactivate: {
        icon: CircleOff,
        label: intl.formatMessage(messages.deactivate),
        tone: 'danger',
        separated: true,
      },
      takeBack: { icon: RotateCcw, label: intl.formatMessage(messages.takeBack) },
    };
    const run: Record<Exclude<DealerAction, 'edit'>, (dealer: Dealer) => void> = {
      addToGroup: (dealer) => choice.ask([dealer]),
      leaveGroup: leave,
      favorite: toggleFavorite,
      unfavorite: toggleFavorite,
      deactivate,
      takeBack,
    };
    const editHref = ({ id }: Dealer): string => links.edit(placeOf(store), id);
    return {
      toggleFavorite,
      editHref,
      nameOf: ({ name }) => name,
      menuFor: (dealer) =>
        store.actionsFor(dealer).map((id) => ({
          id,
          ...looks[id],
          ...(id === 'edit' ? { href: editHref(dealer) } : { onSelect: () => run[id](dealer) }),
        })),
    };
  }, [store, choice, links, intl]);
}
