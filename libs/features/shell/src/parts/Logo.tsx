import { useNavigation } from '@forecourt/ui/navigation';
import { recipe, useStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

const logoRecipe = recipe({
  className: 'logo',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '1',
    borderRadius: 'md',
    color: 'fg.default',
    fontSize: 'lg',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    focusRing: 'outside',
    '& svg': { color: 'accent.edge', flexShrink: 0 },
  },
});

/** A canopy over a car: leads to the home page of the area that is open. */
export function Logo({ homePath }: { homePath: string }) {
  const { Link } = useNavigation();
  const intl = useIntl();
  return (
    <Link href={homePath} className={useStyles(logoRecipe)}>
      <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden>
        <path
          d="M3 8.5 13 3l10 5.5M6 8v13M20 8v13"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M9.2 19.5h7.6m-7.6 0v-2.7l1.2-3.1h5.2l1.2 3.1v2.7"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {intl.formatMessage(messages.product)}
    </Link>
  );
}
