import { SidePanel } from '@forecourt/ui/dialog';
import { Box, Heading, Stack } from '@forecourt/ui/layout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RequestPanelDefinition } from './definition.ts';
import { RequestPanelBody, type RequestPanelBodyProps } from './parts/RequestPanelBody.tsx';

export interface RequestPanelProps extends RequestPanelBodyProps {
  /** Over the list, with a close button that goes back in history; or a page of its own. */
  variant: 'overlay' | 'page';
}

/** Sends a customer a request by phone or email, or gives a link to share (spec §2). */
export function RequestPanel({ variant, ...body }: RequestPanelProps) {
  const intl = useIntl();
  const header = intl.formatMessage(body.store.definition.header);
  if (variant === 'overlay') {
    return (
      <RequestPanelFrame definition={body.store.definition}>
        <RequestPanelBody {...body} />
      </RequestPanelFrame>
    );
  }
  return (
    <Box padding="4" maxWidth="560px" width="100%" marginInline="auto">
      <Stack gap="4">
        <Heading as="h1">{header}</Heading>
        <RequestPanelBody {...body} />
      </Stack>
    </Box>
  );
}

export interface RequestPanelFrameProps {
  definition: RequestPanelDefinition;
  children: ReactNode;
}

/** The panel over a list, with its header; also around a placeholder for the form. */
export function RequestPanelFrame({ definition, children }: RequestPanelFrameProps) {
  const intl = useIntl();
  return (
    <SidePanel title={intl.formatMessage(definition.header)} closeGoesBack>
      {children}
    </SidePanel>
  );
}
