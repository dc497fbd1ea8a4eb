/** What modules use of the settings room. */
export {
  readSettings,
  type SettingChange,
  settingErrors,
  storedSettings,
  valueInForce,
  writeSetting,
} from './settings.ts';
