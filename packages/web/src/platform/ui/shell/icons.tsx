/** The few pictures of the shell; each is decoration beside a text or a label. */
export {
  IconBook2 as ServiceDeskIcon,
  IconChevronDown as ChevronIcon,
  IconDeviceDesktop as SystemIcon,
  IconExternalLink as ExternalIcon,
  IconHome as HomeIcon,
  IconKeyboard as KeysIcon,
  IconLogout as SignOutIcon,
  IconMenu2 as MenuIcon,
  IconMoon as MoonIcon,
  IconSettings as SettingsIcon,
  IconSun as SunIcon,
  IconUserCircle as AccountIcon,
} from '@tabler/icons-react';
