export { SendManyStory } from './SendManyStory.tsx';
