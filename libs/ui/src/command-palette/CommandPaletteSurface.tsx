import { Dialog } from '@ark-ui/react/dialog';
import { createListCollection, Listbox } from '@ark-ui/react/listbox';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { findToaster } from '../overlay/find-toaster.ts';
import { useOpenAfterMount } from '../overlay/use-open-after-mount.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { paletteRecipe } from './CommandPalette.recipe.ts';

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

/** The palette on Ark's dialog and listbox: type, arrows, Enter, Escape. */
export default function CommandPaletteSurface(props: CommandPaletteProps) {
  const { open, onOpenChange, inputValue, onInputValueChange, groups, loading } = props;
  const styles = useSlotStyles(paletteRecipe);
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
    <Dialog.Root
      open={useOpenAfterMount(open)}
      onOpenChange={(details) => !details.open && close()}
      initialFocusEl={() => input.current}
      persistentElements={[findToaster]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content
            aria-label={label}
            aria-labelledby=""
            className={styles.content}
            onKeyDown={closeByItsKey}
          >
            <Listbox.Root collection={collection} onSelect={(details) => run(details.value)}>
              <Listbox.Input
                ref={input}
                autoHighlight
                className={styles.input}
                aria-label={label}
                placeholder={label}
                value={inputValue}
                onChange={(event) => onInputValueChange({ inputValue: event.target.value })}
              />
              <Listbox.Content
                aria-label={label}
                aria-labelledby=""
                className={styles.list}
                hidden={commands.length === 0}
              >
                {groups.map((group) => (
                  <Listbox.ItemGroup key={group.id} id={group.id}>
                    <Listbox.ItemGroupLabel className={styles.group}>
                      {group.label}
                    </Listbox.ItemGroupLabel>
                    {group.commands.map((command) => (
                      <Listbox.Item key={command.id} item={command} className={styles.item}>
                        {command.icon && <Icon icon={command.icon} />}
                        <span className={styles.words}>
                          <Listbox.ItemText className={styles.label}>
                            {command.label}
                          </Listbox.ItemText>
                          {command.hint && <span className={styles.hint}>{command.hint}</span>}
                        </span>
                        {command.shortcut}
                      </Listbox.Item>
                    ))}
                  </Listbox.ItemGroup>
                ))}
              </Listbox.Content>
              <div role="status">
                {loading && (
                  <div className={styles.empty}>
                    <Skeleton width="60%" />
                  </div>
                )}
                {!loading && commands.length === 0 && (
                  <div className={styles.empty}>{text.noCommand}</div>
                )}
              </div>
            </Listbox.Root>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
