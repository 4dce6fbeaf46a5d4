import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

/** The product's mark, a canopy over a car, and its name. */
export function Brand({ className }: { className: string }) {
  return (
    <p className={className}>
      <svg width="28" height="28" viewBox="0 0 26 26" fill="none" aria-hidden>
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M3 8.5 13 3l10 5.5M6 8v13M20 8v13" />
          <path d="M9.2 19.5h7.6m-7.6 0v-2.7l1.2-3.1h5.2l1.2 3.1v2.7" />
        </g>
      </svg>
      <FormattedMessage {...messages.product} />
    </p>
  );
}
