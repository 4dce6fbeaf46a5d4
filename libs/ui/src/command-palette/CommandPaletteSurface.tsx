import {
  chakra,
  createListCollection,
  Dialog,
  Listbox,
  Portal,
  useListboxStyles,
} from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { EntryText } from '../overlay/chakra/EntryText.tsx';
import { findToaster } from '../overlay/findToaster.ts';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { useUiText } from '../text/UiTextProvider.tsx';
import { Highlighted } from './Highlighted.tsx';

export interface Command {
  id: string;
  label: string;
  hint?: string;
  icon?: IconComponent;
  /** Keys of its shortcut, shown at the end of the line. */
  shortcut?: ReactNode;
  /** The palette stays open, for actions within it. @default false */
  keepsOpen?: boolean;
  /** `value` is the command's id. */
  onSelect: (details: { value: string }) => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  open: boolean;
  /** Called with `open: false` for Escape, its key, a press outside and a command. */
  onOpenChange: (details: { open: boolean }) => void;
  inputValue: string;
  onInputValueChange: (details: { inputValue: string }) => void;
  /** The results for `inputValue`: the palette does not filter. */
  groups: readonly CommandGroup[];
  /** More results are loading. @default false */
  loading?: boolean;
  /** Name and placeholder of the box. @default 'Search or run a command' */
  label?: string;
}

/** The palette, Chakra's listbox in its dialog: type, arrows, Enter, Escape. */
export default function CommandPaletteSurface(props: CommandPaletteProps) {
  const { open, onOpenChange, inputValue, onInputValueChange, groups, loading } = props;
  const text = useUiText();
  const label = props.label ?? text.searchCommands;
  const input = useRef<HTMLInputElement>(null);
  const commands = useMemo(() => groups.flatMap((group) => group.commands), [groups]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: commands,
        itemToValue: (command) => command.id,
        itemToString: (command) => command.label,
      }),
    [commands],
  );
  const close = (): void => onOpenChange({ open: false });
  const run = (id: string | undefined): void => {
    const command = commands.find((one) => one.id === id);
    if (!command) return;
    if (!command.keepsOpen) close();
    command.onSelect({ value: command.id });
  };
  const closeByItsKey = (event: KeyboardEvent): void => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    close();
  };
  return (
    <OverlayProvider>
      <Dialog.Root
        placement="top"
        open={useOpenAfterMount(open)}
        onOpenChange={(details) => !details.open && close()}
        initialFocusEl={() => input.current}
        persistentElements={[findToaster]}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content aria-label={label} aria-labelledby="" onKeyDown={closeByItsKey}>
              <Listbox.Root
                variant="plain"
                collection={collection}
                onSelect={(details) => run(details.value)}
              >
                <Listbox.Input
                  ref={input}
                  autoHighlight
                  aria-label={label}
                  placeholder={label}
                  value={inputValue}
                  onChange={(event) => onInputValueChange({ inputValue: event.target.value })}
                />
                <Listbox.Content
                  aria-label={label}
                  aria-labelledby=""
                  hidden={commands.length === 0}
                >
                  {groups.map((group) => (
                    <Listbox.ItemGroup key={group.id} id={group.id}>
                      <Listbox.ItemGroupLabel>{group.label}</Listbox.ItemGroupLabel>
                      {group.commands.map((command) => (
                        <Listbox.Item key={command.id} item={command}>
                          {command.icon && <Icon icon={command.icon} />}
                          <EntryText
                            label={<Highlighted text={command.label} query={inputValue} />}
                            hint={
                              command.hint && <Highlighted text={command.hint} query={inputValue} />
                            }
                          />
                          {command.shortcut}
                        </Listbox.Item>
                      ))}
                    </Listbox.ItemGroup>
                  ))}
                </Listbox.Content>
                <div role="status">
                  {loading && (
                    <Note>
                      <Skeleton width="60%" />
                    </Note>
                  )}
                  {!loading && commands.length === 0 && <Note>{text.noCommand}</Note>}
                </div>
              </Listbox.Root>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  );
}

/** Stands in place of the list. */
function Note({ children }: { children: ReactNode }) {
  return <chakra.div css={useListboxStyles().empty}>{children}</chakra.div>;
}
