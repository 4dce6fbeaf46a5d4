export { tradeBuyers as buyersOfFlow } from '@forecourt/flow-trade/buyers';
