/** Whether this computer's Ctrl is ⌘. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
