export { ActionGroup } from './action-group/ActionGroup.tsx';
export type { ActionGroupItem, ActionGroupProps } from './action-group/ActionGroup.tsx';
export { Alert } from './alert/Alert.tsx';
export type { AlertProps } from './alert/Alert.tsx';
export { Avatar } from './avatar/Avatar.tsx';
export type { AvatarProps } from './avatar/Avatar.tsx';
export { RoleAvatar } from './avatar/RoleAvatar.tsx';
export type { RoleAvatarProps } from './avatar/RoleAvatar.tsx';
export { Badge, SoonBadge } from './badge/Badge.tsx';
export type { BadgeProps, Tone } from './badge/Badge.tsx';
export { BrandMark } from './brand/BrandMark.tsx';
export type { BrandMarkProps } from './brand/BrandMark.tsx';
export { BranchSelect } from './branch-select/BranchSelect.tsx';
export type { Branch, BranchSelectProps } from './branch-select/BranchSelect.tsx';
export { Button, ButtonLink } from './button/Button.tsx';
export { buttonRecipe } from './button/Button.recipe.ts';
export type { ButtonLinkProps, ButtonLook, ButtonProps } from './button/Button.tsx';
export { Spinner } from './button/Spinner.tsx';
export { cardStyle } from './card/cardStyle.ts';
export { columnsStyle } from './card/columnsStyle.ts';
export { Checkbox } from './checkbox/Checkbox.tsx';
export type { CheckboxProps } from './checkbox/Checkbox.tsx';
export { ColorField } from './color-field/ColorField.tsx';
export type { ColorFieldProps } from './color-field/ColorField.tsx';
export { Combobox } from './combobox/Combobox.tsx';
export type { ComboboxProps } from './combobox/Combobox.tsx';
export type { ComboboxOption } from './combobox/ComboboxSurface.tsx';
export { CommandPalette, preloadCommandPalette } from './command-palette/CommandPalette.tsx';
export type {
  Command,
  CommandGroup,
  CommandPaletteProps,
} from './command-palette/CommandPaletteSurface.tsx';
export { CommentItem } from './comment-item/CommentItem.tsx';
export type { CommentItemProps } from './comment-item/CommentItem.tsx';
export { Composer } from './composer/Composer.tsx';
export type { ComposerProps } from './composer/Composer.tsx';
export { ConversationItem } from './conversation-item/ConversationItem.tsx';
export type { ConversationItemProps } from './conversation-item/ConversationItem.tsx';
export { ConversationItemSkeleton } from './conversation-item/ConversationItemSkeleton.tsx';
export { CopyButton } from './copy-button/CopyButton.tsx';
export type { CopyButtonProps } from './copy-button/CopyButton.tsx';
export { Countdown } from './countdown/Countdown.tsx';
export type { CountdownProps } from './countdown/Countdown.tsx';
export { Counter } from './counter/Counter.tsx';
export type { CounterProps } from './counter/Counter.tsx';
export { DateTime } from './date-time/DateTime.tsx';
export type { DateTimeProps } from './date-time/DateTime.tsx';
export { Modal, preloadDialog, SidePanel } from './dialog/Dialog.tsx';
export type { ModalProps, SidePanelProps } from './dialog/Dialog.tsx';
export { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
export { DownloadLink } from './download-link/DownloadLink.tsx';
export type { DownloadLinkProps } from './download-link/DownloadLink.tsx';
export type { ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { ExpandableRadioGroup } from './expandable-radio-group/ExpandableRadioGroup.tsx';
export type {
  ExpandableOption,
  ExpandableRadioGroupProps,
} from './expandable-radio-group/ExpandableRadioGroup.tsx';
export { Field } from './field/Field.tsx';
export type { ControlSize, FieldControl, FieldProps, FieldTexts } from './field/Field.tsx';
export { Fieldset } from './fieldset/Fieldset.tsx';
export type { FieldsetProps } from './fieldset/Fieldset.tsx';
export { FileDrop } from './file-drop/FileDrop.tsx';
export type { FileDropProps } from './file-drop/FileDrop.tsx';
export { FormActions } from './form-actions/FormActions.tsx';
export type { FormActionsProps } from './form-actions/FormActions.tsx';
export { IconButton } from './icon-button/IconButton.tsx';
export type { IconButtonProps } from './icon-button/IconButton.tsx';
export { Icon } from './icon/Icon.tsx';
export type { IconComponent, IconProps } from './icon/Icon.tsx';
export {
  AcceptedArt,
  AuctionLostArt,
  AuctionWonArt,
  EmptyListArt,
  ErrorArt,
  ForecourtArt,
  NotFoundArt,
  OfflineArt,
  RejectedArt,
  SentArt,
  WaitingArt,
  WelcomeArt,
} from './illustrations/index.ts';
export type { IllustrationProps } from './illustrations/parts.tsx';
export { ImageGrid, ImageThumb } from './image-grid/ImageThumb.tsx';
export type { ImageGridItem, ImageThumbProps } from './image-grid/ImageThumb.tsx';
export { InfiniteList } from './infinite-list/InfiniteList.tsx';
export type { InfiniteListProps, ListHandle, ListPosition } from './infinite-list/InfiniteList.tsx';
export { KeyValueList } from './key-value-list/KeyValueList.tsx';
export type { KeyValue, KeyValueListProps } from './key-value-list/KeyValueList.tsx';
export { KeyboardHint, KeyboardHintList } from './keyboard-hint/KeyboardHint.tsx';
export type { KeyboardHintProps, Shortcut } from './keyboard-hint/KeyboardHint.tsx';
export { LanguageSelect } from './language-select/LanguageSelect.tsx';
export type { Language, LanguageSelectProps } from './language-select/LanguageSelect.tsx';
export {
  Box,
  Center,
  Flex,
  Grid,
  Heading,
  HStack,
  Inline,
  Spacer,
  Stack,
  Text,
  VStack,
} from './layout/layout.ts';
export type { LayoutProps } from './layout/layout.ts';
export type { Responsive } from './layout/styleProps.ts';
export { Link } from './link/Link.tsx';
export type { LinkProps } from './link/Link.tsx';
export { ListRow } from './list-row/ListRow.tsx';
export type { ListRowProps } from './list-row/ListRow.tsx';
export { Menu, preloadMenu } from './menu/index.ts';
export type {
  MenuContentProps,
  MenuContextTriggerProps,
  MenuItem,
  MenuItemProps,
  MenuRootProps,
  MenuTriggerProps,
} from './menu/index.ts';
export { MessageBubble } from './message-bubble/MessageBubble.tsx';
export type { MessageBubbleProps } from './message-bubble/MessageBubble.tsx';
export { Money } from './money/Money.tsx';
export type { MoneyProps } from './money/Money.tsx';
export { NativeSelect } from './native-select/NativeSelect.tsx';
export type { NativeSelectOption, NativeSelectProps } from './native-select/NativeSelect.tsx';
export { NavigationProvider, useNavigation } from './navigation/NavigationProvider.tsx';
export type { LinkComponentProps, Navigation } from './navigation/NavigationProvider.tsx';
export { NumberField } from './number-field/NumberField.tsx';
export type { NumberFieldProps } from './number-field/NumberField.tsx';
export { NextStepBar } from './next-step-bar/NextStepBar.tsx';
export type { NextStepBarProps } from './next-step-bar/NextStepBar.tsx';
export { OfflineBanner } from './offline-banner/OfflineBanner.tsx';
export type { OfflineBannerProps } from './offline-banner/OfflineBanner.tsx';
export { Page } from './page/Page.tsx';
export type { PageProps } from './page/Page.tsx';
export { PartnerLogo } from './partner-logo/PartnerLogo.tsx';
export type { PartnerLogoProps } from './partner-logo/PartnerLogo.tsx';
export { PasswordField } from './password-field/PasswordField.tsx';
export type { PasswordFieldProps } from './password-field/PasswordField.tsx';
export {
  countryOfDialCode,
  defaultDialCode,
  isMobileNumber,
  listCountries,
} from './phone-field/countries.ts';
export type { Country } from './phone-field/countries.ts';
export { emptyPhone, PhoneField } from './phone-field/PhoneField.tsx';
export type { PhoneFieldProps, PhoneValue } from './phone-field/PhoneField.tsx';
export { Picker } from './picker/Picker.tsx';
export type { PickerProps, PickerTriggerProps } from './picker/Picker.tsx';
export type { PickerOption } from './picker/PickerSurface.tsx';
export { Popover, preloadPopover } from './popover/Popover.tsx';
export type { PopoverProps, PopoverTriggerProps } from './popover/Popover.tsx';
export { PreviewFrame } from './preview-frame/PreviewFrame.tsx';
export type { PreviewFrameProps } from './preview-frame/PreviewFrame.tsx';
export { PriceField } from './price-field/PriceField.tsx';
export type { PriceFieldProps } from './price-field/PriceField.tsx';
export { ProgressBar } from './progress-bar/ProgressBar.tsx';
export type { ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { ProgressSections } from './progress-sections/ProgressSections.tsx';
export type {
  ProgressSection,
  ProgressSectionsProps,
} from './progress-sections/ProgressSections.tsx';
export { Rating, ratings } from './rating/Rating.tsx';
export type { RatingProps, RatingWord } from './rating/Rating.tsx';
export { Reference, referenceOf } from './reference/Reference.tsx';
export type { ReferenceProps } from './reference/Reference.tsx';
export { SegmentGroup } from './segment-group/SegmentGroup.tsx';
export type { SegmentGroupProps } from './segment-group/SegmentGroup.tsx';
export { RowError, RowsTable } from './rows-table/RowsTable.tsx';
export type { RowsTableProps } from './rows-table/RowsTable.tsx';
export { SearchField } from './search-field/SearchField.tsx';
export type { SearchFieldProps } from './search-field/SearchField.tsx';
export { Select } from './select/Select.tsx';
export type { SelectProps } from './select/Select.tsx';
export type { SelectOption } from './select/SelectSurface.tsx';
export {
  CardSkeleton,
  FormSkeleton,
  ImageGridSkeleton,
  RowSkeleton,
  Skeleton,
} from './skeleton/Skeleton.tsx';
export type { SkeletonProps } from './skeleton/Skeleton.tsx';
export { EmptyState, EndMessage, ErrorState, FailedPart } from './states/States.tsx';
export type { EmptyStateProps, ErrorStateProps } from './states/States.tsx';
export { StatusBadge } from './status-badge/StatusBadge.tsx';
export type { StatusBadgeProps } from './status-badge/StatusBadge.tsx';
export { carStatuses, itemStatuses, requestStatuses } from './status-badge/statuses.ts';
export type { CarStatusName, RequestStatusName, StatusName } from './status-badge/statuses.ts';
export { cx, defineRecipe, defineSlotRecipe } from './styling/recipe.ts';
export type { Recipe, SlotRecipe, VariantProps } from './styling/recipe.ts';
export type { StyleObject } from './styling/style.types.ts';
export { useRecipe, useSlotRecipe } from './styling/useRecipe.ts';
export { Switch } from './switch/Switch.tsx';
export type { SwitchProps } from './switch/Switch.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export type { TabsProps } from './tabs/Tabs.tsx';
export type { TabItem } from './tabs/tabs.types.ts';
export { TextArea } from './text-area/TextArea.tsx';
export type { TextAreaProps } from './text-area/TextArea.tsx';
export { MAX_TEXT_LENGTH as maxTextLength, TextField } from './text-field/TextField.tsx';
export type { TextFieldProps } from './text-field/TextField.tsx';
export { defaultUiText } from './text/defaults.ts';
export type { UiText } from './text/defaults.ts';
export { UiTextProvider, useUiText } from './text/UiTextProvider.tsx';
export type { UiTextOverrides } from './text/UiTextProvider.tsx';
export { applyColorMode } from './theme/colorMode.ts';
export type { ColorMode } from './theme/colorMode.ts';
export { applyPartnerTheme, clearPartnerTheme, isHex } from './theme/applyPartnerTheme.ts';
export { PartnerTheme } from './theme/PartnerTheme.tsx';
export type { PartnerThemeProps } from './theme/PartnerTheme.tsx';
export {
  defaultPartnerColors,
  partnerColorKeys,
  partnerRoles,
  reportColor,
} from './theme/partner.ts';
export type {
  PartnerColorKey,
  PartnerColorReport,
  PartnerColors,
  PartnerRole,
} from './theme/partner.ts';
export type { Scheme, Shades } from './theme/shades.ts';
export { UiProvider } from './theme/UiProvider.tsx';
export type { UiProviderProps } from './theme/UiProvider.tsx';
export {
  clearToasts,
  dismissToast,
  showToast,
  TOAST_DURATION as toastDuration,
} from './toast/toastStore.ts';
export type { ToastOptions } from './toast/toastStore.ts';
export { Toaster } from './toast/Toaster.tsx';
export { Tooltip } from './tooltip/Tooltip.tsx';
export type { TooltipProps, TooltipTargetProps } from './tooltip/Tooltip.tsx';
export { UserMenu } from './user-menu/UserMenu.tsx';
export type { UserMenuProps } from './user-menu/UserMenu.tsx';
