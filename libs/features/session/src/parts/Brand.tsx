import { BrandMark } from '@forecourt/ui/brand';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

/** The product's logo and name. */
export function Brand({ className }: { className: string }) {
  return (
    <p className={className}>
      <BrandMark size={28} />
      <FormattedMessage {...messages.product} />
    </p>
  );
}
