import { Badge, type Tone } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { WelcomeArt } from '@forecourt/ui/illustrations';
import { Box, Heading, Inline, Stack, Text } from '@forecourt/ui/layout';
import { defineMessages } from 'react-intl';
import type { EmbedPreviewProps } from '../embed/EmbedGroup.tsx';
import type { Preview, PreviewProps } from '../theme/Previews.tsx';

/** Stand-ins made of the kit's parts for the app's pages, which a feature does not know. */

const messages = defineMessages({
  invite: { defaultMessage: 'Invite page', description: 'Stand-in for a preview in stories' },
  offer: { defaultMessage: 'Owner’s offer', description: 'Stand-in for a preview in stories' },
  list: { defaultMessage: 'Trade-in requests', description: 'Stand-in for a preview in stories' },
});

/** What a customer sees first. */
export function InvitePage({ settings, flow }: PreviewProps) {
  const content = settings.flows.find((one) => one.flow === flow)?.content;
  return (
    <Stack padding="6" style={{ minHeight: '100dvh' }} backgroundColor="bg.surface">
      <Text>{settings.general.partner_name}</Text>
      <Heading textStyle="display">{content?.invite_title ?? 'What is your car worth?'}</Heading>
      <Text color="fg.muted">{content?.invite_text ?? 'Three minutes, a few photos.'}</Text>
      <Button variant="solid" size="lg">
        Get started
      </Button>
      <WelcomeArt />
    </Stack>
  );
}

/** What a partner embeds, without the script. */
export function EmbedStandIn({ embed }: EmbedPreviewProps) {
  if (embed.mode === 'inline') return <Text>Your mobile number</Text>;
  return (
    <Button variant="solid" size="lg">
      {embed.text || 'Get started'}
    </Button>
  );
}

/** What an owner answers. */
function OfferPage({ settings }: PreviewProps) {
  return (
    <Stack padding="6" gap="4" style={{ minHeight: '100dvh' }} backgroundColor="bg.page">
      <Text>{settings.general.partner_name}</Text>
      <Stack padding="5" gap="3" backgroundColor="bg.surface" borderRadius="lg">
        <Inline gap="2">
          <Badge tone="accent">Your offer</Badge>
        </Inline>
        <Heading textStyle="display">$12,050</Heading>
        <Text color="fg.muted">2019 Volkswagen Golf, 64,200 miles. Valid for 3 days.</Text>
        <Button variant="solid" size="lg">
          Accept offer
        </Button>
        <Button size="lg">Decline</Button>
      </Stack>
      <Text color="fg.muted">Payment on the day you hand over the car.</Text>
    </Stack>
  );
}

const rows: readonly [name: string, car: string, status: string, tone: Tone][] = [
  ['Emma Evans', '2019 Volkswagen Golf', 'New', 'accent'],
  ['Liam Parker', '2021 Toyota RAV4', 'In auction', 'info'],
  ['Olivia Stone', '2017 BMW 320i', 'Offer accepted', 'success'],
  ['Noah Brooks', '2020 Ford Focus', 'Offer sent', 'neutral'],
  ['Ava Reed', '2018 Audi A4', 'Offer declined', 'danger'],
];

/** What staff work with. */
function ListPage({ settings }: PreviewProps) {
  return (
    <Stack padding="6" gap="4" style={{ minHeight: '100dvh' }} backgroundColor="bg.page">
      <Inline justifyContent="space-between">
        <Heading textStyle="title">{settings.general.partner_name}</Heading>
        <Button variant="solid">New request</Button>
      </Inline>
      <Stack gap="0" paddingInline="5" backgroundColor="bg.surface" borderRadius="lg">
        {rows.map(([name, car, status, tone]) => (
          <Inline key={name} paddingBlock="3" justifyContent="space-between">
            <Box width="25%">{name}</Box>
            <Box width="35%" color="fg.muted">
              {car}
            </Box>
            <Box width="25%">
              <Badge tone={tone}>{status}</Badge>
            </Box>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

export const previewPages: readonly Preview[] = [
  { id: 'invite', label: messages.invite, device: 'phone', Page: InvitePage },
  { id: 'offer', label: messages.offer, device: 'phone', Page: OfferPage },
  { id: 'list', label: messages.list, device: 'desktop', Page: ListPage },
];
