/** Health: shapes. */
export { type Saude, saudeSchema } from './saude.contract.ts';
