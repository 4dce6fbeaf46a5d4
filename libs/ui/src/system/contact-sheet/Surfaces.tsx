import { Button, Combobox, Dialog, Drawer, HoverCard, Menu, Popover } from '@chakra-ui/react';
import { createListCollection, Select, Tooltip } from '@chakra-ui/react';
import { Sample } from './Sheet.tsx';

const cars = createListCollection({
  items: [
    { label: 'Volvo XC60', value: 'volvo' },
    { label: 'Skoda Octavia', value: 'skoda' },
  ],
});

const quiet = { modal: false, trapFocus: false, preventScroll: false, initialFocusEl: () => null };

/** Overlays, shown open and inline, one below the other. */
export function Surfaces() {
  return (
    <>
      <Sample title="Menu">
        <Menu.Root open>
          <Menu.Trigger asChild>
            <Button variant="outline">Actions</Button>
          </Menu.Trigger>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>Request</Menu.ItemGroupLabel>
              <Menu.Item value="send">
                Send <Menu.ItemCommand>S</Menu.ItemCommand>
              </Menu.Item>
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item value="archive" color="fg.error">
              Archive
            </Menu.Item>
          </Menu.Content>
        </Menu.Root>
      </Sample>
      <Sample title="Select">
        <Select.Root collection={cars} defaultValue={['volvo']} open>
          <Select.HiddenSelect />
          <Select.Label>Car</Select.Label>
          <Select.Control>
            <Select.Trigger>
              <Select.ValueText placeholder="Choose" />
            </Select.Trigger>
            <Select.IndicatorGroup>
              <Select.Indicator />
            </Select.IndicatorGroup>
          </Select.Control>
          <Select.Content>
            {cars.items.map((item) => (
              <Select.Item key={item.value} item={item}>
                {item.label}
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      </Sample>
      <Sample title="Combobox">
        <Combobox.Root collection={cars} open>
          <Combobox.Label>Car to find</Combobox.Label>
          <Combobox.Control>
            <Combobox.Input placeholder="Type a name" />
            <Combobox.IndicatorGroup>
              <Combobox.Trigger />
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          <Combobox.Content>
            {cars.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                {item.label}
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Root>
      </Sample>
      <Sample title="Popover, hover card, tooltip">
        <Popover.Root open modal={false} autoFocus={false}>
          <Popover.Trigger asChild>
            <Button variant="outline">Filter</Button>
          </Popover.Trigger>
          <Popover.Content>
            <Popover.Body>
              <Popover.Title>Filter</Popover.Title>
              Nothing is hidden
            </Popover.Body>
          </Popover.Content>
        </Popover.Root>
        <HoverCard.Root open>
          <HoverCard.Trigger asChild>
            <Button variant="plain">Ann Lee</Button>
          </HoverCard.Trigger>
          <HoverCard.Content>Seller since 2019</HoverCard.Content>
        </HoverCard.Root>
        <Tooltip.Root open>
          <Tooltip.Trigger asChild>
            <Button variant="ghost">Help</Button>
          </Tooltip.Trigger>
          <Tooltip.Content>What happens next</Tooltip.Content>
        </Tooltip.Root>
      </Sample>
      <Sample title="Dialog">
        <Dialog.Root open {...quiet}>
          <Dialog.Content margin="0">
            <Dialog.Header>
              <Dialog.Title>Archive this request?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>You can bring it back.</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">Cancel</Button>
              </Dialog.ActionTrigger>
              <Button colorPalette="red">Archive</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      </Sample>
      <Sample title="Drawer">
        <Drawer.Root open {...quiet}>
          <Drawer.Content height="auto">
            <Drawer.Header>
              <Drawer.Title>Messages</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>Is the car still for sale?</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      </Sample>
    </>
  );
}
