import { createListCollection, Portal, Select } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { useMemo } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useLayer } from '../overlay/useLayer.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectSurfaceProps {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  label: string;
  triggerId: string;
  listId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of a select, Chakra's own: arrows, Home, End, typing ahead, Escape. */
export default function SelectSurface(props: SelectSurfaceProps) {
  const { options, value, label, triggerId, listId } = props;
  const shown = useOpenAfterMount(props.open);
  const layer = useLayer({ open: shown, triggerId, close: () => props.onOpenChange(false) });
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  return (
    <OverlayProvider>
      <Select.Root
        collection={collection}
        value={[value]}
        onValueChange={({ value: [next] }) => next !== undefined && props.onValueChange(next)}
        open={shown}
        onOpenChange={(details) => props.onOpenChange(details.open)}
        ids={{ trigger: triggerId, control: triggerId, content: listId }}
        positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Select.Positioner>
            <Select.Content ref={layer} aria-label={label} aria-labelledby="">
              {options.map((option) => (
                <Select.Item key={option.value} item={option}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  {option.value === value && <Icon icon={Check} />}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
    </OverlayProvider>
  );
}
