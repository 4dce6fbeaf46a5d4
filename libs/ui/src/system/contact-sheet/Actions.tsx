import { Breadcrumb, Button, ButtonGroup, Clipboard, CloseButton, HStack } from '@chakra-ui/react';
import { IconButton, Link, Pagination, Steps, Tabs, Toggle, Wrap } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Mail from 'lucide-react/icons/mail';
import { palettes } from '../palettes.ts';
import { Sample } from './Sheet.tsx';

const looks = ['solid', 'subtle', 'surface', 'outline', 'ghost', 'plain'] as const;

/** Buttons in every variant and palette, and links. */
export function Actions() {
  return (
    <Sample title="Actions">
      {looks.map((variant) => (
        <Wrap key={variant}>
          <Button variant={variant} size="sm">
            {variant}
          </Button>
          <Button variant={variant} size="sm" colorPalette="gray">
            gray
          </Button>
          <Button variant={variant} size="sm" colorPalette="red">
            red
          </Button>
          <Button variant={variant} size="sm" disabled>
            disabled
          </Button>
        </Wrap>
      ))}
      <Wrap>
        {Object.keys(palettes).map((name) => (
          <Button key={name} size="2xs" colorPalette={name}>
            {name}
          </Button>
        ))}
      </Wrap>
      <HStack>
        <IconButton aria-label="Message" variant="outline">
          <Mail />
        </IconButton>
        <CloseButton aria-label="Close the card" />
        <Button loading loadingText="Sending" />
        <Toggle.Root asChild defaultPressed>
          <Button variant="outline">Follow</Button>
        </Toggle.Root>
      </HStack>
      <HStack>
        <Link href="#underlined" variant="underline">
          A link
        </Link>
        <Link href="#plain">A plain link</Link>
      </HStack>
      <Clipboard.Root value="WVWZZZ1JZXW000001">
        <Clipboard.Trigger asChild>
          <Button variant="surface" size="sm">
            <Clipboard.Indicator />
            <Clipboard.CopyText />
          </Button>
        </Clipboard.Trigger>
      </Clipboard.Root>
    </Sample>
  );
}

/** In a tab list, only a tab may be current; Chakra also marks its container. */
const plain = { 'aria-current': null as never };

/** Navigation components. */
export function Ways() {
  return (
    <Sample title="Ways">
      <Breadcrumb.Root>
        <Breadcrumb.List>
          <Breadcrumb.Item>
            <Breadcrumb.Link href="#requests">Requests</Breadcrumb.Link>
          </Breadcrumb.Item>
          <Breadcrumb.Separator />
          <Breadcrumb.Item>
            <Breadcrumb.CurrentLink>2019 Volvo XC60</Breadcrumb.CurrentLink>
          </Breadcrumb.Item>
        </Breadcrumb.List>
      </Breadcrumb.Root>
      {(['line', 'subtle', 'enclosed', 'outline'] as const).map((variant) => (
        <Tabs.Root key={variant} defaultValue="all" variant={variant} size="sm">
          <Tabs.List aria-label={`Requests, ${variant}`}>
            <Tabs.Trigger value="all">All</Tabs.Trigger>
            <Tabs.Trigger value="new">New</Tabs.Trigger>
            <Tabs.Indicator />
          </Tabs.List>
          <Tabs.Content value="all">128 requests</Tabs.Content>
          <Tabs.Content value="new">12 requests</Tabs.Content>
        </Tabs.Root>
      ))}
      <Steps.Root defaultStep={1} count={3} size="sm" orientation="vertical">
        <Steps.List>
          {['Overview', 'Damage', 'Send'].map((title, index) => (
            <Steps.Item key={title} index={index} title={title} {...plain}>
              <Steps.Trigger>
                <Steps.Indicator />
                <Steps.Title>{title}</Steps.Title>
              </Steps.Trigger>
              <Steps.Separator />
            </Steps.Item>
          ))}
        </Steps.List>
        {['Overview', 'Damage', 'Send'].map((title, index) => (
          <Steps.Content key={title} index={index}>
            {title}
          </Steps.Content>
        ))}
      </Steps.Root>
      <Pagination.Root count={30} pageSize={10} defaultPage={2}>
        <ButtonGroup variant="ghost" size="sm">
          <Pagination.PrevTrigger asChild>
            <IconButton>
              <ChevronLeft />
            </IconButton>
          </Pagination.PrevTrigger>
          <Pagination.Items
            render={({ value }) => (
              <IconButton variant={{ base: 'ghost', _selected: 'outline' }}>{value}</IconButton>
            )}
          />
          <Pagination.NextTrigger asChild>
            <IconButton>
              <ChevronRight />
            </IconButton>
          </Pagination.NextTrigger>
        </ButtonGroup>
      </Pagination.Root>
    </Sample>
  );
}
