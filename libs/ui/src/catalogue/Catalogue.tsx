import type { ReactNode } from 'react';
import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Smartphone from 'lucide-react/icons/smartphone';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge, SoonBadge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ConversationItem } from '../conversation-item/ConversationItem.tsx';
import { DateTime } from '../date-time/DateTime.tsx';
import { ExpandableRadioGroup } from '../expandable-radio-group/ExpandableRadioGroup.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { AuctionWonArt, SentArt, WelcomeArt } from '../illustrations/index.ts';
import { KeyValueList } from '../key-value-list/KeyValueList.tsx';
import { Box, Grid, Heading, Inline, Stack, Text } from '../layout/layout.ts';
import { Link } from '../link/Link.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { MessageBubble } from '../message-bubble/MessageBubble.tsx';
import { Money } from '../money/Money.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { ProgressSections } from '../progress-sections/ProgressSections.tsx';
import { Rating } from '../rating/Rating.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { CardSkeleton } from '../skeleton/Skeleton.tsx';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import type { StatusName } from '../status-badge/statuses.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { Switch } from '../switch/Switch.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { columnsRecipe } from './Catalogue.recipe.ts';

const none = (): void => undefined;
const noon = '2026-03-05T13:07:00Z';

const people: { name: string; car: string; status: StatusName }[] = [
  { name: 'Ann Lee', car: '2019 Volvo XC60', status: 'NEW' },
  { name: 'Marko Saar', car: '2021 Skoda Octavia', status: 'IN_PROGRESS' },
  { name: 'Priya Natarajan', car: '2017 Toyota RAV4', status: 'COMPLETED' },
  { name: 'Jon Okafor', car: '2020 BMW 330e', status: 'AUCTION_RUNNING' },
];

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      as="section"
      gap="4"
      overflow="hidden"
      padding="5"
      borderRadius="lg"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.default"
      backgroundColor="bg.surface"
    >
      <Heading as="h3" textStyle="title">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function ListCard() {
  return (
    <Card title="Sellers">
      <Tabs
        label="Requests by status"
        current="all"
        items={['All Requests', 'New', 'Sent', 'Completed'].map((label, index) => ({
          id: index === 0 ? 'all' : label,
          label,
          href: `#${label}`,
          count: [128, 12, 40, 9][index],
        }))}
      />
      <Inline flexWrap="nowrap">
        <Box flex="1">
          <SearchField
            label="Search by name"
            placeholder="Search by name"
            value=""
            onValueChange={none}
          />
        </Box>
        <Button variant="solid" icon={Plus}>
          New request
        </Button>
      </Inline>
      <Box marginInline="-20px">
        {people.map(({ name, car, status }, index) => (
          <ListRow
            key={name}
            title={name}
            subtitle={car}
            href={`#${index}`}
            leading={<Avatar name={name} tone={index === 0 ? 'accent' : undefined} />}
            selected={index === 1}
            meta={
              <>
                <DateTime value={noon} timeZone="UTC" format="date" />
                <StatusBadge status={status} />
              </>
            }
            menu={[{ id: 'archive', label: 'Archive', icon: Archive }]}
            menuLabel={`Actions for ${name}`}
          />
        ))}
      </Box>
    </Card>
  );
}

function FormCard() {
  return (
    <Card title="Request a Trade in">
      <ExpandableRadioGroup
        label="How to send it"
        value="phone"
        onValueChange={none}
        options={[
          {
            value: 'phone',
            title: 'By phone',
            icon: Smartphone,
            content: (
              <>
                <TextField label="Name" value="Ann Lee" onChange={none} />
                <TextField
                  label="Phone"
                  value="12"
                  error="This phone number is not valid"
                  onChange={none}
                />
                <Button variant="solid" icon={Send} fullWidth>
                  Send
                </Button>
              </>
            ),
          },
          { value: 'email', title: 'By email', icon: Mail, content: null },
        ]}
      />
      <Checkbox checked onCheckedChange={none}>
        Valid only if a new car is purchased
      </Checkbox>
      <Switch checked onCheckedChange={none}>
        360 scan
      </Switch>
    </Card>
  );
}

function ControlsCard() {
  return (
    <Card title="Controls">
      <Inline>
        <Button variant="solid">Solid</Button>
        <Button variant="subtle">Subtle</Button>
        <Button>Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Archive</Button>
        <Button variant="solid" disabled>
          Disabled
        </Button>
        <IconButton icon={Mail} label="Message" variant="outline" />
      </Inline>
      <Inline>
        {(['info', 'success', 'warning', 'danger', 'violet', 'teal', 'accent'] as const).map(
          (tone) => (
            <Badge key={tone} tone={tone} dot="full">
              {tone}
            </Badge>
          ),
        )}
        <SoonBadge />
      </Inline>
      <Text>
        Text with a <Link href="#terms">link in it</Link>, and{' '}
        <Money value={18250} currency="USD" locale="en-US" /> at best.
      </Text>
      <ProgressBar label="Sending photos" value={0.62} />
      <Rating value="Very good" />
    </Card>
  );
}

function ReportCard() {
  return (
    <Card title="Report">
      <Grid gridTemplateColumns="1fr 1fr" gap="6">
        <ProgressSections
          current="damage"
          sections={[
            { id: 'overview', label: 'Overview', href: '#a', state: 'done' },
            { id: 'scan', label: '360 scan', href: '#b', state: 'done' },
            { id: 'damage', label: 'Damage', href: '#c', state: 'active' },
            { id: 'vin', label: 'VIN', href: '#d', state: 'skipped' },
          ]}
        />
        <KeyValueList
          items={[
            { key: 'plate', label: 'Plate', value: '123 ABC' },
            { key: 'fuel', label: 'Fuel', value: 'Diesel' },
            { key: 'trim', label: 'Trim' },
          ]}
        />
      </Grid>
    </Card>
  );
}

function MessagesCard() {
  return (
    <Card title="All Messages">
      <Stack gap="2">
        <ConversationItem
          name="Ann Lee"
          car="2019 Volvo XC60"
          role="seller"
          href="#1"
          summary="Is the car still for sale?"
          unread
        />
        <ConversationItem name="Jon Okafor" car="2020 BMW 330e" role="buyer" href="#2" />
      </Stack>
      <Stack gap="3">
        <MessageBubble side="theirs">Is the car still for sale?</MessageBubble>
        <MessageBubble side="ours">It is. The yard is open until six.</MessageBubble>
      </Stack>
    </Card>
  );
}

/** The whole kit on one page, arranged as in the product: for judging colors together. */
export function Catalogue() {
  return (
    <div className={useRecipe(columnsRecipe)}>
      <Stack gap="5" minWidth="0">
        <ListCard />
        <ReportCard />
        <Grid gridTemplateColumns="repeat(3, minmax(0, 1fr))">
          <WelcomeArt />
          <SentArt />
          <AuctionWonArt />
        </Grid>
      </Stack>
      <Stack gap="5" minWidth="0">
        <FormCard />
        <ControlsCard />
        <MessagesCard />
        <CardSkeleton />
      </Stack>
    </div>
  );
}
