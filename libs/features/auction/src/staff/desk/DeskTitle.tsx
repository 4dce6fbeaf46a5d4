import { Icon, type IconComponent } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Gavel from 'lucide-react/icons/gavel';
import HandCoins from 'lucide-react/icons/hand-coins';
import Send from 'lucide-react/icons/send';
import TimerOff from 'lucide-react/icons/timer-off';
import { FormattedMessage } from 'react-intl';
import { deskRecipe } from './desk.recipe.ts';
import { deskTitles } from './deskMessages.ts';
import type { DeskState } from './deskState.ts';
import { ownersMessages } from './ownersMessageMessages.ts';

type Look = [icon: IconComponent, tone?: 'success' | 'danger' | 'info' | 'accent'];

const looks: Record<DeskState, Look> = {
  incomplete: [Clock],
  viewer: [HandCoins],
  open: [HandCoins, 'accent'],
  offerSent: [Send, 'info'],
  offerAccepted: [CircleCheck, 'success'],
  offerDeclined: [CircleX, 'danger'],
  offerExpired: [TimerOff],
  running: [Gavel, 'accent'],
  counting: [Gavel, 'accent'],
  noOffers: [TimerOff],
  reserveNotMet: [TimerOff],
  awaitingOwner: [Clock, 'info'],
  agreed: [CircleCheck, 'success'],
  sold: [CircleCheck, 'success'],
  dealerWithdrew: [CircleX, 'danger'],
  partnerWithdrew: [CircleX, 'danger'],
  ownerWithdrew: [CircleX, 'danger'],
  dealerSilent: [TimerOff, 'danger'],
  secondChance: [Clock, 'info'],
  chanceNotTaken: [CircleX, 'danger'],
  declined: [CircleX, 'danger'],
  expired: [TimerOff],
  canceled: [Ban],
};

interface DeskTitleProps {
  state: DeskState;
  /** The owner has not got the offer that waits for them. @default false */
  isUnreached?: boolean;
}

/** What the decision card is about now. */
export function DeskTitle({ state, isUnreached = false }: DeskTitleProps) {
  const styles = useSlotRecipe(deskRecipe);
  const [icon, tone]: Look = isUnreached ? [CircleAlert, 'danger'] : looks[state];
  return (
    <h2 tabIndex={-1} className={styles.title} data-tone={tone}>
      <Icon icon={icon} size={18} />
      <span>
        <FormattedMessage {...(isUnreached ? ownersMessages.notReached : deskTitles[state])} />
      </span>
    </h2>
  );
}
