import { Alert, Badge, EmptyState, HStack, Progress, ProgressCircle } from '@chakra-ui/react';
import {
  Skeleton,
  SkeletonCircle,
  SkeletonText,
  Spinner,
  Status,
  Tag,
  Wrap,
} from '@chakra-ui/react';
import Inbox from 'lucide-react/icons/inbox';
import { palettes } from '../palettes.ts';
import { Sample } from './Sheet.tsx';

const looks = ['solid', 'subtle', 'surface', 'outline'] as const;

/** Components that show a status. */
export function Feedback() {
  return (
    <Sample title="Feedback">
      {looks.map((variant) =>
        (['info', 'success', 'warning', 'error', 'neutral'] as const).map((status) => (
          <Alert.Root key={variant + status} variant={variant} status={status} size="sm">
            <Alert.Indicator />
            <Alert.Title>
              {variant}, {status}
            </Alert.Title>
          </Alert.Root>
        )),
      )}
    </Sample>
  );
}

/** Small marks next to other things, in every palette. */
export function Marks() {
  return (
    <Sample title="Marks">
      {Object.keys(palettes).map((name) => (
        <Wrap key={name}>
          {looks.map((variant) => (
            <Badge key={variant} variant={variant} colorPalette={name}>
              {name}
            </Badge>
          ))}
        </Wrap>
      ))}
      <Wrap>
        {looks.map((variant) => (
          <Tag.Root key={variant} variant={variant}>
            <Tag.Label>{variant}</Tag.Label>
            <Tag.EndElement>
              <Tag.CloseTrigger aria-label={`Remove ${variant}`} />
            </Tag.EndElement>
          </Tag.Root>
        ))}
        <Status.Root>
          <Status.Indicator />
          Online
        </Status.Root>
      </Wrap>
    </Sample>
  );
}

/** Loading and empty states. */
export function Waiting() {
  return (
    <Sample title="Waiting">
      {(['outline', 'subtle'] as const).map((variant) => (
        <Progress.Root key={variant} defaultValue={62} variant={variant}>
          <HStack>
            <Progress.Label>Sending photos</Progress.Label>
            <Progress.ValueText />
          </HStack>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ))}
      <HStack gap="4">
        <ProgressCircle.Root value={62} aria-label="Sending videos">
          <ProgressCircle.Circle>
            <ProgressCircle.Track />
            <ProgressCircle.Range />
          </ProgressCircle.Circle>
          <ProgressCircle.ValueText />
        </ProgressCircle.Root>
        <Spinner />
        <SkeletonCircle size="10" />
        <SkeletonText noOfLines={2} />
      </HStack>
      <Skeleton height="8" />
      <EmptyState.Root size="sm">
        <EmptyState.Content>
          <EmptyState.Indicator>
            <Inbox />
          </EmptyState.Indicator>
          <EmptyState.Title>No requests</EmptyState.Title>
          <EmptyState.Description>Send the first one to a seller</EmptyState.Description>
        </EmptyState.Content>
      </EmptyState.Root>
    </Sample>
  );
}
