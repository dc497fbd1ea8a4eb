/** Pages that open without a session: their frame, plain controls, the installation, and what they send. */
export { PublicButton, PublicFailure, PublicField, PublicInput } from './fields.tsx';
export { InstallationProvider, readInstallation, useInstallation } from './installation.ts';
export { PublicPage } from './PublicPage.tsx';
export type { PublicRoute } from './route.ts';
export { usePublicRead } from './usePublicRead.ts';
export { useTicket } from './useTicket.ts';
