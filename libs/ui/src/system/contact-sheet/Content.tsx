import { Accordion, Avatar, Blockquote, Code, Collapsible, DataList, Em } from '@chakra-ui/react';
import { Heading, Highlight, HStack, Kbd, List, Mark, Separator, Stat } from '@chakra-ui/react';
import { Strong, Table, Text, Timeline } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { Sample } from './Sheet.tsx';

/** Text components. */
export function Words() {
  return (
    <Sample title="Words">
      <Heading as="h3">Sellers</Heading>
      <Text>
        <Strong>Bold</Strong>, <Em>slanted</Em>, <Code>code</Code>, <Kbd>K</Kbd>,{' '}
        <Mark>marked</Mark>
      </Text>
      <Text color="fg.muted">Muted words</Text>
      <Text color="fg.subtle">Subtle words</Text>
      <Text color="fg.error">Words of an error</Text>
      <Text>
        <Highlight query="Volvo" styles={{ bg: 'colorPalette.subtle', color: 'colorPalette.fg' }}>
          A Volvo among others
        </Highlight>
      </Text>
      <HStack>
        {(['subtle', 'surface', 'outline', 'solid'] as const).map((variant) => (
          <Code key={variant} variant={variant}>
            {variant}
          </Code>
        ))}
      </HStack>
      <List.Root ps="5">
        <List.Item>Photos</List.Item>
        <List.Item>Papers</List.Item>
      </List.Root>
      <Separator />
      <Blockquote.Root>
        <Blockquote.Content>It runs as new.</Blockquote.Content>
        <Blockquote.Caption>Ann Lee</Blockquote.Caption>
      </Blockquote.Root>
      <HStack>
        {(['solid', 'subtle', 'outline'] as const).map((variant) => (
          <Avatar.Root key={variant} variant={variant}>
            <Avatar.Fallback name="Ann Lee" />
          </Avatar.Root>
        ))}
      </HStack>
    </Sample>
  );
}

/** Numbers and facts. */
export function Facts() {
  return (
    <Sample title="Facts">
      <Stat.Root>
        <Stat.Label>Offers</Stat.Label>
        <Stat.ValueText>128</Stat.ValueText>
        <Stat.HelpText as="dd">since Monday</Stat.HelpText>
      </Stat.Root>
      <DataList.Root orientation="horizontal">
        <DataList.Item>
          <DataList.ItemLabel>Plate</DataList.ItemLabel>
          <DataList.ItemValue>123 ABC</DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      <Table.Root size="sm" striped interactive>
        <Table.Caption>Cars of this week</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Car</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Price</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {['Volvo XC60', 'Skoda Octavia'].map((car, index) => (
            <Table.Row key={car} aria-selected={index === 0}>
              <Table.Cell>{car}</Table.Cell>
              <Table.Cell textAlign="end">{18250 - index * 4000}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Timeline.Root>
        {(['solid', 'subtle', 'outline'] as const).map((variant) => (
          <Timeline.Item key={variant}>
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator>
                <Check />
              </Timeline.Indicator>
            </Timeline.Connector>
            <Timeline.Content>
              <Timeline.Title>Report sent</Timeline.Title>
              <Timeline.Description>{variant}</Timeline.Description>
            </Timeline.Content>
          </Timeline.Item>
        ))}
      </Timeline.Root>
      <Accordion.Root defaultValue={['damage']} collapsible>
        {['damage', 'papers'].map((value) => (
          <Accordion.Item key={value} value={value}>
            <Accordion.ItemTrigger>
              {value}
              <Accordion.ItemIndicator />
            </Accordion.ItemTrigger>
            <Accordion.ItemContent>
              <Accordion.ItemBody>Nothing to see</Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <Collapsible.Root defaultOpen>
        <Collapsible.Trigger>Details</Collapsible.Trigger>
        <Collapsible.Content>One owner</Collapsible.Content>
      </Collapsible.Root>
    </Sample>
  );
}
