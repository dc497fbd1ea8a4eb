/** The session's door with zod. */
export { sessaoContract } from './sessao.contract.ts';
