// What the customer's page shares with staff: placing a damage on the turning car.
export { placingMessages } from './placingMessages.ts';
export { PlacingStage } from './PlacingStage.tsx';
