/** The few pictures of the shell; each is decoration beside a text or a label. */
export {
  IconChevronDown as ChevronIcon,
  IconDeviceDesktop as SystemIcon,
  IconExternalLink as ExternalIcon,
  IconHome as HomeIcon,
  IconLogout as SignOutIcon,
  IconMenu2 as MenuIcon,
  IconMoon as MoonIcon,
  IconSettings as SettingsIcon,
  IconSun as SunIcon,
  IconUserCircle as AccountIcon,
} from '@tabler/icons-react';
