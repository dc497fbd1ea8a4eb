/** Manutenções: what the rest of the domain, the server and the screens use without zod. */
export * from './manutencao.arquivo.lists.ts';
export * from './manutencao.lists.ts';
export * from './manutencao.rules.ts';
export type { Manutencao, ManutencaoCompleta, OpcaoDeDespesa } from './manutencao.schema.ts';
export {
  type MotivoDaManutencao,
  manutencoesErrors,
  manutencoesMessages,
  manutencoesMotivos,
} from './manutencoes.messages.ts';
