export { NotFoundArt, WelcomeArt } from '@forecourt/ui/illustrations';
