import { Combobox, createListCollection, Portal, useComboboxContext } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { useImperativeHandle, useMemo } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Further words that find the option. */
  hint?: string;
}

/** Handles a key that was pressed in the text field while the list is open. */
export type ComboboxKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface ComboboxSurfaceProps {
  /** The options that match what was typed. */
  found: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  highlighted: string | null;
  onHighlight: (value: string | null) => void;
  label: string;
  emptyText: string;
  inputId: string;
  listId: string;
  itemId: (value: string) => string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: Ref<ComboboxKeys>;
}

/** The list of a combobox, Chakra's own. The text field is the page's and exists before it. */
export default function ComboboxSurface(props: ComboboxSurfaceProps) {
  const { found, value, label, emptyText, inputId, listId, itemId, keys } = props;
  const shown = useOpenAfterMount(props.open);
  const collection = useMemo(() => createListCollection({ items: [...found] }), [found]);
  return (
    <OverlayProvider>
      <Combobox.Root
        collection={collection}
        value={value === null ? [] : [value]}
        onValueChange={({ value: [next] }) => next !== undefined && props.onValueChange(next)}
        highlightedValue={props.highlighted}
        onHighlightChange={(details) => props.onHighlight(details.highlightedValue)}
        open={shown}
        onOpenChange={(details) => props.onOpenChange(details.open)}
        // The page holds the text of the field; the machine leaves it alone.
        selectionBehavior="preserve"
        ids={{ input: inputId, control: inputId, content: listId, item: itemId }}
        positioning={{ placement: 'bottom-start', gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Keys ref={keys} />
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content
              // A list box must hold options.
              role={found.length === 0 ? 'status' : 'listbox'}
              aria-label={label}
              aria-labelledby=""
            >
              <Combobox.Empty>{emptyText}</Combobox.Empty>
              {found.map((option) => (
                <Combobox.Item key={option.value} item={option}>
                  <Combobox.ItemText>{option.label}</Combobox.ItemText>
                  {option.value === value && <Icon icon={Check} />}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </OverlayProvider>
  );
}

function Keys({ ref }: { ref: Ref<ComboboxKeys> }) {
  const { onKeyDown } = useComboboxContext().getInputProps();
  useImperativeHandle(ref, () => (event) => onKeyDown?.(event));
  return null;
}
