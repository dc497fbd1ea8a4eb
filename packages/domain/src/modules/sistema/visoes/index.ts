/** Saved views, without zod. */
export { visaoFormMessages } from './visao.form.messages.ts';
export type { Visao, VisaoPadrao } from './visao.schema.ts';
export { PARAMETROS_FORA } from './visoes.lists.ts';
export { visoesErrors, visoesMessages } from './visoes.messages.ts';
export { type Consulta, consultaNoDia, entradaDaConsulta, type Intervalos } from './visoes.rules.ts';
