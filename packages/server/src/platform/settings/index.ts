/** What modules use of the settings room. */
export {
  readSettings,
  type SettingChange,
  type SettingDefinition,
  type SettingsOf,
  type SettingsRegistry,
  settingErrors,
  storedSettings,
  valueInForce,
  writeSetting,
} from './settings.ts';
