/** The shell: frame, bars, mark and ornament. */
export { BrandMark } from './BrandMark.tsx';
export { EntryFrame, type EntryFrameProps } from './EntryFrame.tsx';
export { EnvironmentRibbon, Frame } from './Frame.tsx';
export { NavigationProvider, useNavigation } from './NavigationContext.tsx';
export type { Entry } from './navigation.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { SectionBar } from './SectionBar.tsx';
export { Tiles, type TilesProps } from './Tiles.tsx';
export { ToolButton, toolClass } from './ToolButton.tsx';
