import type { Flow, RequestMatch, RequestStatus, Thread } from '@forecourt/contract';
import { type Command, type CommandGroup, CommandPalette } from '@forecourt/ui/command-palette';
import { KeyboardHint } from '@forecourt/ui/keyboard-hint';
import { StatusBadge } from '@forecourt/ui/status-badge';
import Car from 'lucide-react/icons/car';
import Eraser from 'lucide-react/icons/eraser';
import MessageSquare from 'lucide-react/icons/message-square';
import RotateCw from 'lucide-react/icons/rotate-cw';
import UserRound from 'lucide-react/icons/user-round';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { actionGroups, actionsMatching, type PaletteAction } from './actions.ts';
import { isCar, wordsOf, wordsOfThread } from './match.ts';
import { groupMessages, messages, sentences } from './messages.ts';
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
  /** Opens a conversation. */
  onThread(thread: Thread): void;
}

/** One search box for everything: requests and cars of every flow, and actions. */
export const Palette = observer(function Palette(props: PaletteProps) {
  const { store, open, onClose, actions, statusWords, areaWords, onMatch } = props;
  const { onThread } = props;
  const intl = useIntl();
  // Whoever leaves the console asks for nothing more.
  useEffect(() => () => store.clear(), [store]);
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
  const commandOfThread = (thread: Thread): Command => ({
    id: `thread ${thread.id}`,
    ...wordsOfThread(thread),
    icon: MessageSquare,
    onSelect: () => onThread(thread),
  });
  const { matches, threads, hasFailed, isWaiting, isNothingFound } = store;
  const found = actionsMatching(actions, store.query);
  // With nothing else to choose, one can start over or send a request.
  const isEmpty = isNothingFound && found.length === 0;
  const groups: CommandGroup[] = [
    {
      id: 'customers',
      label: intl.formatMessage(messages.customers),
      commands: matches.filter((match) => !isCar(match)).map(commandOf),
    },
    {
      id: 'cars',
      label: intl.formatMessage(messages.cars),
      commands: matches.filter(isCar).map(commandOf),
    },
    {
      id: 'messages',
      label: intl.formatMessage(messages.messages),
      commands: threads.map(commandOfThread),
    },
    {
      id: 'failed',
      label: intl.formatMessage(messages.failed),
      commands: hasFailed ? [againCommand(store, intl.formatMessage(messages.retry))] : [],
    },
    {
      id: 'nothing',
      label: intl.formatMessage(sentences.nothing, { query: store.query.trim() }),
      commands: isEmpty ? [clearCommand(store, intl.formatMessage(messages.clear))] : [],
    },
    ...actionCommands(isEmpty ? actions.filter(({ isWayOn }) => isWayOn) : found).map(
      ({ id, commands }) => ({ id, label: intl.formatMessage(groupMessages[id]), commands }),
    ),
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

const againCommand = (store: PaletteStore, label: string): Command => ({
  id: 'retry',
  label,
  icon: RotateCw,
  keepsOpen: true,
  onSelect: () => store.retry(),
});

const clearCommand = (store: PaletteStore, label: string): Command => ({
  id: 'clear',
  label,
  icon: Eraser,
  keepsOpen: true,
  onSelect: () => store.clear(),
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
