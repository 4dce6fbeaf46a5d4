import { createListCollection, Listbox, Popover, Portal } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { useMemo, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { EntryText } from '../overlay/chakra/EntryText.tsx';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { matchingOptions } from '../overlay/matchingOptions.ts';
import { useLayer } from '../overlay/useLayer.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';

export interface PickerOption {
  value: string;
  label: string;
  hint?: string;
}

export interface PickerSurfaceProps {
  options: readonly PickerOption[];
  value: string | null;
  onValueChange: (details: { value: string }) => void;
  label: string;
  /** Placeholder and name of the search box; no box without it. */
  searchLabel?: string;
  emptyText: string;
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
}

/** A searchable list, Chakra's listbox in its popover. */
export default function PickerSurface(props: PickerSurfaceProps) {
  const { options, value, onValueChange, label, searchLabel, emptyText, triggerId, placement } =
    props;
  const shown = useOpenAfterMount(props.open);
  const [search, setSearch] = useState('');
  const first = useRef<HTMLElement>(null);
  const found = useMemo(() => matchingOptions(options, search), [options, search]);
  const collection = useMemo(() => createListCollection({ items: found }), [found]);
  const change = (open: boolean): void => {
    if (!open) setSearch('');
    props.onOpenChange(open);
  };
  const layer = useLayer({ open: shown, triggerId, close: () => change(false) });
  const choose = (next: string | undefined): void => {
    change(false);
    if (next !== undefined) onValueChange({ value: next });
  };
  return (
    <OverlayProvider>
      <Popover.Root
        size="xs"
        open={shown}
        onOpenChange={(details) => change(details.open)}
        ids={{ trigger: triggerId }}
        positioning={{ placement, gutter: 4, sameWidth: false }}
        initialFocusEl={() => first.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content ref={layer} aria-label={label} aria-labelledby="">
              <Listbox.Root
                collection={collection}
                value={value === null ? [] : [value]}
                onSelect={(details) => choose(details.value)}
              >
                {searchLabel && (
                  <Listbox.Input
                    ref={first as never}
                    autoHighlight
                    aria-label={searchLabel}
                    placeholder={searchLabel}
                    value={search}
                    onChange={(event) => setSearch(event.target.value)}
                  />
                )}
                {found.length === 0 && <Listbox.Empty>{emptyText}</Listbox.Empty>}
                <Listbox.Content
                  ref={searchLabel ? undefined : (first as never)}
                  aria-label={label}
                  aria-labelledby=""
                  hidden={found.length === 0}
                >
                  {found.map((option) => (
                    <Listbox.Item key={option.value} item={option}>
                      <EntryText label={option.label} hint={option.hint} />
                      {option.value === value && <Icon icon={Check} />}
                    </Listbox.Item>
                  ))}
                </Listbox.Content>
              </Listbox.Root>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </OverlayProvider>
  );
}
