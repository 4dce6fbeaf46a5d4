export { WelcomeArt as default } from '@forecourt/ui/illustrations';
