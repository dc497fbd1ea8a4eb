/** Files of records without zod. */
export { ANEXOS_SECTION } from './anexos.settings.ts';
