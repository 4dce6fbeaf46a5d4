import type { RequestEventType } from '@forecourt/contract';
import type { IconComponent } from '@forecourt/ui/icon';
import Archive from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import Camera from 'lucide-react/icons/camera';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Gavel from 'lucide-react/icons/gavel';
import Link from 'lucide-react/icons/link';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Tag from 'lucide-react/icons/tag';
import Unlink from 'lucide-react/icons/unlink';
import UserRound from 'lucide-react/icons/user-round';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Icon and tone of an entry; tones highlight what staff look for. */
export const looks: Record<RequestEventType, [IconComponent, Tone]> = {
  CREATED: [Plus, 'neutral'],
  SENT: [Send, 'info'],
  DELIVERED: [CircleCheck, 'info'],
  READ: [Eye, 'info'],
  DELIVERY_FAILED: [CircleAlert, 'danger'],
  OPENED: [Eye, 'info'],
  STARTED: [Camera, 'info'],
  SECTION_REACHED: [MapPin, 'info'],
  COMPLETED: [CircleCheck, 'success'],
  FOLLOW_UP_SENT: [BellRing, 'warning'],
  RESENT: [Send, 'warning'],
  INACTIVE: [Clock, 'warning'],
  ARCHIVED: [Archive, 'neutral'],
  UNARCHIVED: [Archive, 'neutral'],
  LINKS_REVOKED: [Unlink, 'warning'],
  LINK_ASKED: [Unlink, 'warning'],
  CONCLUDED: [CircleCheck, 'success'],
  CONCLUSION_UNDONE: [CircleAlert, 'warning'],
  CONCLUSION_LINK_COPIED: [Link, 'info'],
  CONCLUSION_OPENED: [Eye, 'info'],
  OFFER_MADE: [Tag, 'info'],
  OFFER_LINK_COPIED: [Link, 'info'],
  CONVERSATION_LINK_COPIED: [Link, 'info'],
  DEALER_LINK_COPIED: [Link, 'info'],
  INVITATION_OPENED: [Eye, 'info'],
  OFFER_OPENED: [Eye, 'info'],
  OFFER_REMINDED: [BellRing, 'info'],
  OFFER_EXTENDED: [Clock, 'info'],
  OFFER_WITHDRAWN: [CircleAlert, 'warning'],
  OFFER_ACCEPTED: [CircleCheck, 'success'],
  OFFER_DECLINED: [CircleAlert, 'danger'],
  OFFER_EXPIRED: [Clock, 'warning'],
  AUCTION_STARTED: [Gavel, 'info'],
  AUCTION_EXTENDED: [Gavel, 'info'],
  DEALERS_ADDED: [Gavel, 'info'],
  AUCTION_ENDED: [Gavel, 'neutral'],
  BEST_OFFERED: [Tag, 'info'],
  AUCTION_CANCELLED: [Gavel, 'warning'],
  DEALER_CONTINUES: [CircleCheck, 'success'],
  DEALER_WITHDRAWS: [CircleAlert, 'warning'],
  PARTNER_WITHDRAWS: [CircleAlert, 'warning'],
  OWNER_WITHDRAWS: [CircleAlert, 'warning'],
  DEALER_NO_ANSWER: [Clock, 'warning'],
  SECOND_CHANCE_ASKED: [Send, 'info'],
  SECOND_CHANCE_ACCEPTED: [CircleCheck, 'success'],
  SECOND_CHANCE_DECLINED: [CircleAlert, 'warning'],
  SECOND_CHANCE_EXPIRED: [Clock, 'warning'],
  SECOND_CHANCE_CANCELLED: [CircleAlert, 'neutral'],
  HANDOVER_TICKED: [CircleCheck, 'info'],
  SOLD: [CircleCheck, 'success'],
  LISTING_WITHDRAWN: [Unlink, 'warning'],
  LISTING_RESTORED: [Link, 'info'],
  ADDITION_ASKED: [Send, 'warning'],
  ADDITION_COMPLETED: [CircleCheck, 'success'],
  ADDITION_CANCELLED: [CircleAlert, 'neutral'],
  REFUSAL_TAKEN_BACK: [Camera, 'neutral'],
  DAMAGE_PINNED: [MapPin, 'info'],
  DAMAGE_UNPINNED: [MapPin, 'neutral'],
  DETAILS_CORRECTED: [Pencil, 'info'],
  DAMAGE_CHANGED: [Pencil, 'neutral'],
  FINDING_ACCEPTED: [CircleCheck, 'info'],
  FINDING_DISMISSED: [CircleAlert, 'neutral'],
  ASSIGNED: [UserRound, 'neutral'],
  PLATE_HIDDEN: [EyeOff, 'neutral'],
  PLATE_SHOWN: [Eye, 'neutral'],
  DAMAGE_REMOVED: [CircleAlert, 'neutral'],
  CONVERSATION_PHOTO_ADDED: [Camera, 'info'],
  CONVERSATION_PHOTO_REMOVED: [Camera, 'neutral'],
};
