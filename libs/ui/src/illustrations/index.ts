export {
  AcceptedArt,
  AuctionLostArt,
  AuctionWonArt,
  EmptyListArt,
  ErrorArt,
  NotFoundArt,
  OfflineArt,
  RejectedArt,
  SentArt,
  WaitingArt,
  WelcomeArt,
} from './Illustrations.tsx';
export type { IllustrationProps } from './parts.tsx';
