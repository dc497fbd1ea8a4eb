/** The contract of health. */
export { saudeContract } from './saude.contract.ts';
