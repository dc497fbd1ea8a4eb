/** The shell: frame, bars, mark and ornament. */

export { EntryFrame } from './EntryFrame.tsx';
export { Frame } from './Frame.tsx';
export { NavigationProvider, useNavigation } from './NavigationContext.tsx';

export { PageHeader } from './PageHeader.tsx';
export { SectionBar } from './SectionBar.tsx';
export { Tiles } from './Tiles.tsx';
export { ToolButton, toolClass } from './ToolButton.tsx';
