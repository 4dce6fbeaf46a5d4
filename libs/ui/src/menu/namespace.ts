export {
  MenuContent as Content,
  MenuContextTrigger as ContextTrigger,
  MenuItem as Item,
  MenuItemGroup as ItemGroup,
  MenuItemGroupLabel as ItemGroupLabel,
  MenuRoot as Root,
  MenuSeparator as Separator,
  MenuTrigger as Trigger,
} from './Menu.tsx';
