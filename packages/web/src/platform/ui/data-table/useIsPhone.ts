/** Whether the window is as narrow as a phone (the same 640 px as the theme's `.phone-only`), live. Paper never is. */
import { mediaStore } from '../text/media.ts';

/** `isPhone`: now, outside of React. */
export const { now: isPhone, use: useIsPhone } = mediaStore('screen and (max-width: 640px)');
