import type { Flow, RequestMatch, RequestStatus } from '@forecourt/contract';
import { type Command, type CommandGroup, CommandPalette } from '@forecourt/ui/command-palette';
import { KeyboardHint } from '@forecourt/ui/keyboard-hint';
import { StatusBadge } from '@forecourt/ui/status-badge';
import Car from 'lucide-react/icons/car';
import RotateCw from 'lucide-react/icons/rotate-cw';
import UserRound from 'lucide-react/icons/user-round';
import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { actionGroups, actionsMatching, type PaletteAction } from './actions.ts';
import { isCar, wordsOf } from './match.ts';
import { groupMessages, messages } from './messages.ts';
import type { PaletteStore } from './PaletteStore.ts';

export interface PaletteProps {
  store: PaletteStore;
  open: boolean;
  onClose(): void;
  /** The actions available on the current page. */
  actions: readonly PaletteAction[];
  /** Texts of the request statuses. */
  statusWords: Record<RequestStatus, MessageDescriptor>;
  /** Names of the areas. */
  areaWords: Record<Flow, MessageDescriptor>;
  /** Opens the report of a match. */
  onMatch(match: RequestMatch): void;
}

/** One search box for everything: requests and cars of every flow, and actions. */
export const Palette = observer(function Palette(props: PaletteProps) {
  const { store, open, onClose, actions, statusWords, areaWords, onMatch } = props;
  const intl = useIntl();
  const hintOf = ({ request }: RequestMatch, hint: string): string =>
    [intl.formatMessage(areaWords[request.request_type]), hint].filter(Boolean).join(' · ');
  const commandOf = (match: RequestMatch): Command => ({
    id: `match ${match.request.id}`,
    label: wordsOf(match).label,
    hint: hintOf(match, wordsOf(match).hint),
    icon: isCar(match) ? Car : UserRound,
    shortcut: (
      <StatusBadge
        status={match.request.status}
        label={intl.formatMessage(statusWords[match.request.status])}
      />
    ),
    onSelect: () => onMatch(match),
  });
  const { matches, hasFailed, isWaiting } = store;
  const groups: CommandGroup[] = [
    ...actionCommands(actionsMatching(actions, store.query)).map(({ id, commands }) => ({
      id,
      label: intl.formatMessage(groupMessages[id]),
      commands,
    })),
    {
      id: 'requests',
      label: intl.formatMessage(messages.requests),
      commands: matches.filter((match) => !isCar(match)).map(commandOf),
    },
    {
      id: 'cars',
      label: intl.formatMessage(messages.cars),
      commands: matches.filter(isCar).map(commandOf),
    },
    {
      id: 'failed',
      label: intl.formatMessage(messages.failed),
      commands: hasFailed
        ? [
            {
              id: 'retry',
              label: intl.formatMessage(messages.retry),
              icon: RotateCw,
              keepsOpen: true,
              onSelect: () => store.retry(),
            },
          ]
        : [],
    },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={() => {
        store.clear();
        onClose();
      }}
      inputValue={store.query}
      onInputValueChange={({ inputValue }) => store.type(inputValue)}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      loading={isWaiting}
      label={intl.formatMessage(messages.label)}
    />
  );
});

function actionCommands(actions: readonly PaletteAction[]) {
  return actionGroups.map((id) => ({
    id,
    commands: actions
      .filter(({ group }) => group === id)
      .map(({ id: name, label, hint, icon, keys, run }): Command => ({
        id: name,
        label,
        hint,
        icon,
        shortcut: keys && <KeyboardHint keys={keys} />,
        onSelect: run,
      })),
  }));
}
