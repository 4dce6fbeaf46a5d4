import { Stack } from '@forecourt/ui/layout';
import { FormSkeleton, Skeleton } from '@forecourt/ui/skeleton';

/** About as tall as the card of a deal, so that nothing below moves when the card has loaded. */
export function DealSkeleton() {
  return (
    <Stack gap="4" aria-hidden>
      <Skeleton width="132px" height="88px" />
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="92%" />
      <FormSkeleton fields={4} />
    </Stack>
  );
}
