/** The shell: frame, bars, mark and ornament. */

export { byUrgency, type CounterTone, TONES, useWaiting } from './counters.ts';
export { EntryFrame } from './EntryFrame.tsx';
export { Frame } from './Frame.tsx';
export { Head } from './Head.tsx';
export { ModuleIcon } from './ModuleIcon.tsx';
export { NavigationProvider, type PinnedProps, useNavigation } from './NavigationContext.tsx';
export { type Entry, sectionAt, sectionName } from './navigation.ts';
export { PageHeader } from './PageHeader.tsx';
export { SectionBar } from './SectionBar.tsx';
export { Tiles } from './Tiles.tsx';
export { ToolButton, toolClass } from './ToolButton.tsx';
